import {
  applyFilter,
  type CallInput,
  type Filter,
  filterResource,
  getMailJob,
  type MailJob,
  Problem,
  sortFilters,
  stopMailJob,
  type TriedFilter,
  tryFilter,
  undoFilter,
} from '@jinshu/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../../testing/fakeServer.ts';
import {
  choose,
  closeApp,
  entries,
  menu,
  type OpenApp,
  openApp,
  patience,
  press,
  pushNews,
  row,
  rows,
  tick,
  told,
  tool,
  withPush,
} from '../../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(closeApp);

const example = (more: Partial<Filter> = {}): Filter => ({
  id: 1,
  name: 'Builds',
  priority: 1,
  isActive: true,
  isLast: false,
  match: 'all',
  conditions: [{ field: 'sender', comparison: 'contains', value: 'build@' }],
  action: { type: 'markRead' },
  missing: null,
  hitCount: 412,
  ...more,
});
const contracts = example({
  id: 2,
  name: 'Contracts',
  priority: 2,
  match: 'any',
  conditions: [
    { field: 'subject', comparison: 'contains', value: '合同' },
    { field: 'size', comparison: 'larger', value: '1024' },
  ],
  action: { type: 'move', folder: 'f6' },
  hitCount: 14,
});
const travel = example({ id: 3, name: 'Travel', priority: 3, isActive: false, action: { type: 'tag', tagId: 'tag1' }, hitCount: 0 });

const jobId = '0d8a7a3e-9a0e-4a53-9a1e-5f6d2b6c1a11';
const tried: TriedFilter = {
  examined: 271,
  count: 14,
  results: [
    {
      uid: 5,
      folder: 'INBOX',
      sender: { name: '周安', address: 'zhou.an@jinshu.example' },
      subject: '外包合同付款节点',
      arrivedAt: '2026-11-19T02:09:00Z',
      isRead: false,
      marks: [[2, 4]],
    },
  ],
  next: null,
};

/** A server of rules, which keeps what is sent. */
async function open(initial: Filter[], more: OpenApp = {}) {
  const kept = { rows: initial };
  const numbered = (list: Filter[]) => list.map((one, at) => ({ ...one, priority: at + 1 }));
  const put = (one: Filter) => {
    const others = kept.rows.filter(({ id }) => id !== one.id);
    kept.rows = numbered(others.toSpliced(one.priority - 1, 0, one));
    return kept.rows.find(({ id }) => id === one.id) as Filter;
  };
  const setActive = (ids: readonly number[], isActive: boolean) => {
    kept.rows = kept.rows.map((one) => (ids.includes(one.id) ? { ...one, isActive } : one));
    return { count: ids.length };
  };
  const opened = await openApp({
    at: '/setting/filter',
    ...more,
    answers: [
      ...(more.answers ?? []),
      answer(filterResource.list, () => ({ count: kept.rows.length, results: kept.rows })),
      answer(filterResource.create, ({ body }) => put({ ...example({ id: 9, hitCount: 0 }), ...body, match: body.match ?? 'all' })),
      answer(filterResource.update, ({ params: { id }, body }) => put({ ...example({ id }), ...body, match: body.match ?? 'all' })),
      answer(filterResource.enable, ({ body: { ids } }) => setActive(ids, true)),
      answer(filterResource.disable, ({ body: { ids } }) => setActive(ids, false)),
      answer(filterResource.bdel, ({ body: { ids } }) => {
        kept.rows = numbered(kept.rows.filter(({ id }) => !ids.includes(id)));
        return { count: ids.length };
      }),
      answer(sortFilters, ({ body: { ids } }) => {
        kept.rows = numbered(kept.rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)));
        return { msg: 'ok' };
      }),
      answer(tryFilter, () => tried),
    ],
  });
  if (!more.at) await screen.findByRole('heading', { level: 1, name: 'Filters' }, patience);
  return { ...opened, kept };
}
const grid = () => within(screen.getByRole('grid', { name: 'Filters' }));
const names = () =>
  grid()
    .getAllByRole('row')
    .map((one) => one.getAttribute('aria-label'));
const button = (name: string | RegExp) => screen.findByRole('button', { name }, patience);
const form = async () => within(await screen.findByRole('form', { name: 'Filter rule' }, patience));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const openRule = async (name: string) => {
  press(grid().getByText(name));
  await waitFor(async () => expect((await form()).getByRole('textbox', { name: 'Name' })).toHaveProperty('value', name), patience);
  return form();
};
const pick = async (label: RegExp, option: string) => {
  press(await button(label));
  press(await screen.findByRole('option', { name: option }, patience));
};
const confirm = async (name: string) => press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name }));
const found = (text: string | RegExp) => screen.findByText(text, {}, patience);

