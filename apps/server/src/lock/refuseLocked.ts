import { folderRole, Problem } from '@jinshu/api';
import type { Session } from '../session/Session.ts';

/** What calls name folders by, in code words. */
const naming = new Set(['folder', 'sourceFolder', 'targetFolder']);

/** What a search calls all folders by (SRC-05); what lies in locked ones it leaves out by itself. */
const allFolders = new Set(['', 'root']);

const isOwnFolder = (value: unknown): boolean => typeof value === 'string' && !allFolders.has(value) && folderRole(value) === undefined;

function namesOwnFolder(input: unknown): boolean {
  if (input === null || typeof input !== 'object') return false;
  if (Array.isArray(input)) return input.some(namesOwnFolder);
  return Object.entries(input).some(([key, value]) => (naming.has(key) ? isOwnFolder(value) : namesOwnFolder(value)));
}

/**
 * Refuses a call that names one of the user's own folders while these are locked (FLK-29). Every call of the contract passes here, so
 * that none has to remember; a call that reaches into folders without naming one asks `lockedAreas` itself.
 */
export function refuseLocked(session: Pick<Session, 'lockedAreas'> | null, ...inputs: readonly unknown[]): void {
  if (session?.lockedAreas.includes('folders') && inputs.some(namesOwnFolder)) throw new Problem('area-locked');
}
