import { getComposeParameters, getSharedStatus, readMessage, searchMessages } from '@jinshu/api';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleStatus } from '../testing/examples.ts';
import { answer } from '../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, row, rows, told } from '../testing/openApp.tsx';

vi.mock('../language/language.ts', () => import('../testing/language.ts'));
vi.setConfig({ testTimeout: 120_000 });
afterEach(closeApp);

const agenda = /Draft agenda for the spring workshop/;
const refusal = ['You have no permission for this in the shared mailbox.'];
const none = { canAll: false, canWrite: false, canSend: false };
const enter = (rights: Partial<typeof none> = {}, at?: string) =>
  openApp({ at, answers: [answer(getSharedStatus, () => exampleStatus({ isInSharedMailbox: true, ...none, ...rights }))] });
const composeButton = () => screen.getAllByRole('button', { name: 'Compose' })[0] as HTMLElement;
const form = () => screen.queryByRole('form', { name: 'Compose' });

describe('in a shared mailbox', () => {
  it('SHR-09 ERR-51 FLD-02 whoever may only read begins no mail, and is told so', async () => {
    const { server } = await enter();
    await rows();
    press(composeButton());
    expect(await told()).toEqual(refusal);
    expect([form(), server.callsOf(getComposeParameters)]).toEqual([null, []]);
  });

  it('SHR-09 RTE-36 nor does an address begin one', async () => {
    await enter({}, '/mailbox/innerbox/INBOX?init=composeMail');
    expect(await told()).toEqual(refusal);
    expect(form()).toBeNull();
  });

  it('SHR-09 a search opens no tab for them', async () => {
    const { server } = await enter();
    await rows();
    const box = screen.getByRole('searchbox', { name: 'Search mail' });
    fireEvent.change(box, { target: { value: '预算' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    fireEvent.keyUp(box, { key: 'Enter' });
    expect(await told()).toEqual(refusal);
    expect(server.callsOf(searchMessages)).toEqual([]);
  });

  it('SHR-11 they write to nobody from the card of a sender', async () => {
    await enter();
    const name = (await row(agenda)).querySelector<HTMLElement>('[data-card]');
    fireEvent.pointerOver(name as HTMLElement, { pointerType: 'mouse' });
    const card = within(await screen.findByRole('group', { name: 'Contact card: Amelia Hart' }, patience));
    press(card.getByRole('button', { name: 'Write mail' }));
    expect(await told()).toEqual(refusal);
    expect(form()).toBeNull();
  });

  it('SHR-12 they read every mail', async () => {
    const { server } = await enter();
    press(await row(agenda));
    expect(await screen.findByRole('article', { name: agenda }, patience)).toBeDefined();
    expect(server.callsOf(readMessage).length).toBeGreaterThan(0);
  });

  it.each(['canAll', 'canWrite', 'canSend'] as const)('SHR-09 who has %s begins a mail', async (right) => {
    await enter({ [right]: true });
    await rows();
    press(composeButton());
    expect(await screen.findByRole('form', { name: 'Compose' }, patience)).toBeDefined();
  });
});
