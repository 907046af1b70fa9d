import { useStrings } from '../../foundation/provider/index.ts';
import type { DiskPermission } from '../../mail/file-browser/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import * as styles from './FileCentre.css.ts';

/** The five permissions of the enterprise disk. */
export const DISK_PERMISSIONS = [
  'all',
  'management',
  'upload',
  'download',
  'upload-and-download',
] as const satisfies readonly DiskPermission[];

interface PermissionSelectProps {
  label: string;
  isLabelHidden?: boolean;
  value: DiskPermission;
  onChange: (permission: DiskPermission) => void;
}

/** Choice of one of the five permissions. */
export function PermissionSelect({ label, isLabelHidden = false, value, onChange }: PermissionSelectProps) {
  const { fileCentre: words } = useStrings();
  return (
    <Select
      label={label}
      isLabelHidden={isLabelHidden}
      className={styles.permission}
      value={value}
      onChange={(key) => onChange(key as DiskPermission)}
    >
      {DISK_PERMISSIONS.map((permission) => (
        <SelectItem key={permission} id={permission}>
          {words.permissions[permission]}
        </SelectItem>
      ))}
    </Select>
  );
}
