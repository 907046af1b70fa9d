// @vitest-environment node
import { defaultParameters, type Parameters } from '@jinshu/api';
import { expect, it } from 'vitest';
import { changesOf, diskChoiceOf, faultsOf, ofDiskChoice, toBytes } from './parameterForm.ts';

const of = (part: Partial<Parameters>): Parameters => ({ ...defaultParameters, ...part });

it('SET-118 names the parameters that differ', () => {
  expect(changesOf(defaultParameters, of({}))).toEqual([]);
  expect(changesOf(defaultParameters, of({ pageSize: 50, autosaves: false }))).toEqual(['pageSize', 'autosaves']);
});

it('SET-47 SET-48 refuses sizes and minutes that are no whole numbers in their range', () => {
  const at = (size: number) => faultsOf(of({ movesLargeToDisk: true, diskThreshold: toBytes(size) })).diskThreshold ?? false;
  expect([0, 1, 1.5, 2048, 2049, Number.NaN].map(at)).toEqual([true, false, true, false, true, true]);
  const every = (draftAutosaveMinutes: number) => faultsOf(of({ draftAutosaveMinutes })).draftAutosaveMinutes ?? false;
  expect([0, 1, 60, 61, Number.NaN].map(every)).toEqual([true, false, false, true, true]);
});

it('SET-47 has one choice for what moves to the disk', () => {
  for (const choice of ['none', 'all', 'large'] as const) expect(diskChoiceOf(of(ofDiskChoice(choice)))).toBe(choice);
});

it('SET-118 5,000 random sequences of changes in two windows, with news that comes late, and a restart end with the same values', () => {
  let seed = 118;
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const pool: Partial<Parameters>[] = [
    { readType: 'text' },
    { readType: 'html' },
    { pageSize: 50 },
    { pageSize: 100 },
    { autosaves: false },
    { autosaves: true },
    { uses12Hours: true },
    { draftAutosaveMinutes: 9 },
    { idleAfter: 600 },
    ofDiskChoice('large'),
    ofDiskChoice('all'),
  ];
  for (let sequence = 0; sequence < 5000; sequence += 1) {
    let server = defaultParameters;
    const windows = [0, 1].map(() => ({ saved: defaultParameters, changed: {} as Partial<Parameters>, isStale: false }));
    for (let step = 0; step < 12; step += 1) {
      const here = windows[below(2)];
      if (!here) throw new Error('There are two windows.');
      const kind = below(4);
      if (kind === 0) here.changed = { ...here.changed, ...pool[below(pool.length)] };
      else if (kind === 1) here.saved = server;
      else if (kind === 2) here.changed = {};
      else {
        const values = { ...here.saved, ...here.changed };
        if (changesOf(here.saved, values).length === 0) continue;
        server = values;
        for (const one of windows) one.isStale = true;
        Object.assign(here, { saved: server, changed: {}, isStale: false });
      }
    }
    // The journal reaches every window in the end, and a restarted one asks the server.
    for (const one of windows) if (one.isStale) one.saved = server;
    expect([...windows.map(({ saved }) => saved), JSON.parse(JSON.stringify(server))]).toEqual([server, server, server]);
  }
});
