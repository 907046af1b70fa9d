import {
  allowedSenderResource,
  autoForwardResource,
  autoReplyResource,
  bindableFactors,
  blockedSenderResource,
  endSessions,
  getForwarding,
  getSmsNotice,
  getTwoFactor,
  listPictureSenders,
  listSessions,
  listSharedToMe,
  listShares,
  movingResource,
  presetMoving,
  smsSenderResource,
} from '@jinshu/api';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fakeServer.ts';
import { fieldOf, place, saidAt } from '../../testing/fields.ts';
import { closeApp, openApp, patience, press } from '../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const nothing = { count: 0, results: [] };
/** Lists without rows. A call that would change something has no answer, which fails the test. */
const answers = [
  ...[allowedSenderResource, blockedSenderResource, autoForwardResource, autoReplyResource, smsSenderResource, movingResource].map(
    ({ list }) => answer(list as typeof movingResource.list, () => nothing),
  ),
  answer(getForwarding, () => ({ keepsCopy: true, forwardsSpam: false, isAllowed: true, isOutsideAllowed: true })),
  answer(getSmsNotice, () => ({ isOn: true, mobile: '13800000000', start: '08:00', end: '22:00', sentToday: 0, dailyLimit: 20 })),
  answer(listShares, () => nothing),
  answer(listSharedToMe, () => nothing),
  answer(listPictureSenders, () => nothing),
  answer(presetMoving, () => nothing),
  answer(listSessions, () => ({ sessions: [] })),
  answer(endSessions, () => ({ sessions: [] })),
  answer(getTwoFactor, () => ({
    hasAuthenticator: false,
    hasSms: false,
    mobile: '',
    hasClientCode: false,
    recoveryCodesLeft: 0,
    passkeys: [],
    trustedDevices: [],
    allowedFactors: [...bindableFactors],
  })),
];

/** A form of the settings with something wrong in it. */
interface WrongForm {
  page: string;
  /** Buttons that lead to the form, one after the other. */
  way?: readonly (string | RegExp)[];
  /** Typed texts by field. */
  typed: Readonly<Record<string, string>>;
  /** The button that would save it. */
  save: string;
  /** Error messages by field. */
  told: Readonly<Record<string, string>>;
}

const badEntry = { 'New entry': 'not an address' };
const entryRule = { 'New entry': 'Enter an address, or @ followed by a domain.' };
const forms: readonly WrongForm[] = [
  {
    page: 'param',
    typed: { 'Minutes between saves': '61' },
    save: 'Save',
    told: { 'Minutes between saves': 'Enter a whole number from 1 to 60.' },
  },
  {
    page: 'param',
    way: ['From a size'],
    typed: { 'Size in MB': '4096' },
    save: 'Save',
    told: { 'Size in MB': 'Enter a whole number from 1 to 2048.' },
  },
  { page: 'tag', way: ['New folder'], typed: { Name: 'a/b' }, save: 'Create', told: { Name: 'A name can’t contain' } },
  {
    page: 'tag',
    way: ['New folder'],
    typed: { Name: '二十一个字的文件夹名称实在是太长太长太长了啊' },
    save: 'Create',
    told: { Name: 'Use 20 characters or fewer.' },
  },
  { page: 'tag', way: ['New tag'], typed: { '': '  ' }, save: 'Create', told: { '': 'Enter a name.' } },
  { page: 'autoreply', way: ['New rule'], typed: { Name: '' }, save: 'Save', told: { Name: 'Enter a name.' } },
  { page: 'autoforward', typed: { 'New entry': 'nobody' }, save: 'Add', told: { 'New entry': 'Enter a valid address.' } },
  { page: 'whitelist', typed: badEntry, save: 'Add', told: entryRule },
  { page: 'blacklist', typed: badEntry, save: 'Add', told: entryRule },
  { page: 'sms', typed: badEntry, save: 'Add', told: entryRule },
  { page: 'sms', typed: { Mobile: 'not a number' }, save: 'Save', told: { Mobile: 'Enter a number.' } },
  {
    page: 'mailboxmove',
    way: ['Add mailbox'],
    typed: { Account: 'lin', Server: '', Port: '993' },
    save: 'Save',
    told: { Server: 'Enter a server.' },
  },
  {
    page: 'relatelist',
    way: ['Share with colleagues'],
    typed: { Colleagues: '' },
    save: 'Share',
    told: { Colleagues: 'Select at least one colleague.' },
  },
  {
    page: 'twofactor',
    way: ['Set up SMS'],
    typed: { 'Phone number': '' },
    save: 'Send code',
    told: { 'Phone number': 'Enter a phone number.' },
  },
  { page: 'feedback', typed: { Title: '', Content: '列表里多显示几行。' }, save: 'Send', told: { Title: 'Enter a title.' } },
  { page: 'feedback', typed: { Title: '列表', Content: ' \n ' }, save: 'Send', told: { Content: 'Enter what you want to say.' } },
];

it.each(forms.map((form) => [form.page, Object.values(form.told).join(' '), form] as const))(
  '/setting/%s says "%s" at the field, and nothing that was typed is lost',
  async (page, _told, { way = [], typed, save, told }) => {
    const { server } = await openApp({ at: `/setting/${page}`, answers });
    for (const name of way)
      press(await waitFor(() => place().queryByRole('radio', { name }) ?? place().getByRole('button', { name }), patience));
    for (const [name, value] of Object.entries(typed)) {
      const field = await fieldOf(name);
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    }
    const calls = server.calls.length;
    press(place().getByRole('button', { name: save }));
    for (const [name, sentence] of Object.entries(told)) {
      const field = await fieldOf(name);
      await waitFor(() => expect([name, saidAt(field)]).toEqual([name, expect.stringContaining(sentence)]), patience);
    }
    for (const [name, value] of Object.entries(typed))
      expect([name, (await fieldOf(name)).value.replaceAll(',', '')]).toEqual([name, value]);
    const changing = server.calls.slice(calls).filter(({ endpoint }) => endpoint.method !== 'GET');
    expect(changing.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).toEqual([]);
  },
);
