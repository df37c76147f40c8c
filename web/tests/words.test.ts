import { beforeAll, describe, expect, test } from "vitest";

import { bundle, format, LANGUAGES, load, negotiate } from "../src/lib/fluent";
import { t, texts } from "../src/lib/i18n.svelte";
import { keywordName, pieces, plain, values } from "../src/lib/words";
import { disk, scene } from "./scene";

describe("texts", () => {
  test.each(LANGUAGES)("the files of %s are there and say the same things", async (language) => {
    const [here, english] = [await load(language, new Set(["lessons"])), await load("en", new Set(["lessons"]))];
    expect([...here._messages.keys()].sort()).toEqual([...english._messages.keys()].sort());
    expect(format(here, "start-button")).not.toBe("start-button");
  });

  test("a missing key shows itself", () => {
    expect(format(bundle("en", []), "no-such-text")).toBe("no-such-text");
  });

  test("Polish counts in three ways", async () => {
    const polish = await load("pl");
    const say = (count: number): string => format(polish, "player-cards", { count });
    expect([1, 3, 5, 22].map(say)).toEqual(["1 karta", "3 karty", "5 kart", "22 karty"]);
  });

  test("the browser's languages decide, the region does not matter", () => {
    expect(negotiate(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(negotiate(["fr"])).toBe("en");
  });
});

describe("sentences", () => {
  const cast = { view: scene([disk(0, [0, 0], 1), disk(1, [0, 0], 2)]), players: ["Ann", "Ben"] };

  beforeAll(() => {
    texts.current = bundle("en", [
      "card-waaagh = Waaagh!\ndeployment-scout = Scout ground\nterrain-gully = Gully\n",
      "unit-small = Swordsmen\ndie-hit = hit\nkeyword-impact = Impact { $value }\n",
      "pin = { $disk } pinned { $other }.\nover = { $winner ->\n [-2] Nobody.\n *[other] { $winner }!\n }\n",
      "scatter = { $victims ->\n [0] Nobody.\n *[other] At { $victims }.\n }\nroll = { $faces }\n",
      "strike = { $amount } damage{ $modifiers }.\nmodifiers = ({ $modifiers })\nmodifier = { $source } { $change }\n",
      "modifier-empowered = empowered\nmodifier-cover = cover\n",
    ]);
  });

  test("name disks so that the page can point at them", () => {
    const text = t("pin", values(cast, { disk: 0, other: 1 }));
    expect(plain(text)).toBe("Swordsmen\u00A01 pinned Swordsmen\u00A02.");
    expect(pieces(text).filter(({ kind }) => kind === "disk").map(({ about }) => about)).toEqual([0, 1]);
  });

  test("say what changed a number", () => {
    const say = (modifiers: [string, number][]): string => t("strike", values(cast, { amount: 3, modifiers }));
    expect(say([])).toBe("3 damage.");
    expect(say([["empowered", 1], ["cover", -1]])).toBe("3 damage (empowered +1 and cover −1).");
  });

  test("name players, and nobody", () => {
    expect(plain(t("over", values(cast, { winner: 1 })))).toBe("Ben!");
    expect(plain(t("over", values(cast, { winner: -2 })))).toBe("Nobody.");
  });

  test("tell an empty list from a full one", () => {
    expect(plain(t("scatter", values(cast, { victims: [] })))).toBe("Nobody.");
    expect(plain(t("scatter", values(cast, { victims: [1] })))).toBe("At Swordsmen\u00A02.");
  });

  test("show dice as dice", () => {
    const found = pieces(t("roll", values(cast, { faces: ["hit", 6] })));
    expect(found.filter(({ kind }) => kind === "die").map(({ about }) => about)).toEqual(["hit", 6]);
  });

  test("count what the core sets lack", () => {
    const { missing } = values(cast, { missing: [["unit", "small", 3], ["card", "waaagh", 1]] });
    expect(missing).toBe("3\u00A0×\u00A0Swordsmen and 1\u00A0×\u00A0Waaagh!");
  });

  test("name cards and pieces whichever core set they come from", () => {
    expect(plain(String(values(cast, { cards: ["scout", "scout/2", "gully/2"] }, "offer").cards))).toBe("Scout ground, Scout ground, and Gully");
    expect(plain(String(values(cast, { card: "scout/2" }, "zone").card))).toBe("Scout ground");
  });

  test("give a keyword its number", () => {
    expect(keywordName("impact 2")).toBe("Impact 2");
  });
});
