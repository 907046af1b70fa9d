import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../../foundation/provider/index.ts';
import { en } from '../../foundation/strings/en.ts';
import { type Invitation, InvitationBanner } from './Invitation.tsx';

afterEach(cleanup);

const page = (invitation: Invitation) => (
  <UiProvider locale="en" strings={en}>
    <InvitationBanner onAnswer={() => undefined} {...invitation} />
    <input aria-label="Quick reply" />
  </UiProvider>
);

/** Presses an answer, and shows what comes of it. */
function answer(...then: Invitation[]) {
  const { rerender } = render(page({ state: 'start' }));
  const button = screen.getByRole('button', { name: 'Accept' });
  button.focus();
  fireEvent.click(button);
  return (next: number) => rerender(page(then[next] as Invitation));
}

it('INV-05 the keyboard goes on from the answers that are left', () => {
  const show = answer({ state: 'start', isPending: true }, { state: 'accept' });
  show(0);
  show(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change to tentative' }));
});

it('INV-05 whoever has gone on while the answer was on its way is left alone', () => {
  const show = answer({ state: 'start', isPending: true }, { state: 'accept' });
  show(0);
  screen.getByRole('textbox').focus();
  show(1);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('INV-05 an answer that failed and is given in another window later takes the focus nowhere', () => {
  const show = answer({ state: 'start', isPending: true }, { state: 'start' }, { state: 'accept' });
  show(0);
  show(1);
  (document.activeElement as HTMLElement).blur();
  show(2);
  expect(document.activeElement).toBe(document.body);
});
