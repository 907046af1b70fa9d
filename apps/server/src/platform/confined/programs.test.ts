import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';
import { maximumSubject } from '@jinshu/api';
import { expect, it } from 'vitest';
import { subjectLimit } from '../../mime/header/headerText.ts';

/** Refuses `@jinshu/*` packages: only the server can resolve them. */
const hooks = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) { if (name.startsWith('@jinshu/')) throw new Error(name); return next(name, context); } });`;

const source = path.resolve(import.meta.dirname, '../..');
const programs = globSync('{features,mail}/**/*Process.ts', { cwd: source });

it('VIE-07 SRC-19 knows the programs', () => {
  expect(programs).toContain('features/preview/previewProcess.ts');
  expect(programs).toContain('mail/attachment-text/textProcess.ts');
});

it.each(programs)(
  'VIE-07 SRC-19 %s stands with nothing but its own files',
  async (file) => {
    const child = fork(path.resolve(source, file), {
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
