import { createHash } from 'node:crypto';
import type { DiskPermission } from '@jinshu/api';
import { holdDisk, insertDiskFile, insertDiskFolder } from '../features/disk/index.ts';
import { upsertPermission } from '../features/disk-permission/index.ts';
import { insertShare } from '../features/file-share/fileShare.repository.ts';
import type { BlobStore } from '../platform/blob/BlobStore.ts';
import type { Tx } from '../platform/db/db.ts';
import { pdf } from './files.ts';
import type { ColleagueKey, DepartmentName } from './organisation.ts';

interface Folder {
  name: string;
  /** Texts by the names of their files. */
  files?: Readonly<Record<string, string>>;
  folders?: readonly Folder[];
}

const own: Folder = {
  name: '',
  files: { '待办清单.txt': '联系印刷厂确认样张\n整理访谈录音\n预订十二月的会议室\n' },
  folders: [
    {
      name: '青鸾项目',
      files: {
        '二期验收方案（终稿）.pdf': '验收分三步：数据抽检、系统联调、用户试用。',
        '验收分工.csv': '事项,负责人,截止日\n数据抽检,陈伟,12-04\n系统联调,王晓,12-11\n用户试用,刘洋,12-18\n',
      },
      folders: [{ name: '会议纪要', files: { '十一月例会.md': '# 十一月例会\n\n- 二期验收时间不变\n- 标注规范下周定稿\n' } }],
    },
    { name: '读书笔记', files: { '版本学.md': '# 版本学\n\n同书异本，先辨版式，再校异文。\n' } },
  ],
};

const company: Folder = {
  name: '',
  files: { '通讯录说明.txt': '组织通讯录每月一日更新，如有出入请联系人力资源部。\n' },
  folders: [
    {
      name: '制度',
      files: {
        '差旅与报销制度.pdf': '出差前提交申请，返回后十个工作日内报销。',
        '信息安全守则.pdf': '离开座位时锁屏；涉密文件不出专网。',
      },
    },
    { name: '研究部', files: { '标注规范 v3.md': '# 标注规范\n\n每条由两人独立标注，分歧交由组长裁定。\n' } },
  ],
};

/** Disk to fill, and the owner of its files. */
interface Put {
  tx: Tx;
  blobs: BlobStore;
  diskId: number;
  accountId: number;
  at: Date;
}

async function putFile({ tx, blobs, ...row }: Put, folderId: number, name: string, text: string): Promise<number> {
  const isPdf = name.endsWith('.pdf');
  const letterhead = { from: { name: '', address: '' }, to: [], date: row.at };
  const bytes = isPdf ? await pdf(name, name.replace('.pdf', ''), [text]).make(letterhead) : Buffer.from(text);
  const { hash, size } = await blobs.put(tx, bytes);
  const md5 = createHash('md5').update(bytes).digest('hex');
  const type = isPdf ? 'application/pdf' : 'text/plain';
  return (await insertDiskFile(tx, { ...row, folderId, name, type, size, md5, hash })).id;
}

/** Puts the content of a folder on a disk. Returns the ids of all folders by their names. */
async function putFolder(put: Put, folderId: number, { files = {}, folders = [] }: Folder): Promise<Map<string, number>> {
  const { tx, diskId, accountId, at } = put;
  for (const [name, text] of Object.entries(files)) await putFile(put, folderId, name, text);
  const ids = new Map<string, number>();
  for (const folder of folders) {
    const id = await insertDiskFolder(tx, { diskId, folderId, name: folder.name, accountId, at });
    ids.set(folder.name, id);
    for (const [name, inner] of await putFolder(put, id, folder)) ids.set(name, inner);
  }
  return ids;
}

interface Home {
  accountId: number;
  mailboxId: number;
}

const bytesInGigabyte = 1_073_741_824;

/** Fills the personal disk of Lin Yue, with a share, and the enterprise disk, with two permissions. */
export async function insertDisks(
  tx: Tx,
  blobs: BlobStore,
  { homeOf, departmentOf, at }: { homeOf: (key: ColleagueKey) => Home; departmentOf: (name: DepartmentName) => Promise<number>; at: Date },
): Promise<void> {
  const { accountId, mailboxId } = homeOf('lin');
  const setQuota = (id: number, gigabytes: number) =>
    tx
      .updateTable('disk')
      .set({ quota_bytes: gigabytes * bytesInGigabyte })
      .where('id', '=', id)
      .execute();
  const personal = await holdDisk(tx, { disk: 'personal', mailboxId });
  await setQuota(personal.id, 2);
  const ownFolders = await putFolder({ tx, blobs, diskId: personal.id, accountId, at }, 0, own);
  const shared = { id: ownFolders.get('青鸾项目') as number, name: '青鸾项目' };
  const share = { code: 'a7K2mQ', mailboxId, accountId, diskId: personal.id, at, expiresAt: null, downloadLimit: null, people: undefined };
  await insertShare(tx, { ...share, files: [], folders: [shared] });

  const enterprise = await holdDisk(tx, { disk: 'company' });
  await setQuota(enterprise.id, 20);
  const folders = await putFolder({ tx, blobs, diskId: enterprise.id, accountId: homeOf('admin').accountId, at }, 0, company);
  const permit = async (department: DepartmentName, folderId: number, permission: DiskPermission) =>
    upsertPermission(tx, { diskId: enterprise.id, folderId, grantee: { departmentId: await departmentOf(department) }, permission });
  await permit('锦书研究院', 0, 'download');
  await permit('研究部', folders.get('研究部') as number, 'upload-and-download');
}
