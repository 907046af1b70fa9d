import { readMessage } from '@jinshu/api';
import type { useSearchParams } from 'react-router-dom';
import type { useAccount } from '../../core/account/index.ts';
import type { useBeginMail } from '../../mail/draft/index.ts';
import type { useOpenMessage } from '../../mail/message/index.ts';

type Search = ReturnType<typeof useSearchParams>;

interface Ways extends Pick<ReturnType<typeof useBeginMail>, 'compose' | 'writeTo'> {
  api: ReturnType<typeof useAccount>['api'];
  open: ReturnType<typeof useOpenMessage>['open'];
}

/** Runs the action in an address once and removes it from the address (RTE-32 to RTE-36). */
export async function followAddress(query: Search[0], setQuery: Search[1], { api, compose, writeTo, open }: Ways): Promise<void> {
  const init = query.get('init') ?? '';
  const uid = Number(query.get('uid'));
  const to = query.get('to');
  setQuery(
    (current) => {
      for (const name of ['init', 'uid', 'to']) current.delete(name);
      return current;
    },
    { replace: true },
  );
  if (init === 'composeMail') return to ? writeTo(encodeURIComponent(to)) : compose();
  const folder = { openMail: 'INBOX', openSentMail: 'Sent' }[init];
  if (!folder || !Number.isSafeInteger(uid) || uid <= 0) return;
  const { subject, isBurn } = await api.call(readMessage, { params: { uid }, query: { folder, view: undefined, isPrefetch: true } });
  open({ folder, uid, subject, isBurn, isMoved: false }, null);
}
