import { expect, it } from 'vitest';
import { createConfinedReader } from './createConfinedReader.ts';

it('VIE-07 SRC-02 a process that reads files finds the contract in its sources: nothing may have been built', async () => {
  const program = new URL('../testing/whereTheContractIs.ts', import.meta.url);
  const reader = createConfinedReader({ program, heapMegabytes: 128, timeLimitMs: 30_000, idleMs: 1000, niceness: 0 });
  expect(await reader.read(null)).toEqual({ place: expect.stringMatching(/\/packages\/api\/src\/index\.ts$/) });
  reader.close();
}, 60_000);
