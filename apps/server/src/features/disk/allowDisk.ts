import { Problem } from '@jinshu/api';
import type { Session } from '../../platform/session/index.ts';

/** Throws `area-locked` if the session has not unlocked the File center (FLK-29). */
export function allowDisk({ lockedAreas }: Pick<Session, 'lockedAreas'>): void {
  if (lockedAreas.includes('files')) throw new Problem('area-locked');
}
