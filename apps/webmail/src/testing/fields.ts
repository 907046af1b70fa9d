import { screen, waitFor, within } from '@testing-library/react';
import { patience } from './openApp.tsx';

/** The open dialog, or the page. */
export const place = () => within(screen.queryByRole('dialog') ?? screen.getByRole('main'));
/** Field whose label begins with a name, once it shows. */
export const fieldOf = (name: string) =>
  waitFor(() => {
    const [found] = ['textbox', 'combobox'].flatMap((role) => place().queryAllByRole(role, { name: new RegExp(`^${name}`) }));
    if (!found) throw new Error(`There is no field ${name}.`);
    return found as HTMLInputElement;
  }, patience);
/** Description of a field, as read by a screen reader. */
export const saidAt = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
