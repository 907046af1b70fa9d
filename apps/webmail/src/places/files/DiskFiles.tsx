import type { Disk } from '@jinshu/api';
import { Breadcrumbs } from '@jinshu/ui/breadcrumbs';
import { FileBrowser, type FileBrowserProps } from '@jinshu/ui/file-browser';
import { Pagination } from '@jinshu/ui/pagination';
import { SearchField } from '@jinshu/ui/search-field';
import { type DragEventHandler, useState } from 'react';
import { useIntl } from 'react-intl';
import { useGoTo } from '../../core/account/index.ts';
import { diskStrings } from '../../mail/disk/index.ts';
import { DiskNotice } from './DiskNotice.tsx';
import { filesStrings as s } from './files.strings.ts';
import { folderAddress } from './filesAddress.ts';
import { rememberView, storedView } from './storedView.ts';
import type { DiskFolderState } from './useDiskFolder.ts';

type Passed = 'onAction' | 'onOpen' | 'onRename' | 'onCreateFolder' | 'onUpload' | 'onMove' | 'onCut' | 'onCopy' | 'onPasteFiles';

interface DiskFilesProps extends Pick<FileBrowserProps, Passed> {
  disk: Disk;
  folder: DiskFolderState;
  onDropCapture: DragEventHandler;
}

/** Files of the open folder, as a list or as icons. */
export function DiskFiles({ disk, folder, onDropCapture, ...handlers }: DiskFilesProps) {
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  const [view, setView] = useState(storedView);
  const way = [
    { id: '0', label: formatMessage(diskStrings[disk]) },
    ...folder.path.map(({ id, name }) => ({ id: String(id), label: name })),
  ];
  return (
    <div style={{ display: 'contents' }} onDropCapture={onDropCapture}>
      <FileBrowser
        {...handlers}
        key={folder.folderId}
        aria-label={formatMessage(s.files)}
        files={folder.files}
        actions={folder.actions}
        hasUploadInSidebar
        breadcrumbs={
          <Breadcrumbs label={formatMessage(diskStrings.path)} items={way} onAction={(id) => goTo(folderAddress(disk, Number(id)))} />
        }
        search={
          <SearchField
            label={formatMessage(s.search)}
            placeholder={formatMessage(s.search)}
            value={folder.typed}
            onChange={folder.search}
            onClear={() => folder.search('')}
          />
        }
        notice={<DiskNotice disk={disk} />}
        view={view}
        onViewChange={(next) => {
          setView(next);
          rememberView(next);
        }}
        selectedKeys={folder.selectedKeys}
        onSelectionChange={folder.select}
        sortDescriptor={folder.sort}
        onSortChange={folder.keyword === '' ? folder.setSort : undefined}
        searchText={folder.keyword || undefined}
        isLoading={folder.isLoading}
        pagination={
          folder.keyword === '' && (
            <Pagination
              page={folder.page}
              pageSize={folder.pageSize}
              total={folder.count}
              onPageChange={folder.setPage}
              onPageSizeChange={folder.setPageSize}
              pageSizes={[20, 50, 100]}
              formatRange={(from, to, total) => formatMessage(s.range, { from, to, total })}
              formatPageSize={(count) => formatMessage(s.perPage, { count })}
            />
          )
        }
      />
    </div>
  );
}
