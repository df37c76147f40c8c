import { expect, test } from "vitest";

import type { LessonStep } from "../src/lib/protocol";
import { shownStep } from "../src/lesson/steps";

const step = (acts: boolean): LessonStep => ({ name: "", acts, rules: [], disks: [], cards: [], buttons: [], place: null });
const LESSON = [step(false), step(true), step(true), step(false), step(false), step(true), step(false)];

test("what is to be read comes before what is to be done", () => {
  expect(shownStep(LESSON, 1, 0)).toBe(0);
  expect(shownStep(LESSON, 1, 1)).toBe(1);
});

test("who goes on without reading is not held up", () => {
  expect(shownStep(LESSON, 2, 0)).toBe(2);
  expect(shownStep(LESSON, 5, 2)).toBe(3);
  expect(shownStep(LESSON, 5, 4)).toBe(4);
});

test("after the last deed the rest is read, then the lesson is over", () => {
  expect(shownStep(LESSON, 7, 5)).toBe(6);
  expect(shownStep(LESSON, 7, 7)).toBe(7);
});

test("an undo shows an earlier step again", () => {
  expect(shownStep(LESSON, 2, 5)).toBe(2);
});
