import { describe, expect, it } from 'vitest';
import { checkFolderName, defaultFolders, folderRole } from './folder.schema.ts';

describe('folder', () => {
  it('FLD-12 has the default folders in their order', () => {
    expect(defaultFolders.map(({ rawName }) => rawName)).toEqual(['INBOX', 'Drafts', 'Sent', 'Trash', 'Spam']);
    expect(folderRole('Spam')).toBe('spam');
    expect(folderRole('f12')).toBeUndefined();
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
