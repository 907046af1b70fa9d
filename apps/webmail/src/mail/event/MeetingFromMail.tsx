import type { Message } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { LockCheck } from '../../core/lock/index.ts';
import { userInfoOptions } from '../../core/session/index.ts';
import { EventEditor } from './EventEditor.tsx';
import { meetingOf } from './eventDrafts.ts';

/** Dialog that creates an event from the open message (RED-26). A locked calendar requires its password first (FLK-06). */
export function MeetingFromMail({ message, onClose }: { message: Message; onClose: () => void }) {
  const { api, userName } = useAccount();
  const { pathname, search } = useLocation();
  const { data: user, isPending } = useQuery(userInfoOptions(api));
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  if (!isOpen)
    return (
      <LockCheck
        area="calendar"
        target={`${pathname}${search}`}
        onEnd={({ outcome }) => (outcome === 'open' ? setOpen(true) : onClose())}
      />
    );
  if (isPending) return null;
  return (
    <EventEditor
      edited={{ kind: 'new' }}
      draft={meetingOf(message, user?.address ?? userName, now)}
      keptAs={`event-of-mail/${message.folder}/${message.uid}`}
      onClose={onClose}
    />
  );
}
