import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { DiskPermission } from '../../mail/file-browser/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import { SkeletonRows } from '../../parts/skeleton/index.ts';
import * as styles from './FileCentre.css.ts';
import { PermissionSelect } from './PermissionSelect.tsx';
import { PermissionTable } from './PermissionTable.tsx';

/** Permission of a member or department for a folder. */
export interface DiskPermissionRow {
  id: string;
  /** The member or the department. */
  memberName: string;
  /** It is a whole department. @default false */
  isDepartment?: boolean | undefined;
  folderName: string;
  permission: DiskPermission;
}

/** Props of {@link DiskPermissions}. */
export interface DiskPermissionsProps {
  permissions: readonly DiskPermissionRow[];
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  onChange: (id: string, permission: DiskPermission) => void;
  /** Takes permissions away, once the question was answered. */
  onRemove: (ids: readonly string[]) => void;
  /** Fields for whom, and for which folder, a permission is added. Without them none can be. */
  picker?: ReactNode;
  /** Called to add the permission for the member and folder in the fields. */
  onAdd?: ((permission: DiskPermission) => void) | undefined;
  /** Whether a member and a folder are selected in the fields. @default false */
  canAdd?: boolean | undefined;
  /** A permission is being given. @default false */
  isPending?: boolean | undefined;
  /** Line below the fields, such as the administrators. */
  note?: ReactNode;
  errorMessage?: ReactNode;
  /** The permissions are still loading. @default false */
  isLoading?: boolean | undefined;
  pagination?: ReactNode;
  className?: string | undefined;
}

/** Permissions of members and departments for folders of the company drive. */
export function DiskPermissions(props: DiskPermissionsProps) {
  const {
    permissions,
    selectedKeys,
    onSelectionChange,
    onChange,
    onRemove,
    picker,
    onAdd,
    canAdd = false,
    isPending = false,
    isLoading = false,
  } = props;
  const { fileCentre: words } = useStrings();
  const [permission, setPermission] = useState<DiskPermission>('download');
  const [asks, setAsks] = useState(false);
  const chosen = permissions.filter(({ id }) => selectedKeys.has(id)).map(({ id }) => id);
  return (
    <div className={clsx(styles.page, props.className)}>
      {picker !== undefined && onAdd && (
        <div className={styles.add}>
          <div className={styles.picker}>{picker}</div>
          <PermissionSelect label={words.permission} value={permission} onChange={setPermission} />
          <Button tone="accent" className={styles.addButton} isDisabled={!canAdd} isPending={isPending} onPress={() => onAdd(permission)}>
            {words.addPermission}
          </Button>
        </div>
      )}
      <Notes note={props.note} errorMessage={props.errorMessage} />
      <div className={styles.bar}>
        <Button isDisabled={chosen.length === 0} icon={<Icon name="delete" size={16} />} onPress={() => setAsks(true)}>
          {words.removePermissions}
        </Button>
        <span role="status" className={styles.note}>
          {chosen.length > 0 && words.chosen(chosen.length)}
        </span>
      </div>
      {isLoading && <SkeletonRows count={3} />}
      {!isLoading && permissions.length === 0 && <EmptyState title={words.noPermissions} />}
      {permissions.length > 0 && <PermissionTable {...{ permissions, selectedKeys, onSelectionChange, onChange }} />}
      {props.pagination}
      {asks && (
        <AlertDialog
          isOpen
          tone="danger"
          title={words.removeQuestion(chosen.length)}
          confirmLabel={words.removePermissions}
          onOpenChange={setAsks}
          onConfirm={() => {
            setAsks(false);
            onRemove(chosen);
          }}
        >
          {words.removeConsequence}
        </AlertDialog>
      )}
    </div>
  );
}

function Notes({ note, errorMessage }: Pick<DiskPermissionsProps, 'note' | 'errorMessage'>) {
  return (
    <>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div role="alert" className={styles.problem}>
        {errorMessage}
      </div>
    </>
  );
}