describe('the list of filter rules', () => {
  it('SET-93 SET-06 SET-07 shows rules in order of priority with what they do, turns them on and off, and deletes several', async () => {
    const { server } = await open([example(), contracts, travel]);
    expect(names()).toEqual(['Builds', 'Contracts', 'Travel']);
    expect(grid().getByText('Sender contains “build@” → Mark as read')).toBeDefined();
    expect(grid().getByText('Subject contains “合同”, or another of 2 conditions → Move to folder: 云川二期')).toBeDefined();
    expect(await found('Sender contains “build@” → Tag: 重点项目')).toBeDefined();
    press(grid().getByRole('switch', { name: 'Enable Travel' }));
    await found('3 rules, 3 enabled');
    press(grid().getAllByRole('checkbox')[0] as HTMLElement);
    press(grid().getAllByRole('checkbox')[2] as HTMLElement);
    press(screen.getByRole('button', { name: 'Disable' }));
    await found('3 rules, 1 enabled');
    press(screen.getByRole('button', { name: 'Delete' }));
    await confirm('Delete');
    await found('1 rule, 1 enabled');
    expect(server.callsOf(filterResource.bdel)).toEqual([{ body: { ids: [1, 3] } }]);
  });

  it('SET-93 SET-115 puts rules in another order by keyboard, at once', async () => {
    const { server } = await open([example(), contracts]);
    const handle = within(grid().getByRole('row', { name: 'Builds' })).getByRole('button', { name: /^Drag/ });
    handle.focus();
    fireEvent.keyDown(handle, { key: 'Enter' });
    fireEvent.keyUp(handle, { key: 'Enter' });
    const keyOnFocus = (key: string) => {
      fireEvent.keyDown(document.activeElement as Element, { key });
      fireEvent.keyUp(document.activeElement as Element, { key });
    };
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Insert/), patience);
    keyOnFocus('ArrowDown');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Insert after Contracts'), patience);
    keyOnFocus('Enter');
    await waitFor(() => expect(names()).toEqual(['Contracts', 'Builds']), patience);
    expect(server.callsOf(sortFilters)).toEqual([{ body: { ids: [2, 1] } }]);
  });

  it('SET-93 says of a rule that its folder or tag was deleted, and asks for another one', async () => {
    const { server } = await open([
      { ...contracts, missing: 'folder' },
      travel,
      { ...travel, id: 4, name: 'Gone', action: { type: 'tag', tagId: 'tag99' } },
    ]);
    await within(grid().getByRole('row', { name: 'Contracts' })).findByText(/^Its folder was deleted/, {}, patience);
    await within(grid().getByRole('row', { name: 'Gone' })).findByText(/^Its tag was deleted/, {}, patience);
    expect(within(grid().getByRole('row', { name: 'Travel' })).queryByText(/was deleted/)).toBeNull();
    const opened = await openRule('Contracts');
    expect(opened.getByText(/^Its folder was deleted/)).toBeDefined();
    press(await button('Save'));
    await found('Choose or enter one.');
    await pick(/Folder$/, 'Conference 2026');
    press(await button('Save'));
    await waitFor(
      () => expect(server.callsOf(filterResource.update)).toMatchObject([{ body: { action: { type: 'move', folder: 'f7' } } }]),
      patience,
    );
  });

  it('SET-93 PSH-09 shows what another window changes', async () => {
    const { kept } = await open([example()], { answers: [withPush()] });
    kept.rows = [example(), contracts];
    await pushNews({ type: 'settings-list.changed', resource: 'filters' });
    await waitFor(() => expect(names()).toEqual(['Builds', 'Contracts']), patience);
  });
});

