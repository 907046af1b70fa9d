/** The five permissions of the enterprise disk. */
export const diskPermissions = ['all', 'management', 'upload', 'download', 'upload-and-download'] as const;

export type DiskPermission = (typeof diskPermissions)[number];

/**
 * Rights in a folder. `upload` adds folders and files. `download` previews, downloads and zips. `change` renames, moves and deletes. `share`
 * shares by link. `permit` sets permissions.
 */
export const diskRights = ['view', 'upload', 'download', 'change', 'share', 'permit'] as const;

export type DiskRight = (typeof diskRights)[number];

const rightsOf: Readonly<Record<DiskPermission, readonly DiskRight[]>> = {
  all: ['view', 'upload', 'download', 'change', 'share'],
  management: diskRights,
  upload: ['view', 'upload'],
  download: ['view', 'download'],
  'upload-and-download': ['view', 'upload', 'download'],
};

/** The rights that a permission gives. */
export const rightsOfPermission = (permission: DiskPermission): readonly DiskRight[] => rightsOf[permission];

/** A permission as the rule reads it. It is for one member, or for a department and the departments below it. */
export interface DiskPermissionLine {
  id: number;
  /** The folder for which it holds, with everything in it. 0 is the root. */
  folderId: number;
  memberId?: number | undefined;
  departmentId?: number | undefined;
  permission: DiskPermission;
}

/** An account, and its department with the ones above it, nearest first. */
export interface DiskCaller {
  accountId: number;
  departmentIds: readonly number[];
  /** Whether the account administers the disk, which allows everything everywhere. */
  isAdministrator: boolean;
}

/** Rights in a folder, and the reason. */
export interface EffectiveRights {
  rights: readonly DiskRight[];
  reason: 'administrator' | 'member' | 'department' | 'none';
  /** The permission that decides. */
  line?: DiskPermissionLine | undefined;
}

/**
 * Returns the rights of a caller in a folder of the enterprise disk. `way` has the folder's id and those above it, the
 * folder first and the root (0) last. The nearest folder with a permission for the caller decides alone, so a permission on a folder may
 * give more or less than one above it. In one folder a member's own permission comes before that of a department, and a department before
 * those above it.
 */
export function effectiveRights(caller: DiskCaller, way: readonly number[], lines: readonly DiskPermissionLine[]): EffectiveRights {
  if (caller.isAdministrator) return { rights: diskRights, reason: 'administrator' };
  for (const folderId of way) {
    const here = lines.filter((line) => line.folderId === folderId);
    const own = here.find(({ memberId }) => memberId === caller.accountId);
    if (own) return { rights: rightsOf[own.permission], reason: 'member', line: own };
    for (const departmentId of caller.departmentIds) {
      const line = here.find((one) => one.departmentId === departmentId);
      if (line) return { rights: rightsOf[line.permission], reason: 'department', line };
    }
  }
  return { rights: [], reason: 'none' };
}
