import { type ComposeParameters, moveToDisk } from '@jinshu/api';
import type { ApiClient } from '@jinshu/api/client';
import { goesToDisk, type KeptAttachment } from '@jinshu/mail-machines';

/** Result of moving a file of a message to the drive. */
export interface Settled {
  file: KeptAttachment;
  /** Why it is not on the disk; it goes as a link from where it is. */
  problem?: unknown;
}

/** Moves a file of a letter to the network disk where the user's settings say so, and lets it go as a link then (ATT-11, ATT-12). */
export async function settleOnDisk(api: ApiClient, file: KeptAttachment, parameters: ComposeParameters): Promise<Settled> {
  if (!goesToDisk(file, parameters)) return { file };
  const online = { ...file, isOnline: true };
  if ((file.source ?? 'attachment') !== 'attachment') return { file: online };
  try {
    const [moved] = (await api.call(moveToDisk, { body: { ids: [file.id] } })).results;
    return { file: moved ? { ...online, id: moved.id, name: moved.name, source: 'personal' } : online };
  } catch (problem) {
    return { file: online, problem };
  }
}
