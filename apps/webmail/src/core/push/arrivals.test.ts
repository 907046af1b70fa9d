import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrivals } from './arrivals.ts';
import { showInTitle } from './showInTitle.ts';

let stop: () => void = () => undefined;
const wantsStillness = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
const show = (title = '锦书') => {
  stop = showInTitle(title, (count) => `${count} 封新邮件`);
};

beforeEach(() => {
  vi.useFakeTimers();
  wantsStillness(false);
  arrivals.clear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('PSH-10 the page title', () => {
  it('is the one of the organisation while nothing has come', () => {
    show();
    expect(document.title).toBe('锦书');
  });

  it('counts what has come since the user last looked', () => {
    show();
    arrivals.add(1);
    arrivals.add(2);
    expect(document.title).toBe('3 封新邮件 · 锦书 ·');
  });

  it('counts what had come before there was a title to show it in', () => {
    arrivals.add(2);
    show();
    expect(document.title).toBe('2 封新邮件 · 锦书 ·');
  });

  it('scrolls, a letter each half second', () => {
    show();
    arrivals.add(3);
    vi.advanceTimersByTime(1000);
    expect(document.title).toBe('封新邮件 · 锦书 · 3');
  });

  it('never cuts a letter in two', () => {
    show('𠮷信');
    arrivals.add(1);
    for (let step = 0; step < 20; step += 1) {
      vi.advanceTimersByTime(500);
      expect(document.title.isWellFormed()).toBe(true);
    }
  });

  it('stands still where motion is unwanted', () => {
    wantsStillness(true);
    show();
    arrivals.add(3);
    vi.advanceTimersByTime(5000);
    expect(document.title).toBe('3 封新邮件 · 锦书 ·');
  });

  it('PSH-14 returns to normal once the window has the focus', () => {
    show();
    arrivals.add(3);
    window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(5000);
    expect(document.title).toBe('锦书');
    arrivals.add(1);
    expect(document.title).toBe('1 封新邮件 · 锦书 ·');
  });

  it('is left alone after the end', () => {
    show();
    stop();
    arrivals.add(1);
    vi.advanceTimersByTime(5000);
    expect(document.title).toBe('锦书');
  });
});
