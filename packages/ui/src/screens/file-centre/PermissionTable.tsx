import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import type { DiskPermissionRow, DiskPermissionsProps } from './DiskPermissions.tsx';
import * as styles from './FileCentre.css.ts';
import { PermissionSelect } from './PermissionSelect.tsx';

type PermissionTableProps = Pick<DiskPermissionsProps, 'permissions' | 'selectedKeys' | 'onSelectionChange' | 'onChange'>;

const keyOf = ({ id }: DiskPermissionRow) => id;

/** Table of permissions, to select and to change. */
export function PermissionTable({ permissions, selectedKeys, onSelectionChange, onChange }: PermissionTableProps) {
  const { fileCentre: words } = useStrings();
  const chosen = permissions.map(keyOf).filter((id) => selectedKeys.has(id));
  const mark = (id: string, isOn: boolean) => {
    const others = [...selectedKeys].filter((key) => key !== id);
    onSelectionChange(new Set(isOn ? [...others, id] : others));
  };
  return (
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
  );
}
