// boardgame.io's own server with a small card game for two, for bench/server.py:
// node server.js PORT [FOLDER]: in memory, or with its FlatFile storage in that folder.
'use strict';
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const KINDS = 5;
const VALUES = 12;
const HAND = 6;

// Cards are played from a hand onto the pile of their kind; a higher one than the last scores. Hands and deck are hidden.
const cards = {
  name: 'cards',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(KINDS * VALUES).keys()]);
    const hands = { 0: deck.splice(0, HAND), 1: deck.splice(0, HAND) };
    return { deck, hands, piles: Array.from({ length: KINDS }, () => []), points: { 0: 0, 1: 0 } };
  },
  playerView: ({ G, playerID }) => {
    const { deck, hands, ...rest } = G;
    const own = hands[playerID] || [];
    const sizes = Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, hand.length]));
    return { ...rest, deck: deck.length, hands: sizes, hand: own, legal: own };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, card) => {
        const at = G.hands[playerID].indexOf(card);
        if (at < 0) return INVALID_MOVE;
        G.hands[playerID].splice(at, 1);
        const pile = G.piles[Math.floor(card / VALUES)];
        if (pile.length === 0 || pile[pile.length - 1] < card) G.points[playerID] += 1;
        pile.push(card);
        if (G.deck.length > 0) G.hands[playerID].push(G.deck.pop());
      },
    },
  },
  endIf: ({ G }) => {
    if (G.hands[0].length > 0 || G.hands[1].length > 0) return undefined;
    return { points: G.points };
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [cards], db, origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log('ready') });
