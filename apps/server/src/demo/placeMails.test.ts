import { describe, expect, it } from 'vitest';
import { otherMails } from './otherMails.ts';
import { outsideMails } from './outsideMails.ts';
import { placeMails } from './placeMails.ts';
import { projectMails } from './projectMails.ts';
import { seriesMails } from './seriesMails.ts';

describe('placeMails', () => {
  it.each([
    ['five seconds', [0, 0, 5]],
    ['half an hour', [0, 31, 0]],
    ['twelve hours', [12, 0, 0]],
    ['all but a minute', [23, 59, 0]],
  ] as const)('%s into the day nothing lies ahead, and an answer comes after what it answers', (_, [hours, minutes, seconds]) => {
    const now = new Date(2026, 10, 22, hours, minutes, seconds);
    const midnight = new Date(2026, 10, 22);
    const mails = [...projectMails, ...outsideMails, ...seriesMails(now), ...otherMails(now)];
    const times = placeMails(mails, now);
    expect([...times].filter(([, at]) => at >= now)).toEqual([]);
    for (const mail of mails.filter(({ answers }) => answers)) {
      expect(times.get(mail)?.getTime()).toBeGreaterThan(times.get(mail.answers as typeof mail)?.getTime() ?? Number.NaN);
    }
    expect([...times.values()].filter((at) => at >= midnight).length).toBeGreaterThan(5);
  });
});
