import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { allMachines, staleMachines } from './machines.ts';

const folder = path.resolve(import.meta.dirname, '../packages/mail-machines/examples');
const examples = readdirSync(folder);
/** Quotes and spaces are up to the reader. */
const plain = (text: string) => text.replaceAll(/['\s]/g, '');

it('the pages of the machines show them as they are: run `pnpm machines` where they do not', () => {
  expect(allMachines.map(([name]) => name)).toContain('composeMachine');
  expect(staleMachines()).toEqual([]);
});

describe('the examples of the machines', () => {
  it('are one for each machine', () => {
    expect(examples.sort()).toEqual(allMachines.map(([, { id }]) => `${id}.ts`).sort());
  });

  it.each(examples)('%s logs what it says', async (name) => {
    const file = path.join(folder, name);
    const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await import(file);
    const said = [...readFileSync(file, 'utf8').matchAll(/console\.log\(.*?\/\/ (.*)$/gm)].map(([, text]) => plain(text as string));
    expect(said).not.toEqual([]);
    expect(logged.mock.calls.map((values) => plain(format(...values))).sort()).toEqual(said.sort());
    logged.mockRestore();
  });
});
