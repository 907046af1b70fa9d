export { askDirectory, hasDirectoryPassword, refuseDirectoryPassword } from './askDirectory.ts';
export { linkPerson, markGone, selectLinkedPeople } from './directory.repository.ts';
export { directoryFault, type ToldFault } from './directoryFault.ts';
export { DirectoryFailure, openDirectory } from './openDirectory.ts';
export type { DirectoryPerson } from './readPerson.ts';
