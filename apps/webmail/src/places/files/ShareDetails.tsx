import { Pagination } from '@jinshu/ui/pagination';
import { ShareDetailsDialog } from '@jinshu/ui/share-dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fileShareOptions, shareVisitsOptions } from '../../mail/disk/index.ts';
import { filesStrings as s } from './files.strings.ts';
import { linkOf } from './linkOf.ts';
import { stateOfShare } from './stateOfShare.ts';
import { useFilesTools } from './useFilesTools.ts';

const pageSize = 10;

interface ShareDetailsProps {
  id: number;
  onStop: () => void;
  isPending: boolean;
  onClose: () => void;
}

/** One share of the user, with who downloaded or previewed what, and when. */
export function ShareDetails({ id, onStop, isPending, onClose }: ShareDetailsProps) {
  const { api, intl, report } = useFilesTools();
  const [page, setPage] = useState(1);
  const { data: share, error } = useQuery(fileShareOptions(api, id));
  const { data: visits } = useQuery(shareVisitsOptions(api, id, page, pageSize));
  const fail = useRef((problem: unknown) => problem);
  fail.current = (problem) => {
    report(problem);
    onClose();
  };
  useEffect(() => {
    if (error) fail.current(error);
  }, [error]);
  if (!share) return null;
  return (
    <ShareDetailsDialog
      fileNames={share.names}
      folderCount={share.folderCount}
      share={linkOf(intl, share)}
      isActive={stateOfShare(share) === 'active'}
      visits={visits?.results.map(({ name, userName, ...visit }, index) => ({
        ...visit,
        id: `${page}-${index}`,
        fileName: name,
        who: userName,
      }))}
      pagination={
        visits &&
        visits.count > pageSize && (
          <Pagination
            page={page}
            pageSize={pageSize}
            total={visits.count}
            onPageChange={setPage}
            formatRange={(from, to, total) => intl.formatMessage(s.range, { from, to, total })}
          />
        )
      }
      onStop={onStop}
      onClose={onClose}
      isPending={isPending}
    />
  );
}
