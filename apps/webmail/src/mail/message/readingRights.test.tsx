import { getSharedStatus } from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleStatus } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, row } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 120_000 });
afterEach(closeApp);

const agenda = /Draft agenda for the spring workshop/;
const levels = {
  read: { canAll: false, canWrite: false, canSend: false },
  send: { canAll: false, canWrite: false, canSend: true },
  write: { canAll: false, canWrite: true, canSend: false },
};
const writes = ['Reply', 'Reply all', 'Forward'];
const changes = ['Delete', 'Mark as', 'Move to'];

/** Actions offered for an open message at an access level. */
async function offered(level: keyof typeof levels) {
  await openApp({ answers: [answer(getSharedStatus, () => exampleStatus({ isInSharedMailbox: true, ...levels[level] }))] });
  press(await row(agenda));
  const article = within(await screen.findByRole('article', { name: agenda }, patience));
  const bar = within(screen.getByRole('toolbar', { name: 'Reading actions' }));
  // The button that prints is there at every level: the toolbar has come.
  await bar.findByRole('button', { name: 'Print' }, patience);
  const has = (names: readonly string[]) => names.filter((name) => bar.queryByRole('button', { name }) !== null);
  return { article, writes: has(writes), changes: has(changes) };
}

describe('a letter in a shared mailbox', () => {
  it('SHR-23 RED-01 offers who may only read nothing that changes it or answers it', async () => {
    const { article, ...shown } = await offered('read');
    expect(shown).toEqual({ writes: [], changes: [] });
    for (const name of ['Add a note', 'No flag', 'Meeting']) expect(article.queryByRole('button', { name })).toBeNull();
    await waitFor(() => expect(article.getByTitle('Message body')).toBeDefined(), patience);
    expect(screen.queryByRole('region', { name: 'Quick reply' })).toBeNull();
  });

  it('SHR-10 SHR-23 offers who may send answers alone, and what is typed below it stays', async () => {
    const { article: _, ...shown } = await offered('send');
    expect(shown).toEqual({ writes, changes: [] });
    const box = within(await screen.findByRole('region', { name: 'Quick reply' }, patience)).getByRole('textbox');
    fireEvent.change(box, { target: { value: '好的' } });
    expect(box).toHaveProperty('value', '好的');
  });

  it('SHR-23 offers who may write all of it', async () => {
    const { article: _, ...shown } = await offered('write');
    expect(shown).toEqual({ writes, changes });
    expect(await screen.findByRole('region', { name: 'Quick reply' }, patience)).toBeDefined();
  });
});
