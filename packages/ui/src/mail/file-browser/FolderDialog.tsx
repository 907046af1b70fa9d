import { type ReactNode, useState } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { SkeletonRows } from '../../parts/skeleton/index.ts';
import * as styles from './FolderDialog.css.ts';
import { NameField } from './NameField.tsx';

export interface FolderDialogProps {
  /** Purpose of the folder, such as "Move 2 files". */
  title: string;
  /** Label of the button that chooses the open folder. */
  confirmLabel: string;
  /** Tabs of the drives to choose from, if there are several. */
  drives?: ReactNode;
  /** The way to the open folder: `Breadcrumbs`. */
  breadcrumbs: ReactNode;
  /** Folders in the open one. */
  folders: readonly { id: string; name: string }[];
  onOpen: (id: string) => void;
  /** Called with the name of a new folder. Without it, the user can't create one here. */
  onNewFolder?: ((name: string) => void) | undefined;
  /** Whether the user can choose the open folder. @default true */
  canConfirm?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** @default false */
  isLoading?: boolean | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  errorMessage?: ReactNode;
}

/** Lets the user walk through the folders of the drives and choose one. */
export function FolderDialog(props: FolderDialogProps) {
  const {
    title,
    confirmLabel,
    drives,
    breadcrumbs,
    folders,
    onOpen,
    onNewFolder,
    canConfirm = true,
    isLoading = false,
    errorMessage,
  } = props;
  const words = useStrings().fileBrowser;
  const [isNaming, setNaming] = useState(false);
  return (
    <Dialog
      title={title}
      size={520}
      height={520}
      isFlush
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      footerStart={
        onNewFolder && (
          <Button variant="quiet" icon={<Icon name="folder_add" />} isDisabled={isNaming} onPress={() => setNaming(true)}>
            {words.actions.newFolder}
          </Button>
        )
      }
      footer={
        <Button tone="accent" isDisabled={!canConfirm} isPending={props.isPending ?? false} onPress={props.onConfirm}>
          {confirmLabel}
        </Button>
      }
    >
      <div className={styles.root}>
        {drives}
        <div className={styles.way}>{breadcrumbs}</div>
        <div role="alert" className={styles.error}>
          {errorMessage}
        </div>
        {isNaming && (
          <div className={styles.naming}>
            <NameField
              file={{ name: '', isFolder: true }}
              label={words.newFolderName}
              others={folders.map(({ name }) => name)}
              onCancel={() => setNaming(false)}
              onSubmit={(name) => {
                setNaming(false);
                onNewFolder?.(name);
              }}
            />
          </div>
        )}
        {isLoading ? (
          <SkeletonRows columns={['minmax(80px, 1fr)']} />
        ) : folders.length === 0 ? (
          <EmptyState title={words.noFolders} />
        ) : (
          <ul aria-label={words.folders} className={styles.list}>
            {folders.map(({ id, name }) => (
              <li key={id}>
                <Button variant="quiet" className={styles.folder} icon={<Icon name="folder" />} onPress={() => onOpen(id)}>
                  <bdi>{name}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
