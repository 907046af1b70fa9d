import type { UiStrings } from '../UiStrings.ts';

/** Strings of `zhHans` for the greeting of the home page. */
export const zhHansHome: Pick<UiStrings, 'home'> = {
  home: {
    greeting: (part, name) => `${{ morning: '上午', afternoon: '下午', evening: '晚上' }[part]}好，${name}`,
    today: (day) => `今天是 ${day}，有 `,
    unread: (count) => `${count} 封未读邮件`,
    separator: '，',
    stop: '。',
    shortcuts: '快捷入口',
  },
};
