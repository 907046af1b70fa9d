import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../foundation/provider/index.ts';
import { en } from '../../foundation/strings/en.ts';
import { Clock } from './Clock.tsx';

const now = new Date(2025, 10, 20, 18, 32);

test.each([
  ['zh-hans', '18:32|11月20日　星期四　乙巳年十月初一'],
  ['en', '18:32|Thursday, November 20'],
  ['ja', '18:32|11月20日木曜日'],
  ['fr-CH', '18:32|jeudi 20 novembre'],
])('writes the time and the day in %s', (locale, written) => {
  const html = renderToStaticMarkup(
    <UiProvider locale={locale} strings={en}>
      <Clock now={now} isTwelveHour={false} />
    </UiProvider>,
  );
  expect(html.replace('</time>', '|').replaceAll(/<[^>]*>/g, '')).toBe(written);
});
