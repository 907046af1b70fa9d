import { UiProvider } from '@jinshu/ui/provider';
import type { UiStrings } from '@jinshu/ui/strings';
import { en } from '@jinshu/ui/strings/en';
import { chooseOption, openSelect, optionLabels, readMessages } from '@jinshu/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createDesk } from '../desk';
import { Helpdesk } from '../Helpdesk';
import { Mailbox } from '../Mailbox';
import { SkinSwitcher } from '../SkinSwitcher';
import { ja } from '.';

type Leaf = [path: string, value: unknown];

const leavesOf = (strings: object, path = ''): Leaf[] =>
  Object.entries(strings).flatMap(([key, value]): Leaf[] =>
    typeof value === 'object' && value !== null ? leavesOf(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  );

/** Paths of all strings, those of functions with the number of parameters. */
const shapeOf = (strings: UiStrings) =>
  leavesOf(strings)
    .map(([path, value]) => (typeof value === 'function' ? `${path}/${value.length}` : path))
    .sort();

/** Writes a string. A list of one number serves as any argument: it reads as a number, a text and a list. */
const written = (value: unknown) =>
  typeof value === 'function' ? value(...Array.from({ length: value.length }, (_, index) => [index + 3])) : value;

afterEach(cleanup);

it('has each string of the package, with the same parameters', () => {
  expect(shapeOf(ja)).toEqual(shapeOf(en));
});

it('leaves no English but names', () => {
  const english = new Map(leavesOf(en));
  const same = leavesOf(ja).filter(([path, value]) => written(value) === written(english.get(path)));
  expect(same.map(([, value]) => value).sort()).toEqual(['Foxmail', 'Outlook', 'QQ', 'SMS', 'Skype', 'WeChat']);
});

it('writes the list and the form in Japanese', () => {
  const [sender, now] = [{ name: '田中 美咲', address: 'tanaka@jinshu.example' }, new Date(2026, 4, 6, 18)];
  const message = { uid: 1, folder: 'INBOX', recipients: [], sender, isRead: false, arrivedAt: new Date(2026, 4, 6, 9, 5).toISOString() };
  const older = { ...message, uid: 2, arrivedAt: new Date(2025, 11, 31, 9).toISOString(), size: 2_474_639 };
  render(
    <UiProvider locale="ja" strings={ja}>
      <Mailbox
        messages={[
          { ...message, subject: '' },
          { ...older, subject: '報告書' },
        ]}
        now={now}
      />
    </UiProvider>,
  );
  expect(readMessages().map(({ name }) => name)).toEqual(['田中 美咲, （件名なし）', '田中 美咲, 報告書']);
  const list = screen.getByRole('grid', { name: 'メール一覧' }).textContent;
  expect(['今日', 'それ以前', '1件', '2025年12月31日 09:00', '2.36 MB'].filter((text) => !list?.includes(text))).toEqual([]);
  expect(screen.getByRole('combobox', { name: '宛先' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: '件名' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: '本文' })).toBeTruthy();
  for (const name of ['送信', 'プレビュー', '下書き保存', '閉じる', '太字']) expect(screen.getAllByRole('button', { name })).toBeTruthy();
});

it('is a language of the help desk, which loads it and sets it on the page', async () => {
  render(<Helpdesk desk={createDesk()} />);
  act(() => openSelect('Language'));
  expect(optionLabels()).toEqual(['English', '简体中文', '繁體中文', '日本語']);
  act(() => chooseOption('日本語'));
  expect(await screen.findByText('報告はまだありません')).toBeTruthy();
  expect(document.documentElement.lang).toBe('ja');
  act(() => openSelect('言語'));
});

it('has names of the skins', () => {
  render(
    <UiProvider locale="ja" strings={ja}>
      <SkinSwitcher />
    </UiProvider>,
  );
  act(() => openSelect('Skin'));
  expect(optionLabels()).toContain('墨夜');
});
