import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../foundation/provider/index.ts';
import { en } from '../../foundation/strings/en.ts';
import { weekOf } from './days.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';

test.each([
  ['zh-hans', ['5月6日', '周三', '2026年5月', '2026-05-04']],
  ['en', ['May 6', 'Wed', 'May 2026', '2026-05-03']],
  ['en-GB', ['6 May', 'Wed', 'May 2026', '2026-05-04']],
  ['ja', ['5月6日', '水', '2026年5月', '2026-05-03']],
  ['fr-CH', ['6 mai', 'mer.', 'mai 2026', '2026-05-04']],
  ['ar-EG', ['٦ مايو', 'الأربعاء', 'مايو ٢٠٢٦', '2026-05-02']],
])('writes days and begins the week as usual in %s', (locale, written) => {
  const { result } = renderHook(() => useCalendarFormats(), {
    wrapper: ({ children }) => (
      <UiProvider locale={locale} strings={en}>
        {children}
      </UiProvider>
    ),
  });
  const { shortDay, weekday, month, locale: tag } = result.current;
  const day = '2026-05-06';
  expect([shortDay(day), weekday(day), month(day), weekOf(day, tag)[0]]).toEqual(written);
});
