import { listOperationRecords, listPolicies, type OperationPolicy, type OperationRecord, Problem, setPolicies } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examplePolicy, exampleSession } from '../../testing/examples.ts';
import { closeBackStage, type OpenBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

/** The line of a policy. Choices have a group of the same name inside. */
const line = (name: string) => screen.getAllByRole('group', { name })[0] as HTMLElement;
const row = (name: string) => within(line(name));
const button = (name: string) => screen.getByRole('button', { name });
const saved = (policies: readonly OperationPolicy[]) =>
  answer(setPolicies, ({ body }) => ({
    count: policies.length,
    results: policies.map((policy) => {
      const change = body.changes.find(({ name }) => name === policy.name);
      return change ? { ...policy, value: change.value ?? policy.initial, isSetHere: change.value !== null, version: 2 } : policy;
    }),
  }));

async function open(policies: readonly OperationPolicy[], given: OpenBackStage = {}) {
  const opened = await openBackStage({
    at: '/operation/policies',
    ...given,
    answers: [...(given.answers ?? []), answer(listPolicies, () => ({ count: policies.length, results: [...policies] })), saved(policies)],
  });
  await screen.findByRole('navigation', { name: 'Policies' }, patience);
  return opened;
}

const type = (label: string, value: string) => {
  const field = row(label).getByRole('textbox');
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

const flag = (name: string, value = true, more: Partial<OperationPolicy> = {}) => examplePolicy({ name, kind: 'flag', value, ...more });
const number = (name: string, value: number, minimum: number, maximum: number) =>
  examplePolicy({ name, kind: 'number', value, minimum, maximum });

/** Policies of each requirement: how they are set on the page, and what goes to the server. */
const cases: readonly [string, OperationPolicy, string, (label: string) => void, unknown][] = [
  ...(
    [
      ['BAK-67', 'passwd_digital', 'Refuse 3 digits in a row'],
      ['BAK-67', 'passwd_check', 'Change weak passwords at next login'],
      ['BAK-70', 'is_register', 'Registration'],
      ['BAK-70', 'is_recovery_question', 'Recovery by question'],
      ['BAK-70', 'is_recovery_sms', 'Recovery by SMS'],
      ['BAK-73', 'is_fwmail', 'Forwarding'],
      ['BAK-73', 'hide_forward_contents', 'Forward with the original'],
      ['BAK-74', 'is_maildownload', 'Downloads'],
      ['BAK-74', 'is_mailprint', 'Printing'],
      ['BAK-75', 'disable_delete_button', 'Hide all ways to delete'],
      ['BAK-75', 'change_delete_button', 'Delete in the toolbar'],
      ['BAK-76', 'is_fulltext', 'Search box'],
      ['BAK-76', 'center_show', 'File center and self-service query'],
      ['BAK-76', 'sw_netdisk_page', 'Drive'],
      ['BAK-77', 'has_user_department_perm', 'People and departments visible'],
      ['BAK-77', 'webmail_oab_show', 'Organization address book'],
      ['BAK-77', 'webmail_cab_show', 'Company address book'],
      ['BAK-77', 'webmail_soab_show', 'Address books of other domains'],
      ['BAK-78', 'disable_upload_image', 'Refuse images from files'],
      ['BAK-80', 'is_security', 'Security mode'],
      ['BAK-80', 'is_sendsms', 'Notify recipients by SMS'],
      ['BAK-81', 'recall_read', 'Recall read messages'],
      ['BAK-83', 'is_save_sent', 'Save to Sent'],
      ['BAK-83', 'sw_new_mail_remind', 'New mail notifications'],
    ] as const
  ).map(([id, name, label]): [string, OperationPolicy, string, (label: string) => void, unknown] => [
    id,
    flag(name),
    label,
    (known) => fireEvent.click(row(known).getByRole('switch')),
    false,
  ]),
  ...(
    [
      ['BAK-67', number('passwd_size2', 8, 8, 16), 'Shortest length', '12', 12],
      ['BAK-67', number('passwd_former', 0, 0, 24), 'Refuse former passwords', '5', 5],
      ['BAK-67', number('passwd_days', 0, 0, 3650), 'Days until a change', '90', 90],
      ['BAK-68', number('login_failures', 10, 1, 100), 'Failed logins that block', '5', 5],
      ['BAK-68', number('login_failure_minutes', 10, 1, 1440), 'Failed logins count for', '20', 20],
      ['BAK-68', number('login_block_minutes', 15, 1, 1440), 'Block lasts', '30', 30],
      ['BAK-69', number('captcha_tolerance', 5, 1, 20), 'Slide puzzle tolerance', '8', 8],
      ['BAK-69', number('captcha_length', 6, 4, 8), 'Text captcha length', '4', 4],
      ['BAK-69', number('captcha_limit', 100, 10, 999), 'Largest number in sums', '20', 20],
      ['BAK-78', number('attachment_size', 38_797_312, 1024, 1_610_612_735), 'Largest attachment', '20', 20 * 1024 ** 2],
      ['BAK-78', number('mail_size', 52_428_800, 65_536, 2_147_483_647), 'Largest message', '80', 80 * 1024 ** 2],
      ['BAK-78', number('transit_size', 2_147_483_648, 1_048_576, 137_438_953_472), 'Largest online attachment', '1024', 1024 ** 3],
      ['BAK-80', number('sms_per_day', 20, 0, 1000), 'SMS per person a day', '3', 3],
      ['BAK-81', number('recall_hours', 0, 0, 8760), 'Recall within', '48', 48],
      ['BAK-83', number('mailbox_quota', 0, 0, 1e15), 'New mailboxes', '10', 10 * 1024 ** 3],
      ['BAK-83', number('disk_quota', 0, 0, 1e15), 'New personal drives', '2.5', 2.5 * 1024 ** 3],
      ['BAK-96', number('mails_per_hour', 200, 0, 1_000_000), 'Messages per hour', '100', 100],
      ['BAK-96', number('mails_per_day', 1000, 0, 1_000_000), 'Messages per day', '500', 500],
      ['BAK-96', number('recipients_per_mail', 1000, 0, 1_000_000), 'Recipients per message', '200', 200],
      ['BAK-96', number('address_mails_per_hour', 0, 0, 1_000_000), 'Messages from one IP per hour', '300', 300],
      ['BAK-96', number('address_connections_per_hour', 0, 0, 1_000_000), 'Connections from one IP per hour', '60', 60],
      ['BAK-106', number('login_record_days', 365, 30, 3650), 'Login records', '90', 90],
      ['BAK-106', number('mail_record_days', 365, 30, 3650), 'Mail records', '60', 60],
      ['BAK-106', number('security_record_days', 365, 180, 3650), 'Security and administrator records', '180', 180],
    ] as const
  ).map(([id, policy, label, text, value]): [string, OperationPolicy, string, (label: string) => void, unknown] => [
    id,
    policy,
    label,
    (known) => type(known, text),
    value,
  ]),
  [
    'BAK-67',
    examplePolicy({ name: 'passwd_type', kind: 'choice', value: 2, choices: [2, 3, 4] }),
    'Kinds of characters',
    (label) => fireEvent.click(row(label).getByRole('radio', { name: 'Any 3 kinds' })),
    3,
  ],
  [
    'BAK-69',
    examplePolicy({ name: 'captcha', kind: 'choice', value: 'slide', choices: ['off', 'slide', 'click', 'text', 'arithmetic'] }),
    'Captcha',
    (label) => fireEvent.click(row(label).getByRole('radio', { name: 'Sum' })),
    'arithmetic',
  ],
  [
    'BAK-83',
    examplePolicy({ name: 'language', kind: 'choice', value: 'zh-hans', choices: ['zh-hans', 'zh-tw', 'en'] }),
    'Language',
    (label) => fireEvent.click(row(label).getByRole('radio', { name: 'English' })),
    'en',
  ],
  [
    'BAK-101',
    examplePolicy({ name: 'skins', kind: 'choices', value: ['jingdianlan', 'moye', 'xinghe'], choices: ['jingdianlan', 'moye', 'xinghe'] }),
    'Skins offered',
    (label) => fireEvent.click(row(label).getAllByRole('checkbox')[2] as HTMLElement),
    ['jingdianlan', 'moye'],
  ],
  [
    'BAK-78',
    examplePolicy({ name: 'exclude_ext', kind: 'list', value: ['exe'] }),
    'Blocked file types',
    (label) => fireEvent.change(row(label).getByRole('textbox'), { target: { value: 'exe, .BAT' } }),
    ['exe', 'bat'],
  ],
];

describe('the policies', () => {
  it.each(cases.map(([id, policy, label, change, value]) => [id, label, policy, change, value] as const))(
    '%s “%s” is set for the organization',
    async (_id, label, policy, change, value) => {
      const { server } = await open([policy]);
      expect(button('Save').hasAttribute('disabled')).toBe(true);
      change(label);
      fireEvent.click(button('Save'));
      await waitFor(() => expect(server.callsOf(setPolicies)).toHaveLength(1), patience);
      expect(server.callsOf(setPolicies)[0]?.body).toEqual({
        scope: 'organisation',
        changes: [{ name: policy.name, value, version: 1 }],
      });
      await waitFor(() => expect(button('Save').hasAttribute('disabled')).toBe(true), patience);
    },
  );

  it('BAK-69 each kind of captcha has an example', async () => {
    await open([
      examplePolicy({ name: 'captcha', kind: 'choice', value: 'slide', choices: ['off', 'slide', 'click', 'text', 'arithmetic'] }),
    ]);
    expect([...document.querySelectorAll('[data-captcha]')].map((drawing) => drawing.getAttribute('data-captcha'))).toEqual([
      'slide',
      'click',
      'text',
      'arithmetic',
    ]);
  });

  it('BAK-65 shows each value with its default, where it was set and who changed it', async () => {
    await open([
      flag('is_fwmail', false, {
        initial: true,
        isSetHere: true,
        source: 'organisation',
        changedBy: 'sun.yue@jinshu.example',
        changedAt: '2026-11-20T01:12:00Z',
        elsewhere: ['研究部'],
      }),
      number('login_failures', 10, 1, 100),
    ]);
    const text = screen.getByRole('group', { name: 'Forwarding' }).textContent;
    for (const words of ['Default: On', 'Set here', 'Changed by sun.yue@jinshu.example on Nov 20, 2026', 'Also set for 研究部'])
      expect(text).toContain(words);
    expect(screen.getByRole('group', { name: 'Failed logins that block' }).textContent).toContain(
      'Default: 10 times · From 1 times to 100 times',
    );
  });

  it('BAK-65 sets a value for a department, and lets it inherit again', async () => {
    const policy = flag('is_mailprint', true, { source: 'organisation' });
    const { server, visited } = await open([policy], { at: '/operation/policies/department/2' });
    expect(server.callsOf(listPolicies)).toMatchObject([{ query: { scope: 'department', scopeId: 2 } }]);
    expect(screen.getByRole('group', { name: 'Printing' }).textContent).toContain('From the organization');
    expect(screen.queryByRole('button', { name: 'Inherit: Printing' })).toBeNull();
    fireEvent.click(row('Printing').getByRole('switch'));
    fireEvent.click(button('Save'));
    fireEvent.click(await screen.findByRole('button', { name: 'Inherit: Printing' }, patience));
    await waitFor(() => expect(server.callsOf(setPolicies)).toHaveLength(2), patience);
    expect(server.callsOf(setPolicies).map(({ body }) => body)).toEqual([
      { scope: 'department', scopeId: 2, changes: [{ name: 'is_mailprint', value: false, version: 1 }] },
      { scope: 'department', scopeId: 2, changes: [{ name: 'is_mailprint', value: null, version: 2 }] },
    ]);
    expect(visited.at(-1)).toBe('/operation/policies/department/2');
  });

  it('BAK-65 does not offer for a department what is one for all', async () => {
    await open(
      [flag('is_fwmail'), number('mail_size', 52_428_800, 65_536, 2_147_483_647)].map((one, index) =>
        index ? { ...one, scopes: ['organisation'] } : one,
      ),
      {
        at: '/operation/policies/department/2',
      },
    );
    expect(screen.queryByRole('group', { name: 'Largest message' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Forwarding' })).toBeDefined();
  });

  it('BAK-65 finds policies by name', async () => {
    await open([flag('is_fwmail'), number('login_failures', 10, 1, 100)]);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a policy' }), { target: { value: 'failed' } });
    expect(screen.queryByRole('group', { name: 'Forwarding' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Failed logins that block' })).toBeDefined();
  });

  it('BAK-07 BAK-67 says at the field that a number is out of range, and asks the server nothing', async () => {
    const { server } = await open([number('passwd_size2', 8, 8, 16)]);
    type('Shortest length', '20');
    expect(await screen.findByText('Enter a number from 8 characters to 16 characters.', {}, patience)).toBeDefined();
    fireEvent.click(button('Save'));
    expect(server.callsOf(setPolicies)).toEqual([]);
  });

  it('BAK-78 BAK-101 says at the field which other policy it contradicts, and keeps the input', async () => {
    await open([number('attachment_size', 38_797_312, 1024, 1_610_612_735), number('mail_size', 52_428_800, 65_536, 2_147_483_647)], {
      answers: [
        answer(setPolicies, () => {
          throw new Problem(
            'operation-refused',
            { reason: 'policy-conflict', other: 'mail_size' },
            { fields: { attachment_size: ['policy-conflict'] } },
          );
        }),
      ],
    });
    type('Largest attachment', '50');
    fireEvent.click(button('Save'));
    expect(await row('Largest attachment').findByText('Doesn’t fit “Largest message”. Change both together.', {}, patience)).toBeDefined();
    expect(row('Largest attachment').getByDisplayValue('50')).toBeDefined();
  });

  it('BAK-08 names who changed a policy meanwhile, and keeps the input', async () => {
    await open([flag('is_fwmail')], {
      answers: [
        answer(setPolicies, () => {
          throw new Problem('operation-stale', { by: 'sun.yue@jinshu.example', at: '2026-11-20T01:12:00Z' });
        }),
      ],
    });
    fireEvent.click(row('Forwarding').getByRole('switch'));
    fireEvent.click(button('Save'));
    expect(await screen.findByText(/^sun\.yue@jinshu\.example changed this on .*2026/, {}, patience)).toBeDefined();
    expect(row('Forwarding').getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });

  it('BAK-15 shows an auditor no control for a change', async () => {
    await open([flag('is_fwmail', false, { isSetHere: true })], { session: exampleSession({ role: 'auditor' }) });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Use default/ })).toBeNull();
    expect(row('Forwarding').getByRole('switch').hasAttribute('disabled')).toBe(true);
  });
});

describe('the page of a person', () => {
  it('BAK-65 shows each value in force and where it was set', async () => {
    const policies = [
      flag('is_fwmail', false, { source: 'department', sourceName: '研究部' }),
      flag('is_mailprint', true, { source: 'person', sourceName: 'lin.yue@jinshu.example', isSetHere: true }),
      flag('is_maildownload'),
    ];
    const { server } = await open(policies, { at: '/operation/people/7?tab=policies' });
    expect(server.callsOf(listPolicies)).toMatchObject([{ query: { scope: 'person', scopeId: 7 } }]);
    expect(row('Forwarding').getByRole<HTMLInputElement>('switch').checked).toBe(false);
    const origins = ['Forwarding', 'Printing', 'Downloads'].map((name) => screen.getByRole('group', { name }).textContent);
    expect(
      origins.map((text, index) => text.includes(['From the department “研究部”', 'Set here', 'Default value'][index] ?? '?')),
    ).toEqual([true, true, true]);
  });
});

describe('the records of one target', () => {
  const record = (change: Partial<OperationRecord>): OperationRecord => ({
    id: 1,
    at: '2026-11-20T01:12:00Z',
    author: 'sun.yue@jinshu.example',
    role: 'super',
    ip: '10.8.3.45',
    action: 'setPolicies',
    isRefused: false,
    targetKind: 'policy',
    targetId: 'is_fwmail',
    targetName: 'is_fwmail',
    changes: [{ field: 'is_fwmail', before: true, after: false }],
    ...change,
  });

  it('BAK-105 a policy opens the actions that are recorded for it', async () => {
    const { server } = await open([flag('is_fwmail')], {
      answers: [answer(listOperationRecords, () => ({ count: 1, results: [record({})] }))],
    });
    fireEvent.click(button('History: Forwarding'));
    const dialog = within(await screen.findByRole('dialog', { name: 'History of “Forwarding”' }, patience));
    expect(await dialog.findByText('sun.yue@jinshu.example', {}, patience)).toBeDefined();
    expect(server.callsOf(listOperationRecords)).toMatchObject([{ query: { targetKind: 'policy', targetId: 'is_fwmail' } }]);
  });

  it('BAK-105 the page of a person has a tab with the actions that are recorded for it', async () => {
    const { server } = await openBackStage({
      at: '/operation/people/7?tab=records',
      answers: [
        answer(listOperationRecords, () => ({
          count: 1,
          results: [record({ action: 'changePerson', targetKind: 'person', targetId: '7' })],
        })),
      ],
    });
    expect(await screen.findByText('sun.yue@jinshu.example', {}, patience)).toBeDefined();
    expect(server.callsOf(listOperationRecords)).toMatchObject([{ query: { targetKind: 'person', targetId: '7' } }]);
  });
});
