import { useLocale } from 'react-aria-components';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en, extendStrings, zhHans, zhTw } from '../strings/index.ts';
import { nearestLocale, toIntlLocale } from './locale.ts';
import { RightToLeft } from './RightToLeft.tsx';
import { UiProvider, useLocaleCode, useStrings } from './UiProvider.tsx';

function Probe() {
  return [useLocaleCode(), useLocale().locale, useStrings().appShell.accountMenu].join(' ');
}

function Direction() {
  const { locale, direction } = useLocale();
  return [direction, new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(0)].join(' ');
}

test.each([
  ['zh-hans', zhHans, 'zh-hans zh-CN 账号菜单'],
  ['zh-tw', zhTw, 'zh-tw zh-TW 帳號選單'],
  ['en', en, 'en en-US Account menu'],
  ['ja', extendStrings(en, { appShell: { accountMenu: 'アカウント' } }), 'ja ja アカウント'],
  ['pt-BR', en, 'pt-BR pt-BR Account menu'],
  ['fr-CH', en, 'fr-CH fr-CH Account menu'],
] as const)('gives the parts %s', (locale, strings, seen) => {
  const html = renderToString(
    <UiProvider locale={locale} strings={strings}>
      <Probe />
    </UiProvider>,
  );
  expect(html).toBe(seen);
});

test('the direction of a page turns the parts round, and keeps their language', () => {
  const html = renderToString(
    <UiProvider locale="en" strings={en}>
      <RightToLeft>
        <Direction />
      </RightToLeft>
    </UiProvider>,
  );
  expect(html).toBe('rtl January');
});

test('a part outside the provider says what it needs', () => {
  expect(() => renderToString(<Probe />)).toThrow('The part needs a UiProvider.');
});

test('I18-01 language codes become those of Intl', () => {
  expect((['zh-hans', 'zh-tw', 'en'] as const).map(toIntlLocale)).toEqual(['zh-CN', 'zh-TW', 'en-US']);
});

test('names that exist in three languages only come from the nearest one', () => {
  const tags = ['zh-hans', 'zh-tw', 'en', 'zh-Hant-HK', 'zh', 'zh-CN', 'ja', 'de-AT'];
  expect(tags.map(nearestLocale)).toEqual(['zh-hans', 'zh-tw', 'en', 'zh-tw', 'zh-hans', 'zh-hans', 'en', 'en']);
});
