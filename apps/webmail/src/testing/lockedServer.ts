import {
  changeLock,
  getLockStatus,
  type LockArea,
  type LockStatus,
  listFolders,
  lockAreas,
  Problem,
  releaseLock,
  removeLock,
  setLock,
} from '@jinshu/api';
import { exampleLockStatus } from './examples.ts';
import { answer, type FakeAnswer } from './fakeServer.ts';
import type { Mailbox } from './mailbox.ts';

const flags = {
  folders: ['hasFolderLock', 'isFolderReleased'],
  calendar: ['hasCalendarLock', 'isCalendarReleased'],
  files: ['hasFileLock', 'isFileReleased'],
} as const satisfies Record<LockArea, readonly [keyof LockStatus, keyof LockStatus]>;

/** Answers of a server that keeps areas locked until it hears the right password. */
export function lockedServer(mailbox: Mailbox, ...areas: readonly LockArea[]): FakeAnswer[] {
  const status = exampleLockStatus(Object.fromEntries(areas.map((area) => [flags[area][0], true])));
  const take = (area: LockArea, sealed: string, flag: 0 | 1) => {
    if ((JSON.parse(sealed) as { value: string }).value !== 'lock-me-1') throw new Problem('lock-password-wrong');
    status[flags[area][flag]] = flag === 1;
    return { ...status };
  };
  return [
    answer(getLockStatus, () => ({ ...status })),
    answer(releaseLock, ({ body: { area, lockPassword } }) => take(area, lockPassword, 1)),
    answer(setLock, ({ body: { areas: chosen } }) => {
      for (const area of chosen) Object.assign(status, { [flags[area][0]]: true, [flags[area][1]]: false });
      return { msg: 'success' };
    }),
    answer(changeLock, ({ body: { areas: chosen = [] } }) => {
      for (const area of lockAreas) status[flags[area][0]] = chosen.includes(area);
      return { msg: 'success' };
    }),
    answer(removeLock, ({ body: { area, lockPassword } }) => take(area, lockPassword, 0)),
    answer(listFolders, () => {
      const isLocked = status.hasFolderLock && !status.isFolderReleased;
      const results = mailbox.folders().map((folder) => ({ ...folder, isLocked: isLocked && !folder.isDefault }));
      return { count: results.length, results };
    }),
  ];
}
