import { filterResource } from '@jinshu/api';
import { createApiClient } from '@jinshu/api/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../places/calendar/CalendarPlace.tsx';
import '../../mail/event/EventEditor.tsx';
import '../../places/settings/filter/FilterScreen.tsx';
import { quickReplyOf } from '../../mail/quick-reply/quickReply.actors.ts';
import { contactAnswers, createBook } from '../../testing/contactAnswers.ts';
import { exampleQueryClient } from '../../testing/ExampleApp.tsx';
import { answer } from '../../testing/fakeServer.ts';
import { closeApp, confirm, openApp, patience, press } from '../../testing/openApp.tsx';
import { sessionStore } from '../session/sessionStore.ts';
import { keepForms } from './keptForms.ts';

vi.setConfig({ testTimeout: 30_000 });

// Without WebCrypto a secret goes as it is, so that the fake server can read it.
beforeEach(() =>
  vi.stubGlobal('crypto', { randomUUID: () => '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', getRandomValues: (list: unknown) => list }),
);
afterEach(() => {
  closeApp();
  sessionStorage.clear();
});

const secret = 'OnlyForHerEyes';
const field = (form: string, role: 'form' | 'dialog', name: RegExp) => async () =>
  within(await screen.findByRole(role, { name: form }, patience)).getByRole<HTMLInputElement>('textbox', { name });
const begin = async (name: string) => press((await screen.findAllByRole('button', { name }, patience))[0] as HTMLElement);

/** Locks the window by hand, looks for what is left of the text, and unlocks it. */
async function lockAndUnlock() {
  press(screen.getAllByRole('button', { name: 'Lock screen' })[0] as HTMLElement);
  await confirm('Lock');
  const password = await screen.findByLabelText('Mailbox password', {}, patience);
  const left = [document.documentElement.outerHTML, JSON.stringify({ ...sessionStorage }), JSON.stringify({ ...localStorage })];
  expect(left.filter((text) => text.includes(secret))).toEqual([]);
  fireEvent.change(password, { target: { value: 'Jinshu-2026' } });
  press(screen.getByRole('button', { name: 'Unlock' }));
}

const answers = [
  ...contactAnswers(createBook({ contacts: [], groups: [] })),
  answer(filterResource.list, () => ({ count: 0, results: [] })),
];

describe('a form with text that is not saved', () => {
  it.each([
    ['a contact', '/contact/pab', 'New contact', field('Contact', 'form', /Full name/)],
    ['an event', '/calendar/', 'New event', field('New event', 'dialog', /Title/)],
    ['a filter rule', '/setting/filter', 'New rule', field('Filter rule', 'form', /^Name/)],
  ])('LCK-18 %s is not readable while the screen is locked, and is there again afterwards', async (_, at, button, name) => {
    await openApp({ at, answers });
    await begin(button);
    fireEvent.change(await name(), { target: { value: secret } });
    await lockAndUnlock();
    expect((await name()).value).toBe(secret);
    // Nothing is typed in between: the form still has unsaved text.
    keepForms();
    expect(JSON.stringify({ ...sessionStorage })).toContain(secret);
  });

  it('LCK-18 a saved or canceled form starts empty afterwards', async () => {
    await openApp({ at: '/calendar/' });
    await begin('New event');
    const title = field('New event', 'dialog', /Title/);
    fireEvent.change(await title(), { target: { value: secret } });
    await begin('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await lockAndUnlock();
    await begin('New event');
    expect((await title()).value).toBe('');
  });

  it('LCK-18 LGN-50 a quick reply comes back to its user alone, below its own message', () => {
    const queryClient = exampleQueryClient();
    const message = { folder: 'INBOX', uid: 7 };
    // Every page has a client of its own.
    const textOn = (api: ReturnType<typeof createApiClient>, uid = 7) =>
      quickReplyOf({ api, queryClient, userName: sessionStore.get().userName }, { ...message, uid }, true);
    const loadPage = () => createApiClient({ getToken: () => '' });
    sessionStore.begin('lin.yue@jinshu.example', 'token');
    textOn(loadPage()).send({ type: 'change', text: secret });
    keepForms();
    const next = loadPage();
    expect([textOn(next, 8), textOn(next)].map((reply) => reply.getSnapshot().context.text)).toEqual(['', secret]);
    keepForms();
    sessionStore.begin('chen.wei@jinshu.example', 'token');
    expect(textOn(loadPage()).getSnapshot().context.text).toBe('');
    sessionStore.begin('lin.yue@jinshu.example', 'token');
    expect(textOn(loadPage()).getSnapshot().context.text).toBe('');
  });
});
