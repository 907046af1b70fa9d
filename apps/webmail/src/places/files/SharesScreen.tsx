import { Panel } from '@jinshu/ui/app-shell';
import { ShareList } from '@jinshu/ui/file-centre';
import { Pagination } from '@jinshu/ui/pagination';
import { useIntl } from 'react-intl';
import { ScreenFailure } from '../../core/problem/index.ts';
import { FilesSide } from './FilesSide.tsx';
import { filesStrings as s } from './files.strings.ts';
import { ShareDetails } from './ShareDetails.tsx';
import { stateOfShare } from './stateOfShare.ts';
import { useShares } from './useShares.ts';

/** Shares of the user: copy their links, see who downloaded what, end them at once (FIL-46, FIL-47). */
export function SharesScreen() {
  const { formatMessage } = useIntl();
  const { list, page, pageSize, setPage, openId, open, copy, end, isEnding } = useShares();
  const { data, error, isPending, refetch } = list;
  return (
    <>
      <FilesSide current="shares" onRefresh={() => void refetch()} />
      <Panel>
        {error && !data ? (
          <ScreenFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <ShareList
            shares={(data?.results ?? []).map((share) => ({
              ...share,
              id: String(share.id),
              fileNames: share.names,
              isFolder: share.folderCount > 0,
              state: stateOfShare(share),
              downloadLimit: share.maximumDownloads ?? undefined,
            }))}
            onOpen={({ id }) => open(Number(id))}
            onCopy={copy}
            onEnd={({ id }) => end(Number(id))}
            isLoading={isPending}
            pagination={
              <Pagination
                page={page}
                pageSize={pageSize}
                total={data?.count ?? 0}
                onPageChange={setPage}
                formatRange={(from, to, total) => formatMessage(s.range, { from, to, total })}
              />
            }
          />
        )}
      </Panel>
      {openId !== null && (
        <ShareDetails key={openId} id={openId} onStop={() => end(openId)} isPending={isEnding} onClose={() => open(null)} />
      )}
    </>
  );
}
