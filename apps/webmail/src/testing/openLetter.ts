import { Problem, type ProblemCode, readMessage } from '@jinshu/api';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleMessage } from './examples.ts';
import { answer } from './fakeServer.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { type OpenApp, type OpenedApp, openApp, patience, press, row } from './openApp.tsx';

/** The first mail of the example inbox. */
export const notice = /云川二期项目验收安排/;
/** Its subject. */
export const title = '关于云川二期项目验收安排的通知';

/** Finds the open message. */
export const article = (name: string | RegExp = title) => screen.findByRole('article', { name }, patience);
/** The toolbar above it. */
export const toolbar = () => within(screen.getByRole('toolbar', { name: 'Reading actions' }));
/** A button of the toolbar. */
export const tool = (name: string) => toolbar().getByRole('button', { name });
/** Returns the frame of the message, once the buttons above it are rendered. */
export async function body(): Promise<HTMLElement> {
  const frame = await screen.findByTitle('Message body', {}, patience);
  await waitFor(() => toolbar().getAllByRole('button'), patience);
  return frame;
}

/** Opens the app and a message of the list, and waits for its content. */
export async function read(words: RegExp | string = notice, options: OpenApp = {}): Promise<OpenedApp> {
  const app = await openApp(options);
  press(await row(words));
  await body();
  return app;
}

/** Attributes of an ordinary message, with overrides. */
export const attributes = (overrides: Partial<ReturnType<typeof exampleMessage>['attributes']>) => ({
  ...exampleMessage().attributes,
  ...overrides,
});

/** A mailbox with one additional, modified message. */
export function mailboxWith(patch: Parameters<Mailbox['add']>[1], folder = 'INBOX'): Mailbox {
  const mailbox = createMailbox();
  mailbox.add(folder, { subject: 'Of its own kind', ...patch });
  return mailbox;
}
/** Subject that identifies its row. */
export const ownKind = /Of its own kind/;
/** Opens that message. */
export const readKind = (patch: Parameters<Mailbox['add']>[1], answers: OpenApp['answers'] = [], more: OpenApp = {}) =>
  read(ownKind, { mailbox: mailboxWith(patch), answers, ...more });

/** Makes the server reject the request for a message. */
export const failing = (code: ProblemCode) =>
  answer(readMessage, () => {
    throw new Problem(code);
  });
