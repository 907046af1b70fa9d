import { downloadMessage, Problem, readMessage } from '@jinshu/api';
import { MessageSource } from '@jinshu/ui/message-source';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { loginInfoOptions } from '../../core/session/index.ts';
import { messageReadingStrings as s } from '../../mail/message/index.ts';

/** Header or source of a message as text, on a separate page (VIE-01, VIE-02). */
export function MessageInfoScreen() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const uid = Number(useParams().uid);
  const folder = query.get('folder') ?? 'INBOX';
  const isNumber = Number.isSafeInteger(uid) && uid > 0;
  const view = query.get('view') === '2' ? 2 : 1;
  const { data, error, refetch } = useQuery({
    queryKey: ['message', 'source', folder, uid, view],
    queryFn: ({ signal }) => api.call(readMessage, { params: { uid }, query: { folder, view, isPrefetch: undefined } }, { signal }),
    enabled: isNumber,
  });
  const { data: info } = useQuery(loginInfoOptions(api));
  const failure = isNumber ? error : new Problem('mail-not-found');
  if (failure) return <ScreenFailure error={failure} onRetry={() => void refetch()} />;
  return (
    <MessageSource
      title={formatMessage(view === 2 ? s.headerTitle : s.sourceTitle)}
      text={data?.text ?? ''}
      downloadLabel={formatMessage(s.download)}
      downloadHref={info?.canDownload ? api.href(downloadMessage, { query: { uid, folder } }) : undefined}
    />
  );
}
