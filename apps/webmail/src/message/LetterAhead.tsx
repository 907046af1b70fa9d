import type { Message } from '@jinshu/api';
import { Activity, useEffect, useState } from 'react';
import { Letter } from './Letter.tsx';

/** Longer than the browser takes to draw it. */
const drawnMs = 3_000;

let wasDrawn = false;

const nobody = { name: 'a', address: 'a@a.example' };

/** A mail that nobody has sent. */
const message: Message = {
  ...{ uid: 0, folder: '', subject: 'a', size: 0, remark: '', messageId: '', relation: '' },
  ...{ sentAt: '2026-01-01T00:00:00Z', arrivedAt: '2026-01-01T00:00:00Z' },
  ...{ sender: nobody, to: [nobody], cc: [], bcc: [], replyTo: [] },
  ...{ isRead: true, isAnswered: false, isForwarded: false, isScheduled: false, isUrgent: false, isBurn: false, hasAttachment: false },
  ...{ flagColor: null, tags: [], attachments: [] },
  ...{ text: 'a', html: '', isHtml: false },
  attributes: {
    ...{ isPassword: false, isBurn: false, burnLeft: null, burnDate: null, wantsReceipt: false, canRecall: false, isRecalled: false },
    ...{ hasReturnPath: false, returnPath: '', isCalendar: false, isCalendarEvent: false, isCalendarEventDeleted: false },
    ...{ calendarEventId: null, calendarAnswer: '', isUnparsed: false, isOwn: false },
  },
};

const letter = { message, password: undefined, grant: undefined, isGone: false };
const view = { mode: 'html', isHtml: false, onMode: () => {} } as const;

/**
 * Draws a letter once, out of sight and when nothing else is to be done, so that the first one that is opened finds its code compiled.
 * None of its effects run: it asks the server nothing, and nobody hears of it.
 */
export function LetterAhead() {
  const [isOver, setOver] = useState(wasDrawn);
  useEffect(() => {
    wasDrawn = true;
    const timer = setTimeout(() => setOver(true), drawnMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    !isOver && (
      <Activity mode="hidden">
        <Letter letter={letter} view={view} tabId="ahead" />
      </Activity>
    )
  );
}
