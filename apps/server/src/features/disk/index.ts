export { allowDisk } from './allowDisk.ts';
export { changeDisk, type OpenedDisk } from './changeDisk.ts';
export {
  type DiskFile,
  type DiskWay,
  findDisk,
  holdDisk,
  ownerOf,
  selectDiskFiles,
  selectEntries,
  selectFolderEntries,
  selectTree,
  selectWays,
} from './disk.repository.ts';
export { diskRoutes } from './disk.routes.ts';
export { selectCaller, selectLines } from './diskAccess.repository.ts';
export { accessDisk, allowFiles, allowFolder, allowFolders, downloadableFiles, findFolder } from './diskAccess.ts';
export { insertDiskFile, insertDiskFolder, noteDiskChange } from './diskChange.repository.ts';
export { type DiskAccess, type DiskVisitor, rightsAlong, rightsDown } from './diskRights.ts';
export { type PutFile, putOnDisk } from './putOnDisk.ts';
export { openDiskFile } from './readDisk.ts';
export { startDiskCleaning } from './startDiskCleaning.ts';
export { startDiskNews } from './startDiskNews.ts';
export { startDiskReading } from './startDiskReading.ts';
export { trashRoutes } from './trash.routes.ts';
export { zipEntries } from './zipEntries.ts';
