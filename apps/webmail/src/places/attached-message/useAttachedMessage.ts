import type { AttachedMessage, Message } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { attachedMessageOptions } from '../../core/cache/index.ts';
import { useUnlocked } from '../../mail/draft/index.ts';

/** An attached message, with the folder and id of the message that carries it. */
export type ShownMessage = AttachedMessage & Pick<Message, 'folder' | 'uid'>;

/** Returns the message of a tab, and the grant to read it if the message that carries it has a password. */
export function useAttachedMessage({ folder, uid, sid }: MailTab) {
  const { api } = useAccount();
  const unlocked = useUnlocked({ folder, uid });
  // The mail that carries it may be closed while this one is read on.
  const [kept] = useState(unlocked?.grant);
  const grant = unlocked?.grant ?? kept;
  const { data, error, refetch } = useQuery(attachedMessageOptions(api, { folder, uid, sid, grant }));
  const message: ShownMessage | undefined = data && { ...data, folder, uid };
  return { message, grant, error, refetch };
}
