// Random tic-tac-toe through boardgame.io's Client, whole games one after another; run beside its node_modules.
import { createRequire } from "node:module";
import { join } from "node:path";

const { Client } = createRequire(join(process.cwd(), "peer.js"))("boardgame.io/client");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G }) => {
    const won = LINES.find(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]);
    if (won) return { winner: G.cells[won[0]] };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

const client = Client({ game, numPlayers: 2, debug: false });

function play(limit) {
  const start = performance.now();
  let decisions = 0;
  let seconds;
  do {
    client.reset();
    let state = client.getState();
    while (state.ctx.gameover === undefined) {
      const free = [...state.G.cells.keys()].filter((cell) => state.G.cells[cell] === null);
      client.moves.mark(free[Math.floor(Math.random() * free.length)]);
      state = client.getState();
      decisions += 1;
    }
    seconds = (performance.now() - start) / 1000;
  } while (seconds < limit);
  return { decisions, seconds };
}

// Node compiles what runs often: a short measurement would otherwise show mostly the slow start.
play(2);
console.log(JSON.stringify(play(Number(process.argv[2]))));
