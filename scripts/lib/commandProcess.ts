import { createProgram } from '../../apps/server/src/cli/program.ts';

/** One run of the command line: its settings and its arguments. */
export interface CommandCall {
  env: Readonly<Record<string, string | undefined>>;
  args: readonly string[];
}

/** What the run wrote to the standard output, and its exit code. */
export interface CommandAnswer {
  said: string;
  code: number;
}

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
