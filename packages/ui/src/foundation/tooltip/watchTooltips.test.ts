import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tooltipOf, watchTooltips } from './watchTooltips.ts';

const button = (words: string, top: number) => {
  const element = document.createElement('button');
  for (const [name, value] of Object.entries(tooltipOf(words))) element.setAttribute(name, String(value));
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  document.body.append(element);
  return element;
};
const point = (type: string, target: Element, clientY: number) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 50, clientY, pointerType: 'mouse' }));

let stop = () => {};
const told = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
  stop = watchTooltips(told);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Tooltip of the lower button, which covers the upper one. */
const open = () => {
  const [upper, lower] = [button('Upper', 0), button('Lower', 40)];
  point('pointerover', lower, 50);
  vi.advanceTimersByTime(500);
  const tooltip = document.createElement('div');
  tooltip.setAttribute('role', 'tooltip');
  tooltip.getBoundingClientRect = () => new DOMRect(0, 0, 100, 30);
  document.body.append(tooltip);
  return { upper, lower, tooltip };
};
const lastWords = () => told.mock.lastCall?.[0]?.words ?? null;

describe('a tooltip', () => {
  it('opens where a pointer rests', () => {
    open();
    expect(lastWords()).toBe('Lower');
  });

  it('stays while the pointer is on it, whatever lies below', () => {
    const { upper } = open();
    point('pointerover', document.body, 35);
    point('pointerover', upper, 10);
    point('pointermove', upper, 15);
    vi.advanceTimersByTime(2000);
    expect(lastWords()).toBe('Lower');
  });

  it('goes when the pointer leaves it, though what lies below is the same', () => {
    open();
    point('pointerover', document.body, 25);
    point('pointermove', document.body, 32);
    vi.advanceTimersByTime(100);
    expect(lastWords()).toBe(null);
  });

  it('gives way at once to a click on what lies below it', () => {
    const { upper } = open();
    point('pointerover', upper, 10);
    point('pointerdown', upper, 10);
    expect(lastWords()).toBe(null);
  });
});
