import { listPolicies, type OperationPolicy, Problem, setPolicies, uploadContentPicture } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examplePolicy, exampleSession } from '../../testing/examples.ts';
import { closeBackStage, type OpenBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const image = `/api/core/content-picture/${'a'.repeat(64)}/`;
const texts = (text: string, en = '') => ({ 'zh-hans': text, 'zh-tw': '', en });
const value = (name: string, of: unknown) => examplePolicy({ name, kind: 'text', value: of, version: 4 });
const content = (): OperationPolicy[] => [
  value('title', texts('锦书')),
  value('system_name', texts('锦书研究院')),
  value('welcome_logo', ''),
  value('is_icp', false),
  value('icp_no', ''),
  value('icp_link', ''),
  value('logout_url', ''),
  value('login_url', ''),
  value('register_agreement', texts('请遵守规定。')),
  value('help_url', ''),
  value('help_pages', texts('')),
  value('system_remark', texts('')),
  value('system_remark_from', ''),
  value('system_remark_until', ''),
  value('banner_list', []),
  value('welcome_ads', [
    { title: texts('手机版'), image, url: '' },
    { title: texts('年会'), image, url: '', until: '2020-01-01' },
  ]),
  value('welcome_links', [
    { title: texts('常用'), links: [{ title: texts('协同'), desc: texts(''), url: 'https://oa.example/', icon: '' }] },
  ]),
  value('app_list', [{ name: texts('门户'), description: texts(''), url: 'https://portal.example/', icon: '', departments: [] }]),
];

/** Opens a tab of the content. What is saved comes back with a higher version. */
async function open(tab: string, given: OpenBackStage = {}) {
  let policies = content();
  const opened = await openBackStage({
    at: `/operation/content/${tab}`,
    ...given,
    answers: [
      ...(given.answers ?? []),
      answer(listPolicies, () => ({ count: policies.length, results: policies })),
      answer(setPolicies, ({ body }) => {
        policies = policies.map((policy) => {
          const change = body.changes.find(({ name }) => name === policy.name);
          return change ? { ...policy, value: change.value, version: policy.version + 1 } : policy;
        });
        return { count: policies.length, results: policies };
      }),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Site content' }, patience);
  return {
    ...opened,
    /** Values of the last change that was sent, with the versions that they are based on. */
    sent: () => (opened.server.callsOf(setPolicies).at(-1)?.body as { changes: object[] } | undefined)?.changes,
  };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, patience);
const type = async (name: string, text: string) => fireEvent.change(await field(name), { target: { value: text } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const choose = (file: File) => fireEvent.change(document.querySelector('input[type="file"]') as Element, { target: { files: [file] } });

describe('names and addresses', () => {
  it('BAK-84 BAK-89 sets the name in each language, and previews it in a light and a dark skin', async () => {
    const { sent } = await open('brand');
    expect((await field('System name, English')).placeholder).toBe('锦书研究院');
    await type('System name, English', 'Institute');
    await type('Browser title, 简体中文', '邮箱');
    expect(screen.getAllByText('Log in to Institute').map((one) => one.closest('[data-skin]')?.getAttribute('data-skin'))).toEqual([
      'jingdianlan',
      'moye',
    ]);
    save();
    await waitFor(() =>
      expect(sent()).toEqual([
        { name: 'title', value: texts('邮箱'), version: 4 },
        { name: 'system_name', value: texts('锦书研究院', 'Institute'), version: 4 },
      ]),
    );
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true));
  });

  it('BAK-84 uploads the logo, shows it before it is saved, and says why one was not taken', async () => {
    let isBroken = true;
    const url = image;
    const { sent } = await open('brand', {
      answers: [
        answer(uploadContentPicture, () => {
          if (isBroken) throw new Problem('image-type');
          return { url };
        }),
      ],
    });
    await screen.findByRole('button', { name: 'Choose image: Logo' }, patience);
    choose(new File(['x'], 'logo.png', { type: 'image/png' }));
    await screen.findByText(/Only JPEG, GIF, PNG and BMP images/, {}, patience);
    isBroken = false;
    choose(new File(['y'], 'logo.png', { type: 'image/png' }));
    const logo = await screen.findByRole<HTMLImageElement>('img', { name: 'Logo' }, patience);
    expect(logo.getAttribute('src')).toBe(url);
    expect(screen.getAllByRole('img', { name: '锦书研究院' }).map((one) => one.getAttribute('src'))).toEqual([url, url]);
    save();
    await waitFor(() => expect(sent()).toEqual([{ name: 'welcome_logo', value: url, version: 4 }]));
  });

  it('BAK-88 sets the record filing and the addresses, and asks for http:// or https:// before the server is asked', async () => {
    const { sent } = await open('brand');
    await type('Page after logging out', 'portal.example');
    save();
    await screen.findByText('The address must begin with http:// or https://.');
    expect(sent()).toBeUndefined();
    await type('Page after logging out', 'https://portal.example/bye');
    await type('Link to the administration', 'http://admin.example/');
    fireEvent.click(screen.getByRole('switch', { name: 'Show record-filing number' }));
    await type('Record-filing number', '京ICP备1号');
    await type('Link of the number', 'https://beian.example/');
    save();
    await waitFor(() =>
      expect(sent()).toEqual([
        { name: 'is_icp', value: true, version: 4 },
        { name: 'icp_no', value: '京ICP备1号', version: 4 },
        { name: 'icp_link', value: 'https://beian.example/', version: 4 },
        { name: 'logout_url', value: 'https://portal.example/bye', version: 4 },
        { name: 'login_url', value: 'http://admin.example/', version: 4 },
      ]),
    );
  });

  it('BAK-07 BAK-08 keeps what was typed when somebody else was faster, and asks before it is discarded', async () => {
    const stale = answer(setPolicies, () => {
      throw new Problem('operation-stale', { by: 'sun.yue@jinshu.example', at: '2026-11-20T02:30:00Z' });
    });
    const { visited } = await open('brand', { answers: [stale] });
    await type('Record-filing number', '京ICP备1号');
    save();
    await screen.findByText(/sun\.yue@jinshu\.example/, {}, patience);
    expect((await field('Record-filing number')).value).toBe('京ICP备1号');
    fireEvent.click(within(screen.getByRole('navigation', { name: 'Administration' })).getByRole('link', { name: 'Departments' }));
    expect(await screen.findByRole('alertdialog')).toBeDefined();
    expect(visited.at(-1)).toBe('/operation/content/brand');
  });

  it('BAK-15 shows everything to an auditor and offers no change', async () => {
    await open('brand', { session: exampleSession({ role: 'auditor' }) });
    expect((await field('System name, 简体中文')).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: /image/ })).toBeNull();
  });
});

describe('home page', () => {
  const uploaded = answer(uploadContentPicture, () => ({ url: image }));
  const dialog = () => within(screen.getByRole('dialog'));
  const write = (name: string, text: string) => fireEvent.change(dialog().getByRole('textbox', { name }), { target: { value: text } });
  const press = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
  const list = (name: string) => within(screen.getByRole('grid', { name }));
  const rows = (name: string) => list(name).getAllByRole('row');

  it('BAK-85 BAK-89 sets the notice in each language', async () => {
    const { sent } = await open('home');
    await type('System notice, 简体中文', '今晚停机');
    await type('System notice, English', 'Down tonight');
    save();
    await waitFor(() => expect(sent()).toEqual([{ name: 'system_remark', value: texts('今晚停机', 'Down tonight'), version: 4 }]));
  });

  it('BAK-85 shows the days of the notice, and says at them when they are reversed', async () => {
    const policies = [
      { name: 'system_remark_from', value: '2026-11-25' },
      { name: 'system_remark_until', value: '2026-11-20' },
    ].map(({ name, value: day }) => value(name, day));
    const known = content().map((one) => policies.find(({ name }) => name === one.name) ?? one);
    await open('home', { answers: [answer(listPolicies, () => ({ count: known.length, results: known }))] });
    expect(await screen.findByText('The last day can’t be before the first.', {}, patience)).toBeDefined();
  });

  it('BAK-86 BAK-89 adds a tab and a link, asks for what is missing, and removes both', async () => {
    const { sent } = await open('home');
    fireEvent.click(await screen.findByRole('button', { name: 'Add tab' }, patience));
    press('Done');
    expect(dialog().getByText('Enter the text in 简体中文.')).toBeDefined();
    write('Name, 简体中文', '制度');
    press('Done');
    expect(rows('Tabs').map((row) => row.textContent)).toEqual(['1常用1 link', '2制度0 links']);
    fireEvent.click(screen.getAllByRole('button', { name: 'Add link' })[1] as Element);
    write('Name, 简体中文', '手册');
    write('Link address', 'handbook.example');
    press('Done');
    expect(dialog().getByText('Enter an address that begins with http:// or https://.')).toBeDefined();
    write('Link address', 'https://handbook.example/');
    press('Done');
    fireEvent.click(rows('Links in 常用')[0] as Element);
    press('Remove');
    save();
    const link = { title: texts('手册'), desc: texts(''), url: 'https://handbook.example/', icon: '' };
    const tabs = [
      { title: texts('常用'), links: [] },
      { title: texts('制度'), links: [link] },
    ];
    await waitFor(() => expect(sent()).toEqual([{ name: 'welcome_links', value: tabs, version: 4 }]));
  });

  it('BAK-87 adds a banner with its link, orders and edits small images, and shows which are over', async () => {
    const { sent } = await open('home', { answers: [uploaded] });
    fireEvent.click(await screen.findByRole('button', { name: 'Add banner' }, patience));
    press('Done');
    expect(dialog().getByText('Choose an image.')).toBeDefined();
    choose(new File(['x'], 'day.png', { type: 'image/png' }));
    await dialog().findByRole('img', { name: 'Image' }, patience);
    write('Title, 简体中文', '开放日');
    write('Link address', 'https://jinshu.example/day');
    press('Done');
    expect(rows('Small images').map((row) => row.textContent)).toEqual(['1手机版alwaysShown', '2年会until 2020-01-01Over']);
    fireEvent.keyDown(rows('Small images')[1] as Element, { key: 'ArrowUp', altKey: true });
    fireEvent.click(rows('Small images')[1] as Element);
    write('Title, English', 'On the phone');
    press('Done');
    save();
    await waitFor(() =>
      expect(sent()).toEqual([
        { name: 'banner_list', value: [{ image, url: 'https://jinshu.example/day', title: texts('开放日') }], version: 4 },
        {
          name: 'welcome_ads',
          value: [
            { title: texts('年会'), image, url: '', until: '2020-01-01' },
            { title: texts('手机版', 'On the phone'), image, url: '' },
          ],
          version: 4,
        },
      ]),
    );
  });

  it('BAK-90 adds an application for some departments, and orders and removes others', async () => {
    const { sent } = await open('apps');
    expect((await screen.findAllByText('https://portal.example/ · Everyone', {}, patience)).length).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Add app' }));
    press('Done');
    expect(dialog().getByText('Enter the text in 简体中文.')).toBeDefined();
    write('Name, 简体中文', '目录');
    write('Description, English', 'Rare books');
    write('Link address', 'https://books.example/');
    fireEvent.click(dialog().getByRole('button', { name: /Visible to departments/ }));
    fireEvent.click(await screen.findByRole('option', { name: '研究部' }, patience));
    await dialog().findByRole('row', { name: '研究部' }, patience);
    press('Done');
    expect(screen.getByText('https://books.example/ · 研究部')).toBeDefined();
    fireEvent.keyDown(rows('App center')[1] as Element, { key: 'ArrowUp', altKey: true });
    fireEvent.click(rows('App center')[1] as Element);
    press('Remove');
    save();
    const app = { name: texts('目录'), description: texts('', 'Rare books'), url: 'https://books.example/', icon: '', departments: [2] };
    await waitFor(() => expect(sent()).toEqual([{ name: 'app_list', value: [app], version: 4 }]));
  });

  it('BAK-15 shows images, links and applications to an auditor and offers no change', async () => {
    await open('home', { session: exampleSession({ role: 'auditor' }) });
    await screen.findByRole('grid', { name: 'Small images' }, patience);
    fireEvent.click(rows('Small images')[0] as Element);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});

describe('agreement and help', () => {
  it('BAK-89 sets agreement and help in each language, and the address of a help elsewhere', async () => {
    const { sent } = await open('texts');
    expect((await field('Registration agreement, English')).placeholder).toBe('请遵守规定。');
    await type('Registration agreement, 简体中文', '');
    save();
    expect(await screen.findByText('Enter the text in 简体中文.')).toBeDefined();
    await type('Registration agreement, 简体中文', '请遵守规定！');
    await type('Registration agreement, English', 'Follow the rules.');
    await type('Help text, 简体中文', '# 登录');
    await type('Help address', 'help.example');
    save();
    expect(await screen.findByText('The address must begin with http:// or https://.')).toBeDefined();
    expect(sent()).toBeUndefined();
    await type('Help address', 'https://help.example/');
    save();
    await waitFor(() =>
      expect(sent()).toEqual([
        { name: 'register_agreement', value: texts('请遵守规定！', 'Follow the rules.'), version: 4 },
        { name: 'help_url', value: 'https://help.example/', version: 4 },
        { name: 'help_pages', value: texts('# 登录'), version: 4 },
      ]),
    );
  });
});
