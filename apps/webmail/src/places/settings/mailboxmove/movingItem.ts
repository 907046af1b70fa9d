import type { Moving } from '@jinshu/api';
import { formatSize } from '@jinshu/ui/message-list';
import type { MovingItem } from '@jinshu/ui/moving-list';
import type { IntlShape } from 'react-intl';
import { describeRefusal } from '../serverRefusal.ts';
import { timeText } from '../timeText.ts';
import { movingStrings as s } from './moving.strings.ts';

type Intl = Pick<IntlShape, 'formatMessage' | 'formatNumber' | 'formatDate' | 'formatList' | 'messages' | 'locale'>;

function detailsOf(intl: Intl, moving: Moving, folderName: (rawName: string) => string, now: Date): string {
  const { formatMessage } = intl;
  const { protocol, usesSsl, folderScope, chosenFolders, targetFolder, removeAfterDays, nextReceiveTime, lastReceiveTime } = moving;
  const name = protocol.toUpperCase();
  const time = moving.isActive ? nextReceiveTime : lastReceiveTime;
  const parts = [
    usesSsl ? formatMessage(s.encrypted, { protocol: name }) : name,
    protocol === 'imap' && formatMessage(s[`scope.${folderScope}`], { count: chosenFolders.length }),
    targetFolder !== null && formatMessage(s.target, { folder: folderName(targetFolder) }),
    removeAfterDays !== null && formatMessage(removeAfterDays === 0 ? s.removesNow : s.removesLater, { days: removeAfterDays }),
    time !== null &&
      moving.moveStatus !== 'receiving' &&
      formatMessage(moving.isActive ? s.next : s.last, { time: timeText(intl, time, now) }),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

function problemOf(intl: Intl, { moveStatus, statusInfo }: Moving): string | undefined {
  if (moveStatus === 'full') return intl.formatMessage(s.full);
  if (moveStatus !== 'refused' && moveStatus !== 'failed') return undefined;
  const [reason, ...words] = statusInfo.split(' ');
  return describeRefusal(intl, reason, words.join(' '));
}

/** Converts an account to a row of the list, in the user's language. */
export function movingItemOf(intl: Intl, moving: Moving, folderName: (rawName: string) => string, now: Date): MovingItem {
  const { id, email, isActive, moveStatus, fetchedCount, totalCount, fetchedBytes, currentFolder, lastReceiveTime, runCount } = moving;
  const { formatMessage, formatNumber, locale } = intl;
  const state = isActive ? moveStatus : 'off';
  return {
    id: String(id),
    address: email,
    details: detailsOf(intl, moving, folderName, now),
    state,
    stateText:
      state === 'done' && lastReceiveTime !== null
        ? formatMessage(s.arrived, { count: runCount, time: timeText(intl, lastReceiveTime, now) })
        : undefined,
    isActive,
    progress:
      state === 'receiving'
        ? {
            done: Math.min(fetchedCount, totalCount),
            total: totalCount,
            counts: formatMessage(s.progress, { done: formatNumber(Math.min(fetchedCount, totalCount)), total: formatNumber(totalCount) }),
            more: fetchedBytes > 0 ? [formatSize(fetchedBytes, locale)] : [],
            folder: currentFolder === '' ? '' : formatMessage(s.folder, { folder: currentFolder }),
          }
        : undefined,
    problem: isActive ? problemOf(intl, moving) : undefined,
  };
}
