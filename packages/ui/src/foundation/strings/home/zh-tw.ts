import type { UiStrings } from '../UiStrings.ts';

/** Strings of `zhTw` for the greeting of the home page. */
export const zhTwHome: Pick<UiStrings, 'home'> = {
  home: {
    greeting: (part, name) => `${{ morning: '早安', afternoon: '午安', evening: '晚安' }[part]}，${name}`,
    today: (day) => `今天是 ${day}，有 `,
    unread: (count) => `${count} 封未讀郵件`,
    separator: '，',
    stop: '。',
    shortcuts: '捷徑',
  },
};
