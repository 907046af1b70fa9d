import { downloadStoredAttachment } from '@jinshu/api';
import { Panel } from '@jinshu/ui/app-shell';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { TransitStation } from '@jinshu/ui/file-centre';
import { Pagination } from '@jinshu/ui/pagination';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { ScreenFailure } from '../../core/problem/index.ts';
import { DiskFolderPicker } from '../../mail/disk/index.ts';
import { FilesSide } from './FilesSide.tsx';
import { filesStrings as s } from './files.strings.ts';
import { useTransit } from './useTransit.ts';

/** The transit station: attachments that the user has sent, with their validity (FIL-05, ATT-47). */
export function TransitScreen() {
  const { formatMessage } = useIntl();
  const { api, rights } = useAccount();
  const transit = useTransit();
  const { files, offered, renewExpiring, selectedKeys, page, pageSize, count } = transit;
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  if (transit.error && files.length === 0) {
    return (
      <>
        <FilesSide current="transit" onRefresh={transit.refetch} />
        <Panel>
          <ScreenFailure error={transit.error} onRetry={transit.refetch} />
        </Panel>
      </>
    );
  }
  return (
    <>
      <FilesSide current="transit" onRefresh={transit.refetch} />
      <Panel>
        {renewExpiring && (
          <Banner tone="warning" actions={<Button onPress={renewExpiring.run}>{renewExpiring.label}</Button>}>
            {formatMessage(s.expiring, { count: renewExpiring.count })}
          </Banner>
        )}
        <TransitStation
          files={files}
          selectedKeys={selectedKeys}
          onSelectionChange={transit.select}
          onDownload={({ id, name }) => {
            const link = document.createElement('a');
            link.href = api.href(downloadStoredAttachment, { params: { id: Number(id) } });
            link.download = name;
            link.click();
          }}
          onCopyLink={transit.copyLink}
          onRenew={rights.canSend ? transit.renew : undefined}
          validities={offered}
          onMoveToDisk={rights.canChange ? setMoved : undefined}
          onDelete={rights.canSend ? transit.remove : undefined}
          isLoading={transit.isLoading}
          pagination={
            <Pagination
              page={page}
              pageSize={pageSize}
              total={count}
              onPageChange={transit.setPage}
              formatRange={(from, to, total) => formatMessage(s.range, { from, to, total })}
            />
          }
        />
      </Panel>
      {moved && (
        <DiskFolderPicker
          title={formatMessage(s.moveTitle, { count: moved.length })}
          confirmLabel={formatMessage(s.moveHere)}
          disks={['personal']}
          onPick={({ folderId }) => transit.moveToDisk(moved, folderId)}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  );
}
