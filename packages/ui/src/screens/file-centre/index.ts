export { DISK_PERMISSIONS, type DiskPermissionRow, DiskPermissions, type DiskPermissionsProps } from './DiskPermissions.tsx';
export { type DiskFolder, DiskTree, type DiskTreeProps } from './DiskTree.tsx';
export { type SharedFile, SharePage, type SharePageProps } from './SharePage.tsx';
export { type TransitFile, TransitStation, type TransitStationProps } from './TransitStation.tsx';
export { LINK_VALIDITIES, type LinkValidity } from './validity.ts';
