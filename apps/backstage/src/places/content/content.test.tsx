import { listPolicies, type OperationPolicy, Problem, setPolicies, uploadContentPicture } from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examplePolicy, exampleSession } from '../../testing/examples.ts';
import { closeBackStage, type OpenBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

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
    const url = `/api/core/content-picture/${'a'.repeat(64)}/`;
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
