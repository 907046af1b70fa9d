import type { Disk } from '@jinshu/api';

/** The pages of the drives. */
const pages = { personal: 'pfile', company: 'cfile' } as const satisfies Record<Disk, string>;

/** Returns the drive of a page of the file centre. Undefined for the transit station. */
export function diskOfPage(page: string): Disk | undefined {
  if (page === pages.personal) return 'personal';
  return page === pages.company ? 'company' : undefined;
}

/** Returns the address of a folder of a drive; 0 is the root. */
export const folderAddress = (disk: Disk, folderId = 0): string => `/file/${pages[disk]}${folderId === 0 ? '' : `?folder=${folderId}`}`;

/** Returns the address of the trash of a drive. */
export const trashAddress = (disk: Disk): string => `/file/${pages[disk]}?view=trash`;

/** Address of the shares. */
export const sharesAddress = '/file/pfile?view=shares';

/** Returns the address of one of the shares. */
export const shareAddress = (id: number): string => `${sharesAddress}&share=${id}`;

/** Address of the transit station. */
export const transitAddress = '/file/afile';
