import { expect, it } from 'vitest';
import { allMachines, staleMachines } from './machines.ts';

it('the diagrams in docs/machines show the machines as they are: run `pnpm machines` where they do not', () => {
  expect(allMachines.map(({ id }) => id)).toContain('compose');
  expect(staleMachines()).toEqual([]);
});
