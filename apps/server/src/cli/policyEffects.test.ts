import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PolicyName, policies, policyNames } from '../platform/policy/policies.ts';
import { type PolicyProof, policyProofs, type UnusedPolicy } from '../testing/policyProofs.ts';
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

const isUsed = (proof: PolicyProof | UnusedPolicy): proof is PolicyProof => 'see' in proof;
const used = policyNames.filter((name) => isUsed(policyProofs[name]));

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
  it.each(used)('BAK-65 BAK-66 %s shows in the product, for everybody, a department or one person', async (name) => {
    const proof = policyProofs[name] as PolicyProof;
    const { inside, colleague, outsider, departmentName } = world;
    for (const [other, text] of Object.entries(proof.beside ?? {})) await jinshu('set', other, text);
    await shows(name, proof, [[outsider, false]]);
    if (policies[name].scopes.length > 1) {
      await jinshu('set', name, proof.text, '--user', inside.address);
      await shows(name, proof, [
        [inside, true],
        [colleague, false],
      ]);
      await jinshu('unset', name, '--user', inside.address);
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

  it('BAK-66 none is without effect but those that nothing reads', async () => {
    const sources: string[] = [];
    const root = path.join(import.meta.dirname, '..');
    for await (const file of glob('**/*.ts', { cwd: root }))
      if (!/\.test\.ts$|^testing\/|Policies\.ts$/.test(file)) sources.push(await readFile(path.join(root, file), 'utf8'));
    const isRead = (name: string) => sources.some((text) => new RegExp(`\\b${name}\\b`).test(text));
    expect(policyNames.filter((name) => !isUsed(policyProofs[name]) && isRead(name))).toEqual([]);
  });
});
