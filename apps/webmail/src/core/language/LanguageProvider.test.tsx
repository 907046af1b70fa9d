import { LanguagePicker, useLanguage } from '@jinshu/app/language';
import { useStrings } from '@jinshu/ui/provider';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ExampleApp } from '../../testing/ExampleApp.tsx';
import { layoutStrings } from '../page/layout.strings.ts';
import { loadLanguage } from './language.ts';

vi.setConfig({ testTimeout: 20_000 });

/** For a machine that is busy. */
const patience = { timeout: 10_000 };

/** Shows one string of the app and one of a component, and switches the language. */
function Speaker() {
  const { formatMessage, locale } = useIntl();
  const { composeForm } = useStrings();
  const { choose } = useLanguage();
  return (
    <>
      <p>{[locale, formatMessage(layoutStrings.mailbox), composeForm.send].join(' ')}</p>
      <button type="button" onClick={() => void choose('zh-tw')}>
        繁體中文
      </button>
    </>
  );
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('I18-03 I18-05 switches app and parts at once, names it to the page and keeps it on the device', async () => {
  render(
    <ExampleApp at="/" initial={await loadLanguage('en')}>
      <Speaker />
    </ExampleApp>,
  );
  expect([screen.getByText('en-US My mailbox Send').tagName, document.documentElement.lang]).toEqual(['P', 'en']);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('zh-TW 我的信箱 傳送', {}, patience);
  expect([document.documentElement.lang, localStorage.getItem('jinshu.language')]).toEqual(['zh-TW', 'zh-tw']);
});

it('I18-01 offers each language by its own name and marks the one in use', async () => {
  const chosen = vi.fn();
  const { Button } = await import('@jinshu/ui/button');
  render(
    <ExampleApp at="/" initial={await loadLanguage('en')}>
      <LanguagePicker onChoose={chosen}>
        <Button>Language</Button>
      </LanguagePicker>
    </ExampleApp>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Language' }));
  const items = await screen.findAllByRole('menuitemradio', {}, patience);
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    ['简体中文', 'false'],
    ['繁體中文', 'false'],
    ['English', 'true'],
  ]);
  fireEvent.click(items[0]!);
  await waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith('zh-hans'), patience);
});
