import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkFolderName, defaultFolders, folderRole, folderSchema } from './folder.schema.ts';

describe('folder', () => {
  it('FLD-12 has the default folders in their order', () => {
    expect(defaultFolders.map(({ rawName }) => rawName)).toEqual(['INBOX', 'Drafts', 'Sent', 'Trash', 'Spam']);
    expect(folderRole('Spam')).toBe('spam');
    expect(folderRole('f12')).toBeUndefined();
  });

  it('FLD-10 has its ten fields under the names of the ledger, and none may be missing', () => {
    const wire = {
      raw_name: 'f12',
      name: '项目',
      id: 12,
      label: '项目',
      unseen_count: 3,
      unseen: true,
      flags: ['\\Noselect'],
      is_default: false,
      is_lock: true,
      is_can_empty: false,
    };
    const folder = z.decode(folderSchema, wire);
    expect(folder).toMatchObject({ rawName: 'f12', unseenCount: 3, hasUnseen: true, isDefault: false, isLocked: true, canEmpty: false });
    expect(z.encode(folderSchema, folder)).toEqual(wire);
    for (const name of Object.keys(wire)) {
      const { [name as keyof typeof wire]: _, ...without } = wire;
      expect([name, z.safeDecode(folderSchema, without as typeof wire).success]).toEqual([name, false]);
    }
  });

  it('FLD-17 FLD-18 a name is trimmed, 1 to 20 characters, without the characters that have a meaning', () => {
    expect(checkFolderName('  ')).toBe('required');
    expect(checkFolderName('字'.repeat(20))).toBeUndefined();
    expect(checkFolderName('😀'.repeat(20))).toBeUndefined();
    expect(checkFolderName('字'.repeat(21))).toBe('too-long');
    for (const character of ['/', '\\', '.', '*', '%', '&', '"', "'", '<', '>', '\u0007', '\u0085']) {
      expect(checkFolderName(`a${character}b`)).toBe('forbidden-character');
    }
  });
});
