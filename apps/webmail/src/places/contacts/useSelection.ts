import { useState } from 'react';
import type { Person } from './book.queries.ts';
import type { BookView } from './bookAddress.ts';

/** Selected people: some of them, or all that the view finds. */
export interface Chosen {
  people: ReadonlyMap<string, Person>;
  isAll: boolean;
}

const none: Chosen = { people: new Map(), isAll: false };

/** The selection of a book. It stays from page to page, and ends with another group or search. */
export function useSelection({ source, nodeId, search }: BookView, rows: readonly Person[]) {
  const place = JSON.stringify([source, nodeId, search]);
  const [kept, setKept] = useState({ place, chosen: none });
  const chosen = kept.place === place ? kept.chosen : none;
  const set = (next: Chosen) => setKept({ place, chosen: next });
  return {
    chosen,
    keys: new Set(chosen.people.keys()),
    clear: () => set(none),
    selectAll: () => set({ people: new Map(), isAll: true }),
    select: (keys: ReadonlySet<string>) => {
      const known = new Map([...chosen.people, ...rows.map((row) => [String(row.id), row] as const)]);
      const people = new Map([...keys].flatMap((key) => (known.has(key) ? [[key, known.get(key) as Person] as const] : [])));
      set({ people, isAll: false });
    },
  };
}

export type SelectionControl = ReturnType<typeof useSelection>;
