import type { MailTab } from '@jinshu/mail-machines';
import { SkeletonRows } from '@jinshu/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { parametersOptions } from '../../core/session/index.ts';
import { placeOf } from '../../mail/letter/index.ts';
import { AttachedLetter } from './AttachedLetter.tsx';
import { AttachedToolbar } from './AttachedToolbar.tsx';
import { useAttachedMessage } from './useAttachedMessage.ts';

/** Tab of a message attached to another one. Shows its header, body and attachments, including messages attached to it. */
export function AttachedMessageTab({ tab }: { tab: MailTab }) {
  const { api } = useAccount();
  const { message, grant, error, refetch } = useAttachedMessage(tab);
  const { data: parameters } = useQuery(parametersOptions(api));
  const [chosen, choose] = useState<'html' | 'text'>();
  const mode = chosen ?? parameters?.readType ?? 'html';
  if (error) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <AttachedToolbar {...{ tab, message, grant, mode }} />
      {message ? <AttachedLetter {...{ message, grant, mode }} sid={tab.sid} place={placeOf(tab.id)} onMode={choose} /> : <SkeletonRows />}
    </>
  );
}
