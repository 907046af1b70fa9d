import { describe, expect, it } from 'vitest';
import { decode, encode, type ZodMiniType } from 'zod/mini';
import { diskPermissionLineSchema } from '../disk-permission/diskPermission.endpoints.ts';
import { createFileShare, fileShareSchema } from '../file-share/fileShare.endpoints.ts';
import { finishUpload } from '../upload/upload.endpoints.ts';
import { diskEntrySchema, queryIds } from './disk.schema.ts';

describe('the file center on the wire', () => {
  it('FIL-10 names id, name, file_size and nettype of a file', () => {
    const wire = {
      id: 7,
      name: '租约.pdf',
      file_size: 10,
      nettype: 'file' as const,
      file_type: 'application/pdf',
      owner: '林月',
      created_at: 'x',
    };
    expect(decode(diskEntrySchema, wire)).toMatchObject({ id: 7, name: '租约.pdf', size: 10, kind: 'file' });
    expect(() => decode(diskEntrySchema, { ...wire, nettype: 'link' })).toThrow();
  });

  it('FIL-11 names link and extraction code of a share', () => {
    const share = {
      id: 1,
      url: 'https://x/fileshare?link=y',
      code: 'a7K2mQ',
      disk: 'personal' as const,
      names: ['a'],
      folderCount: 0,
      createdAt: 'x',
    };
    const wire = encode(fileShareSchema, { ...share, expiresAt: null, maximumDownloads: null, downloadCount: 0, userNames: [] });
    expect(wire).toMatchObject({ link: share.url, extraction_code: 'a7K2mQ', max_downloads: null });
  });

  it('FIL-13 a permission has a member or a department, a folder and a permission', () => {
    const line = { id: 1, folder: { id: 0, name: '' }, permission: 'upload-and-download' as const, isSuper: false };
    const wire = encode(diskPermissionLineSchema, { ...line, member: { userName: 'a@b.example', name: 'A' } });
    expect(wire).toMatchObject({
      member: { username: 'a@b.example', realname: 'A' },
      folder: { id: 0 },
      permission: 'upload-and-download',
    });
    expect(encode(diskPermissionLineSchema, { ...line, department: { id: 3, name: '研究部' } })).toMatchObject({ department: { id: 3 } });
  });

  it('FIL-52 a large file goes to a disk by the chunked upload, with the id of its folder', () => {
    const file = { md5: 'a'.repeat(32), uploadType: 'mail' as const, name: 'a.mp4', type: '', size: 99_000_000, folderId: 12 };
    const wire = encode(finishUpload.body as ZodMiniType, { ...file, disk: 'company', onTaken: 'replace' });
    expect(wire).toMatchObject({ folder_id: 12, disk: 'company', on_taken: 'replace' });
  });

  it('FIL-58 a share has one of the six validities', () => {
    const body = { disk: 'personal', file_ids: [1], folder_ids: [] };
    expect(decode(createFileShare.body as ZodMiniType, { ...body, validity: 'half-year' })).toMatchObject({ validity: 'half-year' });
    expect(() => decode(createFileShare.body as ZodMiniType, { ...body, validity: 'week' })).toThrow();
  });

  it('FIL-27 FIL-36 the ids of a zip are a list in the address', () => {
    expect(encode(queryIds(), [3, 4])).toBe('3,4');
    expect(decode(queryIds(), '')).toEqual([]);
    for (const wrong of ['a', '1,', '1;2', '-1', '0']) expect(() => decode(queryIds(), wrong)).toThrow();
  });
});
