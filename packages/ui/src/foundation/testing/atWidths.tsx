import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

/** Widths of places that a part may be in: a phone, a pane, half a window, most of a window. */
const widths = [320, 420, 600, 960] as const;

/** Renders a part in places of several widths, in one window. */
export function atWidths(render: (width: number) => ReactNode) {
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {widths.map((width) => (
        <div key={width} data-width={width} style={{ inlineSize: width }}>
          {render(width)}
        </div>
      ))}
    </div>
  );
}

/** Expects each of these elements to be within its place, in every width. Elements that are not shown don't count. */
export async function expectInside(canvasElement: HTMLElement, selector: string): Promise<void> {
  for (const place of canvasElement.querySelectorAll<HTMLElement>('[data-width]')) {
    const room = place.getBoundingClientRect();
    const shown = [...place.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    await expect(shown.length, `${selector} at ${place.dataset.width}`).toBeGreaterThan(0);
    const outside = shown.filter(({ left, right }) => left < room.left - 1 || right > room.right + 1);
    await expect(outside, `${selector} at ${place.dataset.width}`).toEqual([]);
  }
}
