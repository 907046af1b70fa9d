import { describe, expect, it } from 'vitest';
import { checkDiskName, isDiskNearlyFull } from './diskName.ts';
import { type DiskPermissionLine, type DiskRight, diskPermissions, diskRights, effectiveRights, rightsOfPermission } from './diskRights.ts';

const everything: readonly DiskRight[] = ['view', 'upload', 'download', 'change', 'share', 'permit'];
const lin = { accountId: 1, departmentIds: [20, 10], isAdministrator: false };
const member = (folderId: number, permission: DiskPermissionLine['permission'], memberId = 1) => ({
  id: 1,
  folderId,
  memberId,
  permission,
});
const department = (folderId: number, permission: DiskPermissionLine['permission'], departmentId = 20) => ({
  id: 2,
  folderId,
  departmentId,
  permission,
});

describe('permissions of the enterprise disk', () => {
  it('FIL-13 FIL-14 FIL-16 are five, and give what their name says', () => {
    expect(Object.fromEntries(diskPermissions.map((name) => [name, rightsOfPermission(name)]))).toEqual({
      all: ['view', 'upload', 'download', 'change', 'share'],
      management: everything,
      upload: ['view', 'upload'],
      download: ['view', 'download'],
      'upload-and-download': ['view', 'upload', 'download'],
    });
  });

  // The folder 3 is in 2, and 2 in 1.
  const way = [3, 2, 1, 0];
  it.each<[string, typeof lin, DiskPermissionLine[], readonly DiskRight[], string]>([
    ['FIL-16 nobody without a line sees anything', lin, [], [], 'none'],
    ['FIL-15 an administrator may do everything', { ...lin, isAdministrator: true }, [member(3, 'upload')], diskRights, 'administrator'],
    ['FIL-13 a line of a member holds for the folder', lin, [member(3, 'upload')], ['view', 'upload'], 'member'],
    ['FIL-13 and for all in it', lin, [member(1, 'upload')], ['view', 'upload'], 'member'],
    ['FIL-13 and without a folder for the whole disk', lin, [member(0, 'download')], ['view', 'download'], 'member'],
    ['FIL-16 a line of another folder gives nothing', lin, [member(9, 'all')], [], 'none'],
    ['FIL-16 a line of another member gives nothing', lin, [member(3, 'all', 7)], [], 'none'],
    ['FIL-13 a line of the department holds', lin, [department(2, 'download')], ['view', 'download'], 'department'],
    ['FIL-13 one of a department above it too', lin, [department(2, 'download', 10)], ['view', 'download'], 'department'],
    ['FIL-16 one of another department gives nothing', lin, [department(2, 'all', 99)], [], 'none'],
    ['the nearest folder decides: less', lin, [member(1, 'management'), member(2, 'upload')], ['view', 'upload'], 'member'],
    ['the nearest folder decides: more', lin, [member(1, 'upload'), department(3, 'all')], rightsOfPermission('all'), 'department'],
    ['in one folder the member comes first', lin, [department(2, 'all'), member(2, 'download')], ['view', 'download'], 'member'],
    ['then the nearest department', lin, [department(2, 'all', 10), department(2, 'upload', 20)], ['view', 'upload'], 'department'],
  ])('%s', (_, caller, lines, rights, reason) => {
    expect(effectiveRights(caller, way, lines)).toMatchObject({ rights, reason });
  });
});

describe('a name on a disk', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['..', 'required'],
    ['字'.repeat(100), undefined],
    ['𠮷'.repeat(101), 'too-long'],
    ...[...'/\\:*?"<>|\n'].map((letter) => [`a${letter}b`, 'wrong-character'] as const),
    ['季度 计划 (终稿).docx', undefined],
  ] as const)('FIL-17 %j is %s', (name, fault) => expect(checkDiskName(name)).toBe(fault));
});

it('FIL-57 a disk is nearly full from 90 % on; one without a limit never is', () => {
  expect(isDiskNearlyFull({ used: 89, total: 100 })).toBe(false);
  expect(isDiskNearlyFull({ used: 90, total: 100 })).toBe(true);
  expect(isDiskNearlyFull({ used: 900, total: 0 })).toBe(false);
});
