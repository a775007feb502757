// The reducer that applies an event to the known state: docs/server.md, "Folding".
import type { Event, State } from "./wire";

export function fold(state: State, event: Event): State {
  const kept = event.keep === undefined ? state.log : state.log.slice(0, event.keep);
  return {
    ...state,
    n: event.n,
    table: event.table ? { ...state.table, ...event.table } : state.table,
    game: event.game ? ({ ...state.game, ...event.game } as State["game"]) : state.game,
    you: event.you ? { ...state.you, ...event.you } : state.you,
    log: event.log?.length || kept !== state.log ? [...kept, ...(event.log ?? [])] : state.log,
    now: event.now,
  };
}
