import { text } from 'node:stream/consumers';
import { makePassword } from '../features/password/index.ts';
import { CommandError } from './runCommand.ts';

const minimumLength = 8;

/** Sources of a new password. */
export interface PasswordOptions {
  password?: string | undefined;
  passwordStdin?: boolean | undefined;
}

/** The new password: given, read from the standard input, asked for at a terminal, or made up and then told. */
export async function readPassword({ password, passwordStdin }: PasswordOptions): Promise<{ password: string; isGenerated: boolean }> {
  if (password !== undefined) return { password: checkLength(password), isGenerated: false };
  if (passwordStdin) return { password: checkLength((await text(process.stdin)).replace(/\r?\n$/, '')), isGenerated: false };
  if (process.stdin.isTTY && process.stderr.isTTY) {
    const first = await ask('New password (empty: make one up): ');
    if (first !== '') {
      if ((await ask('Again: ')) !== first) throw new CommandError('The two passwords differ.');
      return { password: checkLength(first), isGenerated: false };
    }
  }
  return { password: makePassword(), isGenerated: true };
}

function checkLength(password: string): string {
  if ([...password].length < minimumLength) throw new CommandError(`A password needs at least ${minimumLength} characters.`);
  return password;
}

/** Reads a line without showing it. */
function ask(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true);
  stdin.resume();
  return new Promise((resolve, reject) => {
    let typed = '';
    const end = () => {
      stdin.off('data', hear).setRawMode(false).pause();
      stderr.write('\n');
    };
    const hear = (bytes: Buffer) => {
      for (const letter of bytes.toString()) {
        if (letter === '\r' || letter === '\n') {
          end();
          return resolve(typed);
        }
        if (letter === '\u0003') {
          end();
          return reject(new CommandError('Nothing was changed.'));
        }
        typed = letter === '\u007f' || letter === '\b' ? [...typed].slice(0, -1).join('') : typed + letter;
      }
    };
    stdin.on('data', hear);
  });
}
