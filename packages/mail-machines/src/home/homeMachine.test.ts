import type { LockStatus } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type HomeSettings, type HomeShortcut, homeMachine, type ShortcutTaken, settingsPollMs, shortcutDelayMs } from './homeMachine.ts';

const all: HomeSettings = { showsCentre: true, showsNetdisk: true };
const open: LockStatus = {
  hasFileLock: false,
  isFileReleased: false,
  hasCalendarLock: false,
  isCalendarReleased: false,
  hasFolderLock: false,
  isFolderReleased: false,
};
/** Lets the actors answer, which takes them some microtasks. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

function start({
  settings = () => all as HomeSettings | null,
  status = open,
}: {
  settings?: () => HomeSettings | null;
  status?: LockStatus;
} = {}) {
  const clock = new SimulatedClock();
  let looks = 0;
  const home = createActor(
    homeMachine.provide({
      actors: {
        readSettings: fromPromise(async () => {
          looks += 1;
          return settings();
        }),
        getLockStatus: fromPromise(async () => status),
      },
    }),
    { clock },
  );
  const taken: ShortcutTaken[] = [];
  home.on('taken', (one) => void taken.push(one));
  home.start();
  const choose = async (shortcut: HomeShortcut) => {
    home.send({ type: 'choose', shortcut });
    clock.increment(shortcutDelayMs);
    for (let turn = 0; turn < 3; turn += 1) await settle();
  };
  return { home, clock, taken, choose, looks: () => looks };
}

describe('the shortcuts of the home page', () => {
  it('HOM-20 act 300 ms after they were chosen, and only the last one', async () => {
    const { home, clock, taken } = start();
    home.send({ type: 'choose', shortcut: 'contacts' });
    clock.increment(299);
    home.send({ type: 'choose', shortcut: 'settings' });
    clock.increment(299);
    await settle();
    expect(taken).toEqual([]);
    clock.increment(1);
    await settle();
    expect(taken).toEqual([{ type: 'taken', to: '/setting/user', viewFilter: '' }]);
  });

  it('HOM-18 the inbox opens first, then its unread filter applies', async () => {
    const { taken, choose } = start();
    await choose('unread');
    expect(taken).toEqual([{ type: 'taken', to: '/mailbox/innerbox/INBOX/', viewFilter: 'unseen' }]);
  });

  it('HOM-21 look every 500 ms whether the settings have arrived', async () => {
    let settings: HomeSettings | null = null;
    const { clock, taken, choose, looks } = start({ settings: () => settings });
    await choose('records');
    expect([taken, looks()]).toEqual([[], 1]);
    clock.increment(settingsPollMs - 1);
    await settle();
    expect(looks()).toBe(1);
    settings = all;
    clock.increment(1);
    await settle();
    expect([taken.map(({ to }) => to), looks()]).toEqual([['/search'], 2]);
  });

  it.each([
    ['files', { showsCentre: true, showsNetdisk: false }],
    ['records', { showsCentre: false, showsNetdisk: true }],
  ] as const)('HOM-21 lead nowhere once the settings say that there are no %s', async (shortcut, settings) => {
    const { home, taken, choose } = start({ settings: () => settings });
    await choose(shortcut);
    expect([taken, home.getSnapshot().value]).toEqual([[], 'idle']);
  });

  it('HOM-19 ask for the lock first where the area is locked, and stay where nobody opens it', async () => {
    const status = { ...open, hasCalendarLock: true, hasFileLock: true };
    const { home, taken, choose } = start({ status });
    for (const shortcut of ['calendar', 'files'] as const) {
      await choose(shortcut);
      expect([home.getSnapshot().hasTag('asking'), taken]).toEqual([true, []]);
      home.send({ type: 'stayed' });
    }
    await choose('files');
    home.send({ type: 'unlocked' });
    expect(taken.map(({ to }) => to)).toEqual(['/file/pfile']);
  });

  it('HOM-19 lead on at once where the area is open', async () => {
    const { taken, choose } = start();
    await choose('calendar');
    expect(taken.map(({ to }) => to)).toEqual(['/calendar/index']);
  });
});
