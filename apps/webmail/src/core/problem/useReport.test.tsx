import { Problem, problemOfAnswer } from '@jinshu/api';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { wordsOf } from '../../testing/words.ts';
import { toasts } from '../toast/toasts.ts';
import { useReport } from './useReport.ts';

const words = wordsOf('en');
const shown = () => toasts.getSnapshot().map(({ message, tone }) => [message, tone]);
function report(...errors: unknown[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en-US" messages={words}>
      {children}
    </IntlProvider>
  );
  const { result } = renderHook(useReport, { wrapper });
  for (const error of errors) result.current(error);
}

afterEach(() => {
  for (const { id } of toasts.getSnapshot()) toasts.close(id);
});

it('API-13 shows a refusal as a toast that alarms', () => {
  report(problemOfAnswer(400, { non_field_errors: ['No.'] }));
  expect(shown()).toEqual([['No.', 'danger']]);
});

it('API-16 a failure of the server takes the place of the one before', () => {
  report(new Problem('internal'), new Problem('internal'), new Problem('unavailable'));
  expect(shown()).toEqual([[words['problem.unavailable'], 'danger']]);
});

it('says once that the server cannot be reached, however many calls find it so', () => {
  report(new Problem('offline'), new Problem('offline'), new Problem('offline'));
  expect(shown()).toEqual([[words['problem.offline'], 'danger']]);
});

it('API-09 leaves a lost session to its dialog', () => {
  report(new Problem('session-expired'));
  expect(shown()).toEqual([]);
});

it('API-03 says nothing of a call that was cancelled', () => {
  report(new DOMException('stopped', 'AbortError'));
  expect(shown()).toEqual([]);
});
