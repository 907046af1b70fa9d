import { Breadcrumbs } from '@jinshu/ui/breadcrumbs';
import { FileBrowser } from '@jinshu/ui/file-browser';
import { Pagination } from '@jinshu/ui/pagination';
import { useIntl } from 'react-intl';
import { describeProblem } from '../../core/problem/index.ts';
import { pickerPageSize, attachmentStrings as s } from '../../mail/attachment/index.ts';

/** A file or a folder of one of the three places. */
export interface Entry {
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

export interface PlaceProps {
  selected: ReadonlySet<string>;
  onChoose: (entries: readonly Entry[], ids: ReadonlySet<string>) => void;
}

interface PickerPlaceProps extends PlaceProps {
  label: string;
  listing: Listing;
  page: number;
  onPage: (page: number) => void;
  onFolder?: ((id: number) => void) | undefined;
}

/** One page of a place. Pressing a file selects it; pressing a folder opens it. */
export function PickerPlace({ label, listing, selected, onChoose, page, onPage, onFolder }: PickerPlaceProps) {
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
