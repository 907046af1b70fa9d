import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../foundation/provider/index.ts';
import { en } from '../../foundation/strings/index.ts';
import { SlideCaptcha, type SlideCaptchaProps } from './SlideCaptcha.tsx';

const picture = { picture: 'data:,one', piece: 'data:,piece', top: 36, width: 300, height: 128 };

function show(props: Partial<SlideCaptchaProps> = {}) {
  const onSubmit = vi.fn();
  const element = (more: Partial<SlideCaptchaProps> = {}) => (
    <UiProvider locale="en" strings={en}>
      <SlideCaptcha {...picture} onSubmit={onSubmit} onRefresh={vi.fn()} {...props} {...more} />
    </UiProvider>
  );
  const { rerender } = render(element());
  return { onSubmit, change: (more: Partial<SlideCaptchaProps>) => rerender(element(more)) };
}

const handle = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position of the piece' });

describe('SlideCaptcha', () => {
  afterEach(cleanup);

  it('LGN-12 sends the horizontal offset the piece was moved to', () => {
    const { onSubmit } = show();
    fireEvent.change(handle(), { target: { value: '178' } });
    fireEvent.keyDown(handle(), { key: 'Enter' });
    expect(onSubmit.mock.calls).toEqual([[178]]);
  });

  it('starts at the left again when another picture comes', () => {
    const { change } = show();
    fireEvent.change(handle(), { target: { value: '120' } });
    expect(handle().value).toBe('120');
    change({ picture: 'data:,two', state: 'failed' });
    expect(handle().value).toBe('0');
    expect(screen.getByRole('alert').textContent).toBe('The piece doesn’t fit. Try again.');
  });

  it('says that one more is to come, and keeps the keyboard at the handle', () => {
    const { change } = show();
    handle().focus();
    fireEvent.keyDown(handle(), { key: 'Enter' });
    change({ state: 'checking' });
    handle().blur();
    change({ picture: 'data:,two', state: 'halfway' });
    expect(screen.getByRole('alert').textContent).toBe('Right. One more image.');
    expect([document.activeElement === handle(), handle().value]).toEqual([true, '0']);
  });

  it('takes the focus from nothing when another picture comes', () => {
    const { change } = show();
    fireEvent.change(handle(), { target: { value: '120' } });
    fireEvent.keyDown(handle(), { key: 'Enter' });
    screen.getByRole('button', { name: 'New image' }).focus();
    change({ state: 'failed' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New image' }));
  });

  it('keeps Enter from sending the form around it', () => {
    const onFormSubmit = vi.fn((event: Event) => event.preventDefault());
    render(
      <UiProvider locale="en" strings={en}>
        <form onSubmit={(event) => onFormSubmit(event.nativeEvent)}>
          <SlideCaptcha {...picture} onSubmit={vi.fn()} onRefresh={vi.fn()} />
        </form>
      </UiProvider>,
    );
    expect(fireEvent.keyDown(handle(), { key: 'Enter' })).toBe(false);
    expect(onFormSubmit).not.toHaveBeenCalled();
  });
});