describe('the form of a filter rule', () => {
  it('SET-94 SET-115 makes a rule with its place and as the last one, and keeps what is typed when it is refused', async () => {
    let refuses = true;
    const refusing = answer(filterResource.create, () => {
      if (refuses) throw new Problem('too-many-kept');
      return example({ id: 9, name: 'Offers' });
    });
    const { server } = await open([example(), contracts], { answers: [refusing] });
    press(await button('New rule'));
    const opened = await form();
    expect(opened.getByRole<HTMLInputElement>('textbox', { name: 'Priority' }).value).toBe('3');
    type(opened.getByRole('textbox', { name: 'Name' }), '  Offers ');
    press(opened.getByRole('button', { name: 'Add condition' }));
    type(await opened.findByRole('textbox', { name: 'Value' }, patience), 'shop.example');
    press(opened.getByRole('checkbox', { name: 'Skip later rules for these messages' }));
    await pick(/Action$/, 'Mark as read');
    press(await button('Save'));
    await found('You’ve reached the limit. Delete one to add another.');
    expect(opened.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('  Offers ');
    refuses = false;
    press(await button('Save'));
    expect(await told()).toEqual(['Added']);
    const [, sent] = server.callsOf(filterResource.create);
    expect(sent).toEqual({
      body: {
        name: 'Offers',
        priority: 3,
        isLast: true,
        match: 'all',
        conditions: [{ field: 'sender', comparison: 'contains', value: 'shop.example' }],
        action: { type: 'markRead' },
      },
    });
  });

  it('SET-94 says the limits of names and values, and that an address is wrong', async () => {
    const { server } = await open([example()]);
    const opened = await openRule('Builds');
    type(opened.getByRole('textbox', { name: 'Name' }), '长'.repeat(51));
    type(opened.getByRole('textbox', { name: 'Value' }), 'x'.repeat(201));
    press(opened.getByRole('button', { name: 'Add condition' }));
    await pick(/Action$/, 'Forward');
    type(await opened.findByRole('textbox', { name: 'Forward to' }, patience), 'nobody');
    press(await button('Save'));
    for (const text of ['Use 50 characters or fewer.', 'Use 200 characters or fewer.', 'Enter a value.', 'Enter a valid address.'])
      expect(await opened.findByText(text, {}, patience)).toBeDefined();
    expect(server.callsOf(filterResource.update)).toEqual([]);
  });

  it('SET-94 says how many conditions a rule can have', async () => {
    const attachment = { field: 'attachment', comparison: 'exists', value: '' } as const;
    await open([example({ conditions: Array.from({ length: 20 }, () => attachment) })]);
    const opened = await openRule('Builds');
    expect(opened.getByText('A rule can have up to 20 conditions.')).toBeDefined();
    expect(opened.queryByText('Add condition')).toBeNull();
  });

  it('SET-94 copies a rule, and deletes it after a question', async () => {
    const { server } = await open([example(), contracts]);
    await openRule('Builds');
    press(await button('Copy'));
    await waitFor(async () => expect((await form()).getByDisplayValue('Builds (copy)')).toBeDefined(), patience);
    press(await button('Save'));
    await waitFor(() => expect(names()).toEqual(['Builds', 'Builds (copy)', 'Contracts']), patience);
    expect(server.callsOf(filterResource.create)).toMatchObject([{ body: { priority: 2, action: { type: 'markRead' } } }]);
    await openRule('Contracts');
    press(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement);
    await screen.findByRole('alertdialog', { name: 'Delete the rule “Contracts”?' }, patience);
    await confirm('Delete');
    await waitFor(() => expect(names()).toEqual(['Builds', 'Builds (copy)']), patience);
    expect(screen.queryByRole('form', { name: 'Filter rule' })).toBeNull();
  });

  it('SET-93 asks before unsaved changes are left, for another rule or another page', async () => {
    await open([example(), contracts]);
    const opened = await openRule('Builds');
    type(opened.getByRole('textbox', { name: 'Name' }), 'Nightly builds');
    press(grid().getByText('Contracts'));
    await confirm('Stay');
    expect((await form()).getByDisplayValue('Nightly builds')).toBeDefined();
    press(screen.getByRole('link', { name: 'Templates' }));
    await confirm('Stay');
    press(grid().getByText('Contracts'));
    await confirm('Leave');
    await waitFor(async () => expect((await form()).getByDisplayValue('Contracts')).toBeDefined(), patience);
  });
});

describe('the messages that a rule would match', () => {
  it('SET-114 are counted part by part while one types, up to the last 1,000, with complete conditions only', async () => {
    const parts: CallInput<typeof tryFilter>['body'][] = [];
    const trying = answer(tryFilter, ({ body }) => {
      parts.push(body);
      const results = tried.results.map((one) => ({ ...one, uid: 500 - parts.length }));
      return { ...tried, examined: 500, results, next: 501 - parts.length };
    });
    await open([example()], { answers: [trying] });
    const opened = await openRule('Builds');
    await found('28 of the last 1000 messages match');
    expect(parts.map(({ folder, after }) => [folder, after])).toEqual([
      ['', undefined],
      ['', 500],
    ]);
    expect(within(opened.getByRole('list')).getAllByRole('listitem')[0]?.textContent).toContain('周安');
    press(opened.getByRole('button', { name: 'Add condition' }));
    for (const text of ['b', 'bu', 'build']) type(opened.getAllByRole('textbox', { name: 'Value' })[1] as HTMLElement, text);
    await waitFor(() => expect(parts.at(-1)?.conditions.map(({ value }) => value)).toEqual(['build@', 'build']), patience);
    await found('28 of the last 1000 messages match');
    expect(parts.some(({ conditions }) => conditions.some(({ value }) => value === ''))).toBe(false);
  });

  it('SET-114 stop being counted at the press of Stop, and say what went wrong', async () => {
    let fails = true;
    const trying = answer(tryFilter, ({ body: { after } }) => {
      if (fails) throw new Problem('forbidden');
      return after === undefined ? { ...tried, next: 7 } : new Promise<TriedFilter>(() => undefined);
    });
    await open([example()], { answers: [trying] });
    await openRule('Builds');
    const again = await button('Try again');
    fails = false;
    press(again);
    await found('14 of 271 messages match so far');
    press(await button('Stop'));
    await found('14 of the last 271 messages match');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a rule that is applied to a folder', () => {
  const job = (state: MailJob['state'], done: number): MailJob => ({ id: jobId, state, done, total: 40_000 });
  const begin = async (answers: OpenApp['answers']) => {
    const app = await open([contracts], {
      answers: [answer(applyFilter, () => ({ msg: 'success', job: { id: jobId, total: 40_000 } })), ...(answers ?? [])],
    });
    await openRule('Contracts');
    press(await button('Apply to a folder…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply “Contracts” to existing messages' }, patience));
    expect(dialog.getByRole('button', { name: /Folder$/ }).textContent).toContain('Inbox');
    await dialog.findByText('14 of 271 messages match', {}, patience);
    press(dialog.getByRole('button', { name: 'Apply' }));
    return app;
  };

  it('SET-114 counts the matching messages first, shows its progress, and is undone', async () => {
    let state: MailJob['state'] = 'running';
    const { server } = await begin([
      answer(getMailJob, () => job(state, state === 'running' ? 10_000 : 40_000)),
      answer(undoFilter, () => ({ msg: 'success' })),
    ]);
    await found('Applying “Contracts” to Inbox: 10,000 of 40,000 messages checked');
    state = 'done';
    await found(/^“Contracts” was applied to Inbox: 40,000 messages checked/);
    expect(server.callsOf(applyFilter)).toEqual([{ params: { id: 2 }, body: { folder: 'INBOX' } }]);
    press(await button('Undo'));
    await found(/^“Contracts” was undone in Inbox/);
    expect(server.callsOf(undoFilter)).toEqual([{ body: { job: jobId } }]);
  });

  it('SET-114 is stopped, and what it has done so far is undone; a failure says so', async () => {
    let isRefused = true;
    const { server } = await begin([
      answer(getMailJob, () => job('running', 500)),
      answer(stopMailJob, () => job('stopped', 1_000)),
      answer(undoFilter, () => {
        if (isRefused) throw new Problem('not-found');
        return { msg: 'success' };
      }),
    ]);
    press(await button('Stop'));
    await found('Stopped after 1,000 of 40,000 messages in Inbox.');
    expect(server.callsOf(stopMailJob)).toEqual([{ params: { id: jobId } }]);
    press(await button('Undo'));
    expect(await told()).toEqual([expect.stringMatching(/^Couldn’t undo\. /)]);
    isRefused = false;
    press(await button('Undo'));
    await found(/^“Contracts” was undone/);
  });

  it('SET-114 is offered for rules that forward and delete nothing, and right after saving', async () => {
    await open([example({ action: { type: 'delete' } }), contracts]);
    const opened = await openRule('Builds');
    expect(screen.queryByRole('button', { name: 'Apply to a folder…' })).toBeNull();
    expect(opened.queryByRole('checkbox', { name: /existing messages$/ })).toBeNull();
    const second = await openRule('Contracts');
    press(second.getByRole('checkbox', { name: 'After saving, apply it to existing messages' }));
    press(await button('Save'));
    await screen.findByRole('dialog', { name: 'Apply “Contracts” to existing messages' }, patience);
  });
});

describe('Filter messages like this', () => {
  const start = async (at: string) => open([example()], { at });
  const prefilled = async () => {
    const fields = await (await form()).findAllByRole<HTMLInputElement>('textbox', { name: 'Value' }, patience);
    return fields.map(({ value }) => value);
  };

  it('opens a rule with the sender and the words of the subject, from the menu of a row', async () => {
    const { mailbox, address } = await start('/mailbox/innerbox/INBOX');
    const first = mailbox.rows('INBOX').find(({ subject }) => subject.startsWith('Draft agenda'));
    fireEvent.contextMenu(await row(/Draft agenda/));
    await menu();
    await choose('Filter messages like this');
    await screen.findByRole('heading', { level: 1, name: 'Filters' }, patience);
    expect(await prefilled()).toEqual([first?.sender.address, first?.subject]);
    expect(address()).toBe('/setting/filter');
  });

  it('needs one message, and is not offered in Sent', async () => {
    await start('/mailbox/innerbox/INBOX');
    await tick(/Draft agenda/, /关于云川/);
    press(tool('More'));
    await choose('Filter messages like this');
    expect(await told()).toEqual(['Select only one message.']);
    closeApp();
    await start('/mailbox/innerbox/Sent');
    press(within((await rows())[0] as HTMLElement).getByRole('checkbox'));
    press(tool('More'));
    expect(await entries()).not.toContain('Filter messages like this');
  });
});
