import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../foundation/provider/index.ts';
import { en } from '../../foundation/strings/index.ts';
import { ClickCaptcha, type ClickCaptchaProps } from './ClickCaptcha.tsx';

const picture = { picture: 'data:,one', width: 300, height: 150, words: ['锦', '书', '雁'] };

function show() {
  const onSubmit = vi.fn();
  const onFormSubmit = vi.fn((event: Event) => event.preventDefault());
  const element = (more: Partial<ClickCaptchaProps> = {}) => (
    <UiProvider locale="en" strings={en}>
      <form onSubmit={(event) => onFormSubmit(event.nativeEvent)}>
        <ClickCaptcha {...picture} onSubmit={onSubmit} onRefresh={vi.fn()} {...more} />
      </form>
    </UiProvider>
  );
  const { rerender } = render(element());
  return { onSubmit, onFormSubmit, change: (more: Partial<ClickCaptchaProps>) => rerender(element(more)) };
}

const area = () => screen.getByRole('application', { name: 'Image' });
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(area(), { key });
};

describe('ClickCaptcha', () => {
  afterEach(cleanup);

  it('LGN-14 sends as many places as words are asked for, in the order they were set', () => {
    const { onSubmit } = show();
    press('Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter');
    expect(onSubmit.mock.calls).toEqual([
      [
        [
          { x: 150, y: 75 },
          { x: 155, y: 75 },
          { x: 155, y: 80 },
        ],
      ],
    ]);
  });

  it('begins anew with another picture, and with the first mark after a wrong answer', () => {
    const { onSubmit, change } = show();
    press('Enter');
    change({ picture: 'data:,two' });
    expect(screen.queryByText('1 of 3 marks set')).toBeNull();
    press('Enter', 'Enter', 'Enter');
    expect(onSubmit).toHaveBeenCalledOnce();
    change({ picture: 'data:,two', state: 'failed' });
    press('Enter');
    expect(screen.getByText('1 of 3 marks set')).toBeTruthy();
  });

  it('keeps Enter from sending the form around it, and stands still while it is checked', () => {
    const { onSubmit, onFormSubmit, change } = show();
    expect(fireEvent.keyDown(area(), { key: 'Enter' })).toBe(false);
    change({ state: 'checking' });
    press('Enter', 'Enter');
    fireEvent.click(area());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onFormSubmit).not.toHaveBeenCalled();
  });
});
