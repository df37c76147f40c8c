/** A small made-up battle for tests: two players on a square field, a few disks. */

import type { DiskRow, Unit, View } from "../src/lib/protocol";

export function unit(id: string, r: number): Unit {
  return {
    id,
    race: "empire",
    r,
    movement: 4,
    attack: 3,
    counter: 2,
    toughness: 4,
    stamina: 0,
    hero: false,
    keywords: [],
    traits: [],
    ranged: [],
    abilities: [],
  };
}

export function disk(id: number, at: readonly [number, number], z: number, owner = 0): DiskRow {
  return {
    id,
    unit: "small",
    owner,
    controller: owner,
    place: "table",
    at,
    z,
    damage: 0,
    wounds: 0,
    activated: false,
    empowered: false,
  };
}

export function scene(disks: DiskRow[]): View {
  const player = (seat: number, army: string, edge: string): View["players"][number] => ({
    seat,
    army,
    edge,
    hand: [],
    chosen: "",
    discard: [],
    eliminated: false,
    objective: "",
  });
  return {
    printed: {
      scenario: "training",
      field: [90000, 90000],
      ruler: [7500, 15000, 30000],
      units: { small: unit("small", 2000) },
      cards: {},
      objectives: {},
      teams: [],
    },
    disks,
    players: [player(0, "empire", "south"), player(1, "orc", "north")],
    terrain: [],
    zones: [
      { player: 0, box: [31650, 0, 58350, 15000], value: 9, cards: [] },
      { player: 1, box: [31650, 75000, 58350, 90000], value: 9, cards: [] },
    ],
    initiative: [0, 1],
    round: 1,
    phase: "activation",
    scenario: "",
    queue: [],
    resolution: null,
    activation: null,
    winner: -2,
    scores: [],
  };
}
