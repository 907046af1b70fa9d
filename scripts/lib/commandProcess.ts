import { createProgram } from '../../apps/server/src/cli/program.ts';
import type { CommandAnswer, CommandCall } from './testServer.ts';

// Tests run the command line a hundred times, and most of the time of a new process goes to loading it.
let said = '';
console.log = (line: unknown) => {
  said += `${String(line)}\n`;
};

async function run({ env, args }: CommandCall): Promise<CommandAnswer> {
  process.env = { ...env };
  process.exitCode = 0;
  said = '';
  await createProgram().parseAsync([...args], { from: 'user' });
  return { said, code: Number(process.exitCode) };
}

let last = Promise.resolve();
process.on('message', (call: CommandCall) => {
  last = last.then(async () => {
    process.send?.(await run(call));
  });
});
process.on('disconnect', () => process.exit());
