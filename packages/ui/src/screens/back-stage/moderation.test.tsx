import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../foundation/provider/index.ts';
import { en } from '../../foundation/strings/index.ts';
import { ModerationChoice } from './index.ts';

afterEach(cleanup);

it('BAK-54 moderators show while the switch is on, each can be removed, and a person who only looks can change nothing', () => {
  const change = vi.fn();
  const remove = vi.fn();
  const shen = { id: '7', of: 'person' as const, name: '沈禾', detail: 'shen.he@jinshu.example' };
  const shown = (isModerated: boolean, isReadOnly = false) => (
    <UiProvider locale="en" strings={en}>
      <ModerationChoice
        label="Mail waits for a moderator"
        help="Moderators permit or reject it."
        isModerated={isModerated}
        onChange={change}
        isReadOnly={isReadOnly}
        moderators={[shen]}
        moderatorsLabel="Moderators"
        emptyText="No moderators yet"
        picker={<input aria-label="Find a person" />}
        onRemove={remove}
      />
    </UiProvider>
  );
  const { rerender } = render(shown(false));
  expect(screen.queryByRole('listitem')).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Mail waits for a moderator' }));
  expect(change).toHaveBeenLastCalledWith(true);
  rerender(shown(true));
  expect(screen.getByLabelText('Find a person')).toBeDefined();
  expect(screen.getByRole('listitem', { name: '沈禾' }).textContent).toContain(shen.detail);
  fireEvent.click(screen.getByRole('button', { name: /沈禾/ }));
  expect(remove).toHaveBeenLastCalledWith(shen);
  rerender(shown(true, true));
  expect(screen.queryByLabelText('Find a person')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect((screen.getByRole('switch') as HTMLInputElement).disabled).toBe(true);
});
