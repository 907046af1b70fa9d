import { Problem, presetSmtpProxy, type SmtpProxy, type SmtpProxyForm, smtpProxyResource, verifySmtpProxy } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, pushNews, withPush } from '../../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const example = (more: Partial<SmtpProxy> = {}): SmtpProxy => ({
  id: 1,
  server: 'smtp.old.example',
  port: 465,
  usesSsl: true,
  needsAuth: true,
  account: 'lin',
  email: 'lin@old.example',
  isActive: true,
  statusInfo: '',
  failedAt: null,
  ...more,
});
const failed = { statusInfo: 'login 535 authentication failed', failedAt: '2026-11-19T01:40:00Z' };

/** A server of SMTP proxies, which takes what is sent. */
async function open(rows: SmtpProxy[], answers: NonNullable<Parameters<typeof openApp>[0]>['answers'] = []) {
  const kept = { rows };
  const opened = await openApp({
    at: '/setting/transfer',
    answers: [
      answer(smtpProxyResource.list, () => ({ count: kept.rows.length, results: kept.rows })),
      ...answers,
      answer(smtpProxyResource.create, ({ body: { password: _, ...form } }) => {
        const row = example({ ...form, id: 9 });
        kept.rows = [...kept.rows, row];
        return row;
      }),
      answer(smtpProxyResource.update, ({ params: { id }, body: { password: _, ...form } }) => {
        kept.rows = kept.rows.map((row) => (row.id === id ? { ...row, ...form, statusInfo: '', failedAt: null } : row));
        return kept.rows.find((row) => row.id === id) as SmtpProxy;
      }),
      answer(smtpProxyResource.disable, ({ body: { ids } }) => {
        kept.rows = kept.rows.map((row) => (ids.includes(row.id) ? { ...row, isActive: false } : row));
        return { count: 1 };
      }),
      answer(smtpProxyResource.bdel, ({ body: { ids } }) => {
        kept.rows = kept.rows.filter((row) => !ids.includes(row.id));
        return { count: 1 };
      }),
      answer(presetSmtpProxy, () => ({ count: 0, results: [] })),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'SMTP accounts' }, patience);
  return { ...opened, kept };
}
const itemOf = async (name: string) => within(await screen.findByRole('listitem', { name }, patience));
const fieldOf = (name: string) => screen.getByRole('textbox', { name });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const textIn = (name: string) => (fieldOf(name) as HTMLInputElement).value;

it('SET-97 lists the accounts with their servers and the last failure in words, and follows them by push', async () => {
  const { kept } = await open(
    [
      example(failed),
      example({ id: 2, email: 'lin@plain.example', server: 'smtp.plain.example', port: 587, usesSsl: false, needsAuth: false }),
      example({ id: 3, email: 'lin@off.example', isActive: false, ...failed }),
    ],
    [withPush()],
  );
  const first = await itemOf('lin@old.example');
  first.getByText('Failed');
  first.getByText('smtp.old.example:465 · SSL · login required');
  first.getByText(/^The server refused the account or password\..*535 authentication failed · Last attempt: Nov 19, 2026/);
  const plain = await itemOf('lin@plain.example');
  plain.getByText('Working');
  plain.getByText('smtp.plain.example:587');
  const off = await itemOf('lin@off.example');
  off.getByText('Off');
  expect(off.queryByRole('button', { name: 'Verify again' })).toBeNull();
  kept.rows = [example()];
  await pushNews({ type: 'settings-list.changed', resource: 'transefers' });
  await first.findByText('Working', {}, patience);
});

it('SET-97 SET-07 SET-06 verifies a failed one again, turns one off, and deletes one after a question', async () => {
  const problems = [new Problem('server-refused', { reason: 'unreachable', words: '' })];
  const { server } = await open(
    [example(failed)],
    [
      answer(smtpProxyResource.update, ({ params: { id } }) => {
        const problem = problems.shift();
        if (problem) throw problem;
        return example({ id });
      }),
    ],
  );
  const item = await itemOf('lin@old.example');
  press(item.getByRole('button', { name: 'Verify again' }));
  await screen.findByText('The server can’t be reached. Check its name and port.', {}, patience);
  press(item.getByRole('button', { name: 'Verify again' }));
  await screen.findByText('Saved', {}, patience);
  expect(server.callsOf(smtpProxyResource.update).at(-1)).toMatchObject({
    params: { id: 1 },
    body: { email: 'lin@old.example', password: '' },
  });
  fireEvent.click(item.getByRole('switch', { name: 'Send through lin@old.example' }));
  await item.findByText('Off', {}, patience);
  expect(server.callsOf(smtpProxyResource.disable)).toMatchObject([{ body: { ids: [1] } }]);
  press(item.getByRole('button', { name: 'More actions for lin@old.example' }));
  press(await screen.findByRole('menuitem', { name: 'Delete' }, patience));
  const question = within(await screen.findByRole('alertdialog', {}, patience));
  question.getByText('Messages waiting for it won’t be sent.');
  press(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('No SMTP accounts', {}, patience);
});

it('SET-99 SET-98 fills in a provider, verifies while saving and says so, and shows a wrong password at its field', async () => {
  const waits: (() => void)[] = [];
  const { server } = await open(
    [],
    [
      answer(presetSmtpProxy, () => ({ count: 1, results: [{ name: 'QQ', server: 'smtp.qq.com', port: 465, usesSsl: true }] })),
      answer(verifySmtpProxy, () => ({ msg: 'ok' })),
      answer(smtpProxyResource.create, async ({ body: { password, ...form } }) => {
        await new Promise<void>((resolve) => waits.push(resolve));
        if (password === 'wrong') throw new Problem('server-refused', { reason: 'login', words: '535 no' });
        return example({ ...form, id: 9 });
      }),
    ],
  );
  await screen.findByText('No SMTP accounts', {}, patience);
  press(screen.getByRole('button', { name: 'Add SMTP account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add SMTP account' }, patience));
  dialog.getByText('Takes 3–10 seconds.');
  press(dialog.getByRole('button', { name: 'Verify and save' }));
  for (const text of ['Enter an email address.', 'Enter a server.', 'Enter an account.', 'Enter a password.'])
    await dialog.findByText(text, {}, patience);
  expect(server.callsOf(smtpProxyResource.create)).toEqual([]);
  type(fieldOf('Email address'), 'lin@qq.com');
  fireEvent.blur(fieldOf('Email address'));
  await waitFor(() => expect(textIn('Server')).toBe('smtp.qq.com'), patience);
  expect(textIn('Account')).toBe('lin@qq.com');
  type(dialog.getByLabelText('Password'), 'wrong');
  press(dialog.getByRole('button', { name: 'Test connection' }));
  await dialog.findByText('Connected.', {}, patience);
  press(dialog.getByRole('button', { name: 'Verify and save' }));
  await dialog.findByText('Contacting the server. This takes 3–10 seconds.', {}, patience);
  await waitFor(() => expect(waits).toHaveLength(1), patience);
  waits.shift()?.();
  const sentence = 'The server refused the account or password. It may require an app password. Server response: 535 no';
  await dialog.findByText(sentence, {}, patience);
  const password = dialog.getByLabelText('Password') as HTMLInputElement;
  const told = (password.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(told).toContain(sentence);
  expect([password.value, textIn('Email address')]).toEqual(['wrong', 'lin@qq.com']);
  type(password, 'secret-1');
  press(dialog.getByRole('button', { name: 'Verify and save' }));
  await waitFor(() => expect(waits).toHaveLength(1), patience);
  waits.shift()?.();
  await screen.findByText('Added', {}, patience);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  expect(server.callsOf(smtpProxyResource.create).at(-1)?.body).toEqual({
    email: 'lin@qq.com',
    server: 'smtp.qq.com',
    port: 465,
    usesSsl: true,
    needsAuth: true,
    account: 'lin@qq.com',
    password: 'secret-1',
  } satisfies SmtpProxyForm);
});

it.each([
  [new Problem('sender-not-yours'), 'Addresses of this organization can’t be used.'],
  [new Problem('email-format'), 'Enter a valid email address.'],
  [new Problem('invalid-input', {}, { fields: { email: ['taken'] } }), 'An SMTP account for this address already exists.'],
  [new Problem('invalid-input', {}, { fields: { password: ['missing'] } }), 'Enter a password.'],
  [new Problem('server-refused', { reason: 'untrusted', words: '' }), 'The server’s certificate isn’t trusted.'],
])('SET-99 says why a changed account was refused, and keeps what was typed: $code', async (problem, sentence) => {
  await open(
    [example()],
    [
      answer(smtpProxyResource.update, () => {
        throw problem;
      }),
    ],
  );
  press((await itemOf('lin@old.example')).getByRole('button', { name: 'More actions for lin@old.example' }));
  press(await screen.findByRole('menuitem', { name: 'Edit' }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit SMTP account' }, patience));
  dialog.getByText('Leave empty to keep the saved password.');
  type(fieldOf('Email address'), 'lin@new.example');
  press(dialog.getByRole('button', { name: 'Verify and save' }));
  await dialog.findByText(sentence, {}, patience);
  expect(textIn('Email address')).toBe('lin@new.example');
});
