import { emptyDraft, getSharedStatus } from '@jinshu/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Account } from '../../core/account/AccountProvider.tsx';
import { mailboxKey } from '../../core/session/sessionStore.ts';
import { toasts } from '../../core/toast/toasts.ts';
import { exampleStatus } from '../../testing/examples.ts';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, openApp, patience } from '../../testing/openApp.tsx';
import type { DraftCopy } from './copyStore.ts';
import { offerLeftCopies } from './leftCopies.ts';

vi.setConfig({ testTimeout: 120_000 });

const kept = vi.hoisted(() => new Map<string, { userName: string; title: string }>());
vi.mock('./copyStore.ts', async (original) => ({
  ...(await original<typeof import('./copyStore.ts')>()),
  browserCopies: {
    put: async (copy: DraftCopy) => void kept.set(copy.draftId, copy),
    drop: async (draftId: string) => void kept.delete(draftId),
    all: async () => [...kept.values()],
  },
}));

const userName = 'lin.yue@jinshu.example';
const copyOf = (owner: string, title: string): DraftCopy => {
  const draft = emptyDraft(crypto.randomUUID(), { address: userName, name: '' });
  return { draftId: draft.draftId, userName: owner, title, draft, attachments: [], at: Date.now() };
};
afterEach(() => {
  kept.clear();
  closeApp();
});

it('SHR-08 a letter that was left unfinished is offered in the mailbox that it was written in, and in no other', async () => {
  for (const [owner, title] of [
    [userName, 'own'],
    [`${userName} 7`, 'of the seventh'],
    [`${userName} 8`, 'of the eighth'],
  ] as const) {
    const copy = copyOf(owner, title);
    kept.set(copy.draftId, copy);
  }
  const offered = async (isInSharedMailbox: boolean) => {
    toasts.clear();
    const account = { userName, status: exampleStatus({ isInSharedMailbox }) } as Account;
    await offerLeftCopies(account, ((_: unknown, values: { title: string }) => values?.title ?? '') as never);
    return toasts.getSnapshot().map(({ message }) => message);
  };
  localStorage.setItem(mailboxKey, '7');
  expect(await offered(true)).toEqual(['of the seventh']);
  localStorage.setItem(mailboxKey, '8');
  expect(await offered(true)).toEqual(['of the eighth']);
  expect(await offered(false)).toEqual(['own']);
});

it('SHR-08 the copy of a letter says which mailbox it is written in', async () => {
  await openApp({ answers: [answer(getSharedStatus, () => exampleStatus({ isInSharedMailbox: true }))] });
  localStorage.setItem(mailboxKey, '7');
  fireEvent.click(screen.getAllByRole('button', { name: 'Compose' })[0] as HTMLElement);
  const form = within(await screen.findByRole('form', { name: 'Compose' }, { timeout: 60_000 }));
  act(() => void fireEvent.change(form.getByRole('textbox', { name: 'Subject' }), { target: { value: 'Unfinished' } }));
  await waitFor(() => expect([...kept.values()]).toMatchObject([{ userName: `${userName} 7`, title: 'Unfinished' }]), patience);
});
