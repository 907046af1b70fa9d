import { isDeepStrictEqual } from 'node:util';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PolicyName, policies, policyNames } from '../platform/policy/policies.ts';
import { type PolicyProof, policyProofs } from '../testing/policyProofs.ts';
import { openPolicyWorld, type PolicyWorld, type Watched } from '../testing/policyWorld.ts';
import { addPolicyCommands } from './policy.ts';
import { noteCommand } from './runCommand.ts';

let world: PolicyWorld;
beforeAll(async () => {
  world = await openPolicyWorld();
  const { host, database, user } = world.database.connection as { host: string; database: string; user: string };
  vi.stubEnv('DATABASE_URL', `postgresql:///${database}?host=${encodeURIComponent(host)}&user=${user}`);
  vi.stubEnv('JINSHU_DATA', world.dataDir);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await world.close();
});

/** Runs a command as a process of its own does: with a pool of its own, and without a way to the memory of the server. */
async function jinshu(...args: string[]): Promise<void> {
  const program = new Command('jinshu').hook('preAction', (_program, command) => noteCommand(command));
  addPolicyCommands(program);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await program.parseAsync(['node', 'jinshu', 'policy', ...args]);
  expect([args, said.mock.calls, process.exitCode]).toEqual([args, [], undefined]);
  said.mockRestore();
}

/** Waits until the running server shows the first or the other value to each of some people. */
async function shows(name: PolicyName, { see, shows: [before, after] }: PolicyProof, people: readonly (readonly [Watched, boolean])[]) {
  for (const [who, isOther] of people) {
    const expected = isOther ? after : before;
    await vi.waitFor(async () => {
      const seen = await see(world, who);
      if (!isDeepStrictEqual(seen, expected)) expect([name, who.name, seen]).toEqual([name, who.name, expected]);
    }, 10_000);
  }
}

describe('every policy, set by the command line while the server runs', () => {
  it.each(policyNames)('BAK-65 BAK-66 %s shows in the product, for everybody, a department or one person', async (name) => {
    const proof: PolicyProof = policyProofs[name];
    const { inside, colleague, outsider, departmentName } = world;
    for (const [other, text] of Object.entries(proof.beside ?? {})) await jinshu('set', other, text);
    await shows(name, proof, [[outsider, false]]);
    const scopes: readonly string[] = policies[name].scopes;
    if (scopes.includes('person')) {
      await jinshu('set', name, proof.text, '--user', inside.address);
      await shows(name, proof, [
        [inside, true],
        [colleague, false],
      ]);
      await jinshu('unset', name, '--user', inside.address);
    }
    if (scopes.includes('department')) {
      await jinshu('set', name, proof.text, '--department', departmentName);
      await shows(name, proof, [
        [inside, true],
        [colleague, true],
        [outsider, false],
      ]);
      await jinshu('unset', name, '--department', departmentName);
    }
    await jinshu('set', name, proof.text);
    await shows(name, proof, [[outsider, true]]);
    await jinshu('unset', name);
    await shows(name, proof, [[outsider, false]]);
    for (const other of Object.keys(proof.beside ?? {}).reverse()) await jinshu('unset', other);
  });
});
