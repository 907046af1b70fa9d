import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimDelaysMs, claimMails } from './claimMails.ts';

const user = 'lin.yue@jinshu.example';
const mail = (uid: number, folder = 'INBOX') => ({ folder, uid });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const look = (hasFocus: boolean, visibility: DocumentVisibilityState = 'visible') => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
};

describe('taking new messages for a window', () => {
  it('PSH-22 gives each message to one window, once', async () => {
    look(true);
    expect(await claimMails(user, [mail(1), mail(2)])).toEqual([mail(1), mail(2)]);
    expect(await claimMails(user, [mail(2), mail(3), mail(2, 'Projects')])).toEqual([mail(3), mail(2, 'Projects')]);
    expect(await claimMails('chen.wei@jinshu.example', [mail(1)])).toEqual([mail(1)]);
  });

  it('PSH-22 leaves them to the window with the focus, then to one that can be seen', async () => {
    look(false, 'hidden');
    const hidden = claimMails(user, [mail(1)]);
    look(false);
    const visible = claimMails(user, [mail(1)]);
    look(true);
    const focused = claimMails(user, [mail(1)]);
    vi.advanceTimersByTime(claimDelaysMs.hidden);
    expect([await focused, await visible, await hidden]).toEqual([[mail(1)], [], []]);
  });

  it('PSH-22 gives them to a window in the background where no other is open', async () => {
    look(false, 'hidden');
    const hidden = claimMails(user, [mail(1)]);
    vi.advanceTimersByTime(claimDelaysMs.hidden);
    expect(await hidden).toEqual([mail(1)]);
  });

  it('PSH-22 looks and takes under one lock', async () => {
    look(true);
    const locks: string[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        request: (name: string, work: () => Promise<unknown>) => {
          locks.push(name);
          return work();
        },
      },
    });
    expect([await claimMails(user, [mail(1)]), locks]).toEqual([[mail(1)], ['jinshu.noticed-mails']]);
  });

  it('survives what others have written', async () => {
    look(true);
    for (const written of ['{', '"x"', 'null']) {
      localStorage.setItem('jinshu.noticed-mails', written);
      expect(await claimMails(user, [mail(1)])).toEqual([mail(1)]);
    }
  });
});
