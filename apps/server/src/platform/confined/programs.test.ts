import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { maximumSubject } from '@jinshu/api';
import { expect, it } from 'vitest';
import { subjectLimit } from '../../mime/header/headerText.ts';

/** Refuses `@jinshu/*` packages: only the server can resolve them. */
const hooks = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) { if (name.startsWith('@jinshu/')) throw new Error(name); return next(name, context); } });`;

it.each([
  'features/preview/previewProcess.ts',
  'features/profile/portraitProcess.ts',
  'mail/attachment-text/textProcess.ts',
  'features/table/tableProcess.ts',
  'features/contact/contactFileProcess.ts',
  'features/contact/xlsxProcess.ts',
])(
  'VIE-07 SRC-19 %s stands with nothing but its own files',
  async (file) => {
    const child = fork(path.resolve(import.meta.dirname, '../..', file), {
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`],
      env: {},
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.on('data', (text) => {
      said += text;
    });
    const end = await Promise.race([once(child, 'message').then(() => 'ready'), once(child, 'exit').then(() => said)]);
    child.kill('SIGKILL');
    expect(end).toBe('ready');
  },
  60_000,
);

it('a subject is as long as the contract lets it be', () => expect(subjectLimit).toBe(maximumSubject));
