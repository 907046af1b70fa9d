import type { UiStrings } from '../UiStrings.ts';

/** Strings of `en` for the greeting of the home page. */
export const enHome: Pick<UiStrings, 'home'> = {
  home: {
    greeting: (part, name) => `Good ${part}, ${name}`,
    today: (day) => `Today is ${day}. Waiting for you: `,
    unread: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
    separator: ', ',
    stop: '.',
    shortcuts: 'Shortcuts',
  },
};
