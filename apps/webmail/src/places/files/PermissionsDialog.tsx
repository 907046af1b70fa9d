import { type DiskPermissionRow, Problem } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { DiskPermissions } from '@jinshu/ui/file-centre';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { describeProblem, ScreenFailure } from '../../core/problem/index.ts';
import { diskStrings } from '../../mail/disk/index.ts';
import { EffectiveRightsOf } from './EffectiveRightsOf.tsx';
import { filesStrings as s } from './files.strings.ts';
import { type Member, MemberField } from './MemberField.tsx';
import { useDiskPermissions } from './useDiskPermissions.ts';

interface PermissionsDialogProps {
  folderId: number;
  folderName: string;
  onClose: () => void;
}

/** Permissions of members and departments for a folder of the enterprise drive (FIL-04), and what a person can do in it. */
export function PermissionsDialog({ folderId, folderName, onClose }: PermissionsDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
  const [member, setMember] = useState<Member | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { rows, list, failure, isPending, add, change, remove, makeAdministrator } = useDiskPermissions(folderId);
  const isOfMember = failure instanceof Problem && failure.code === 'disk-member-unknown';
  const told = failure ? describeProblem(intl, failure) : undefined;
  const administrators = rows.filter(({ isSuper }) => isSuper).map((row) => row.member?.name ?? '');
  const userName = member?.userName;
  return (
    <Dialog
      title={formatMessage(s.permissionsOf, { folder: folderName })}
      size={760}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {list.error && rows.length === 0 ? (
        <ScreenFailure error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <DiskPermissions
          permissions={rows.filter(({ isSuper }) => !isSuper).map((row) => toLine(row, formatMessage(diskStrings.company)))}
          selectedKeys={selectedKeys}
          onSelectionChange={setSelectedKeys}
          onChange={(id, permission) => change(Number(id), permission)}
          onRemove={(ids) => {
            setSelectedKeys(new Set());
            remove(ids.map(Number));
          }}
          picker={
            <MemberField
              label={formatMessage(s.member)}
              hasDepartments
              value={member}
              onChange={(next) => {
                setMissing(false);
                setMember(next);
              }}
              errorMessage={isMissing ? formatMessage(s.memberMissing) : isOfMember ? told : undefined}
            />
          }
          onAdd={(permission) => (member ? add(member, permission) : setMissing(true))}
          canAdd
          isPending={isPending}
          note={
            <>
              {administrators.length > 0 && formatMessage(s.administrators, { names: administrators.join(', ') })}{' '}
              {userName !== undefined && (
                <Button variant="link" tone="accent" onPress={() => makeAdministrator(userName)}>
                  {formatMessage(s.addAdministrator, { name: member?.name })}
                </Button>
              )}
            </>
          }
          errorMessage={isOfMember ? undefined : told}
          isLoading={list.isPending}
        />
      )}
      <EffectiveRightsOf folderId={folderId} />
    </Dialog>
  );
}

/** Returns a permission as the table shows it. `root` is the name of the root folder. */
const toLine = ({ id, member, department, folder, permission }: DiskPermissionRow, root: string) => ({
  id: String(id),
  memberName: member?.name ?? department?.name ?? '',
  isDepartment: department !== undefined,
  folderName: folder.name || root,
  permission,
});
