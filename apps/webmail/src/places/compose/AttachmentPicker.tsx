import { type Disk, disks, Problem } from '@jinshu/api';
import type { FolderLockOutput, KeptAttachment } from '@jinshu/mail-machines';
import { Breadcrumbs } from '@jinshu/ui/breadcrumbs';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { EmptyState } from '@jinshu/ui/empty-state';
import { FileBrowser } from '@jinshu/ui/file-browser';
import { Pagination } from '@jinshu/ui/pagination';
import { TabList, TabPanel, Tabs } from '@jinshu/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { LockCheck } from '../../core/lock/index.ts';
import { describeProblem, useReport } from '../../core/problem/index.ts';
import { diskFilesOptions, pickerPageSize, attachmentStrings as s, storedAttachmentsOptions } from '../../mail/attachment/index.ts';

export interface AttachmentPickerProps {
  onAttach: (files: KeptAttachment[]) => void;
  onClose: () => void;
}

/** A file or a folder of one of the three places. */
interface Entry {
  id: number;
  name: string;
  size: number;
  isFolder: boolean;
  changedAt: string;
  ownerName?: string | undefined;
}

interface Listing {
  entries: Entry[];
  count: number;
  path: { id: number; name: string }[];
  isLoading: boolean;
  error: unknown;
}

type Source = 'attachment' | Disk;

/** Dialog that attaches stored files: mail attachments, the personal drive, the company drive (ATT-02). */
export function AttachmentPicker({ onAttach, onClose }: AttachmentPickerProps) {
  const { formatMessage } = useIntl();
  const report = useReport();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Entry & { source: Source }>>(new Map());
  const choose = (source: Source, entries: readonly Entry[], ids: ReadonlySet<string>) => {
    const next = new Map(chosen);
    for (const entry of entries) {
      if (ids.has(String(entry.id))) next.set(`${source}-${entry.id}`, { ...entry, source });
      else next.delete(`${source}-${entry.id}`);
    }
    setChosen(next);
  };
  const selectedIn = (source: Source) =>
    new Set([...chosen.values()].filter((entry) => entry.source === source).map(({ id }) => String(id)));
  const attach = () => {
    const files = [...chosen.values()];
    if (files.some(({ isFolder }) => isFolder)) return report(new Problem('send-no-folders'));
    onAttach(files.map(({ id, name, size, source }) => ({ id, name, size, source })));
    onClose();
  };
  const places = ['attachment', ...disks] as const;
  const titles = { attachment: s.stored, personal: s.personal, company: s.company } as const;

  return (
    <Dialog
      title={formatMessage(s.pickerTitle)}
      size="large"
      height={620}
      isFlush
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{formatMessage(s.cancel)}</Button>
          <Button tone="accent" isDisabled={chosen.size === 0} onPress={attach}>
            {formatMessage(s.attach, { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Tabs>
        <TabList label={formatMessage(s.places)} tabs={places.map((id) => ({ id, title: formatMessage(titles[id]) }))} />
        {places.map((source) => (
          <TabPanel key={source} id={source} padding="none">
            {source === 'attachment' ? (
              <StoredFiles selected={selectedIn(source)} onChoose={(entries, ids) => choose(source, entries, ids)} />
            ) : (
              <GuardedDisk disk={source} selected={selectedIn(source)} onChoose={(entries, ids) => choose(source, entries, ids)} />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  );
}

interface PlaceProps {
  selected: ReadonlySet<string>;
  onChoose: (entries: readonly Entry[], ids: ReadonlySet<string>) => void;
}

function StoredFiles(props: PlaceProps) {
  const { api } = useAccount();
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const { data, isPending, error } = useQuery(storedAttachmentsOptions(api, page));
  const entries = (data?.results ?? []).map(({ id, name, size, createdAt }) => ({ id, name, size, isFolder: false, changedAt: createdAt }));
  const listing = { entries, count: data?.count ?? 0, path: [], isLoading: isPending, error };
  return <Place {...props} label={formatMessage(s.stored)} listing={listing} page={page} onPage={setPage} />;
}

/** Drive listing. The drives belong to the file center: while that is locked, its password is required first (FLK-01, FLK-06). */
function GuardedDisk(props: PlaceProps & { disk: Disk }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const [end, setEnd] = useState<FolderLockOutput>();
  if (!end) return <LockCheck area="files" target={`${pathname}${search}`} onEnd={setEnd} />;
  if (end.outcome === 'open') return <DiskFiles {...props} />;
  return <EmptyState title={describeProblem(intl, end.outcome === 'failed' ? end.error : new Problem('area-locked'))} />;
}

function DiskFiles({ disk, ...props }: PlaceProps & { disk: Disk }) {
  const { api } = useAccount();
  const { formatMessage } = useIntl();
  const [{ folderId, page }, setPlace] = useState({ folderId: 0, page: 1 });
  const { data, isPending, error } = useQuery(diskFilesOptions(api, disk, folderId, page));
  const entries = (data?.results ?? []).map(({ kind, createdAt, ...entry }) => ({
    ...entry,
    isFolder: kind === 'folder',
    changedAt: createdAt,
  }));
  const listing = { entries, count: data?.count ?? 0, path: data?.path ?? [], isLoading: isPending, error };
  return (
    <Place
      {...props}
      label={formatMessage(disk === 'personal' ? s.personal : s.company)}
      listing={listing}
      page={page}
      onPage={(next) => setPlace({ folderId, page: next })}
      onFolder={(id) => setPlace({ folderId: id, page: 1 })}
    />
  );
}

interface ListProps extends PlaceProps {
  label: string;
  listing: Listing;
  page: number;
  onPage: (page: number) => void;
  onFolder?: ((id: number) => void) | undefined;
}

/** One page of a place. Pressing a file selects it; pressing a folder opens it. */
function Place({ label, listing, selected, onChoose, page, onPage, onFolder }: ListProps) {
  const intl = useIntl();
  const { entries, count, path, isLoading, error } = listing;
  const own = entries.filter(({ id }) => selected.has(String(id)));
  const files = entries.map(({ id, isFolder, size, ...entry }) => ({
    ...entry,
    id: String(id),
    isFolder,
    ...(!isFolder && { size }),
  }));
  return (
    <FileBrowser
      aria-label={label}
      files={files}
      actions={[]}
      breadcrumbs={
        onFolder && (
          <Breadcrumbs
            items={[{ id: '0', label }, ...path.map(({ id, name }) => ({ id: String(id), label: name }))]}
            onAction={(id) => onFolder(Number(id))}
          />
        )
      }
      selectedKeys={new Set(own.map(({ id }) => String(id)))}
      onSelectionChange={(keys) => onChoose(entries, keys)}
      onOpen={({ id, isFolder }) => {
        if (isFolder) return onFolder?.(Number(id));
        const next = new Set(own.map((entry) => String(entry.id)));
        if (!next.delete(id)) next.add(id);
        onChoose(entries, next);
      }}
      isLoading={isLoading}
      emptyState={error ? describeProblem(intl, error) : undefined}
      pagination={
        count > pickerPageSize && (
          <Pagination
            page={page}
            pageSize={pickerPageSize}
            total={count}
            onPageChange={onPage}
            formatRange={(from, to, total) => intl.formatMessage(s.range, { from, to, total })}
          />
        )
      }
    />
  );
}
