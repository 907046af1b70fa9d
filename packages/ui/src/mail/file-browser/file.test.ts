import { describe, expect, it } from 'vitest';
import { actionsOf, fileNameProblem, stemLength } from './file.ts';

describe('names', () => {
  it('FIL-17 have 1 to 100 characters, and none that a path is made of', () => {
    expect(fileNameProblem('  ')).toBe('required');
    expect(fileNameProblem('文'.repeat(100))).toBeUndefined();
    expect(fileNameProblem('𠮷'.repeat(101))).toBe('too-long');
    for (const wrong of '/\\:*?"<>|') expect(fileNameProblem(`a${wrong}b`)).toBe('wrong-character');
    expect(fileNameProblem('Offer.PDF', ['offer.pdf'])).toBe('taken');
  });

  it('are marked up to their ending', () => {
    expect(stemLength({ name: '合同.final.docx', isFolder: false })).toBe(8);
    expect(stemLength({ name: '.profile', isFolder: false })).toBe(8);
    expect(stemLength({ name: 'v1.2', isFolder: true })).toBe(4);
  });
});

describe('permissions', () => {
  it('FIL-14 FIL-16 cover what they name and nothing else', () => {
    expect(actionsOf('upload')).toEqual(['newFolder', 'upload']);
    expect(actionsOf('download')).toEqual(['preview', 'download', 'zip']);
    expect(actionsOf('upload-and-download')).toEqual(['newFolder', 'upload', 'preview', 'download', 'zip']);
    expect(actionsOf('all')).toContain('delete');
    expect(actionsOf('all')).not.toContain('permissions');
    expect(actionsOf('management')).toContain('permissions');
  });
});
