import type { Disk, DiskTreeFolder } from '@jinshu/api';
import { FileCapacity, fileDropHandlers } from '@jinshu/ui/file-browser';
import { type DiskFolder, DiskLinks, type DiskPlace, DiskSide, DiskTree } from '@jinshu/ui/file-centre';
import { OnlyOnPhones } from '@jinshu/ui/mailbox-layout';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useAccount, useGoTo } from '../../core/account/index.ts';
import { Sidebar } from '../../core/page/index.ts';
import { diskCapacityOptions, diskStrings, diskTreeOptions } from '../../mail/disk/index.ts';
import { filesStrings as s } from './files.strings.ts';
import { folderAddress, sharesAddress, transitAddress, trashAddress } from './filesAddress.ts';

/** Id of a place in the column. */
type FilesPlaceId = Disk | 'transit' | 'shares' | 'trash';

interface FilesSideProps {
  current: FilesPlaceId;
  /** Drive of the current place, if it belongs to one. */
  disk?: Disk | undefined;
  /** Folder that is open. */
  folderId?: number | undefined;
  onUpload?: (() => void) | undefined;
  onUploadFolder?: (() => void) | undefined;
  onRefresh: () => void;
  isRefreshing?: boolean | undefined;
  /** Called to move files of the enterprise drive, dropped on a folder of its tree. */
  onMove?: ((ids: readonly string[], folderId: number) => void) | undefined;
}

/** The column beside the files, and on phones the links above them. */
export function FilesSide({ current, disk = 'personal', folderId = 0, onRefresh, onMove, ...props }: FilesSideProps) {
  const { api, info } = useAccount();
  const goTo = useGoTo();
  const tree = useQuery({ ...diskTreeOptions(api, 'company'), enabled: current === 'company' });
  const { data: capacity } = useQuery({ ...diskCapacityOptions(api, disk), enabled: info.showsNetdisk });
  const folders = useMemo(() => nested(tree.data ?? [], 0), [tree.data]);
  const places = usePlaces(
    disk,
    folders.length > 0 && (
      <div {...(onMove && fileDropHandlers((ids, place) => onMove(ids, Number(place))))}>
        <Tree folders={folders} folderId={folderId} onSelect={(id) => goTo(folderAddress('company', Number(id)))} />
      </div>
    ),
  );
  const links = { places, currentId: current, onGo: goTo };
  return (
    <>
      <Sidebar>
        <DiskSide
          {...props}
          onRefresh={() => {
            onRefresh();
            if (current === 'company') void tree.refetch();
          }}
          capacity={capacity && <FileCapacity {...capacity} />}
        >
          <DiskLinks {...links} />
        </DiskSide>
      </Sidebar>
      <OnlyOnPhones>
        <DiskLinks {...links} variant="chips" />
      </OnlyOnPhones>
    </>
  );
}

function Tree({ folders, folderId, onSelect }: { folders: DiskFolder[]; folderId: number; onSelect: (id: string) => void }) {
  const { formatMessage } = useIntl();
  return (
    <DiskTree
      label={formatMessage(s.tree)}
      folders={folders}
      selectedId={folderId === 0 ? undefined : String(folderId)}
      onSelect={onSelect}
    />
  );
}

/** Returns the places that the user has. */
function usePlaces(disk: Disk, tree: DiskPlace['below']): DiskPlace[] {
  const { formatMessage } = useIntl();
  const { info, status } = useAccount();
  const drives: DiskPlace[] = [
    {
      id: 'personal',
      label: formatMessage(diskStrings.personal),
      href: folderAddress('personal'),
      icon: 'folder_person',
      currentIcon: 'folder_person_filled',
    },
    { id: 'company', label: formatMessage(diskStrings.company), href: folderAddress('company'), icon: 'building', below: tree },
  ];
  const transit: DiskPlace = { id: 'transit', label: formatMessage(s.transit), href: transitAddress, icon: 'arrow_swap' };
  const others: DiskPlace[] = [
    ...(!status.isInSharedMailbox || status.canAll
      ? [{ id: 'shares', label: formatMessage(s.shares), href: sharesAddress, icon: 'share' } as const]
      : []),
    { id: 'trash', label: formatMessage(s.trash), href: trashAddress(disk), icon: 'delete' },
  ];
  return info.showsNetdisk ? [...drives, transit, ...others] : [transit];
}

/** Returns the folders below one, with those below them. */
const nested = (folders: readonly DiskTreeFolder[], parentId: number): DiskFolder[] =>
  folders
    .filter((folder) => folder.parentId === parentId && folder.id !== 0)
    .map(({ id, name }) => ({ id: String(id), name, children: nested(folders, id) }));
