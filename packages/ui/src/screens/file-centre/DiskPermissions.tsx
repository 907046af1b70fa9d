import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { DiskPermission } from '../../mail/file-browser/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { EmptyState } from '../../parts/empty-state/index.ts';
import * as styles from './FileCentre.css.ts';
import { PermissionSelect } from './PermissionSelect.tsx';

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
  pagination?: ReactNode;
  className?: string | undefined;
}

const keyOf = ({ id }: DiskPermissionRow) => id;

/** Permissions of members and departments for folders of the company drive. */
export function DiskPermissions(props: DiskPermissionsProps) {
  const { permissions, selectedKeys, onSelectionChange, onChange, onRemove, picker, onAdd, canAdd = false, isPending = false } = props;
  const { fileCentre: words } = useStrings();
  const [permission, setPermission] = useState<DiskPermission>('download');
  const [asks, setAsks] = useState(false);
  const chosen = permissions.map(keyOf).filter((id) => selectedKeys.has(id));
  const mark = (id: string, isOn: boolean) => {
    const others = [...selectedKeys].filter((key) => key !== id);
    onSelectionChange(new Set(isOn ? [...others, id] : others));
  };
  return (
    <div className={clsx(styles.page, props.className)}>
      {picker !== undefined && onAdd && (
        <div className={styles.add}>
          <div className={styles.picker}>{picker}</div>
          <PermissionSelect label={words.permission} value={permission} onChange={setPermission} />
          <Button tone="accent" isDisabled={!canAdd} isPending={isPending} onPress={() => onAdd(permission)}>
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
      {permissions.length === 0 ? (
        <EmptyState title={words.noPermissions} />
      ) : (
        <table aria-label={words.diskPermissions} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.boxCell}>
                <Checkbox
                  aria-label={words.chooseAll}
                  isSelected={chosen.length === permissions.length}
                  isIndeterminate={chosen.length > 0 && chosen.length < permissions.length}
                  onChange={(isOn) => onSelectionChange(new Set(isOn ? permissions.map(keyOf) : []))}
                />
              </th>
              <th scope="col">{words.member}</th>
              <th scope="col">{words.folder}</th>
              <th scope="col">{words.permission}</th>
            </tr>
          </thead>
          <tbody>
            {permissions.map(({ id, memberName, isDepartment = false, folderName, permission: value }) => (
              <tr key={id}>
                <td className={styles.boxCell}>
                  <Checkbox
                    aria-label={words.choose(memberName, folderName)}
                    isSelected={selectedKeys.has(id)}
                    onChange={(isOn) => mark(id, isOn)}
                  />
                </td>
                <th scope="row">
                  <span className={styles.file}>
                    <Icon name={isDepartment ? 'building' : 'person'} size={16} className={styles.memberIcon} />
                    <bdi className={styles.fileName} title={memberName}>
                      {memberName}
                    </bdi>
                  </span>
                </th>
                <td>
                  <bdi className={styles.fileName} title={folderName}>
                    {folderName}
                  </bdi>
                </td>
                <td>
                  <PermissionSelect
                    label={words.permissionOf(memberName)}
                    isLabelHidden
                    value={value}
                    onChange={(next) => onChange(id, next)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
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
