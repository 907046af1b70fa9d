import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../core/language/language.ts';
import { ExampleApp } from '../../testing/ExampleApp.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new Error('a part that is broken');
}

it('says that a screen is broken instead of showing an empty page', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ExampleApp at="/" initial={await loadLanguage('en')}>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </ExampleApp>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Internal server error');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  logged.mockRestore();
});
