import { Icon } from '../../foundation/icon-more/index.ts';
import { formatSize } from '../../foundation/text/index.ts';
import type { DataGridColumn, DataGridRowAction } from './column.ts';

/** A file as the examples show it. */
export interface ExampleFile {
  id: string;
  name: string;
  owner: string;
  changedAt: string;
  size: number;
  isFolder: boolean;
}

const NAMES = [
  ['云川二期验收', '张文远', true],
  ['品牌物料', '宋知微', true],
  ['合同与报价', '张文远', true],
  ['云川二期验收方案（终稿）.pdf', '周慕云', false],
  ['框架合同-第三版-法务批注.docx', '林知夏', false],
  ['四季度预算执行表.xlsx', '顾明远', false],
  ['年度品牌回顾-对外版.pptx', '宋知微', false],
  ['报价与样张.zip', '何以安', false],
  ['园区开放日剪辑.mp4', '行政服务中心', false],
  ['现场布置示意.png', '周慕云', false],
] as const;

/** Returns the given number of files. The first ten have different names. */
export const exampleFiles = (count: number): ExampleFile[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, owner, isFolder] = NAMES[index % NAMES.length] ?? NAMES[0];
    const round = Math.floor(index / NAMES.length);
    return {
      id: `f${index + 1}`,
      name: round === 0 ? name : `${round}-${name}`,
      owner,
      changedAt: `11-${String(20 - (index % 20)).padStart(2, '0')} 09:${String(index % 60).padStart(2, '0')}`,
      size: isFolder ? 0 : 4096 * (index + 1),
      isFolder,
    };
  });

/** The columns of a list of files. */
export const fileColumns: readonly DataGridColumn<ExampleFile>[] = [
  {
    id: 'name',
    name: 'Name',
    allowsSorting: true,
    allowsResizing: true,
    minWidth: 160,
    cell: ({ name, isFolder }) => (
      <span style={{ display: 'inline-flex', gap: 8, verticalAlign: 'bottom' }}>
        <Icon name={isFolder ? 'folder' : 'document'} size={20} />
        {name}
      </span>
    ),
  },
  {
    id: 'owner',
    name: 'Uploaded by',
    width: 140,
    allowsSorting: true,
    allowsResizing: true,
    showsFrom: 'wide',
    cell: ({ owner }) => owner,
  },
  { id: 'changedAt', name: 'Changed', width: 140, allowsSorting: true, showsFrom: 'medium', cell: ({ changedAt }) => changedAt },
  {
    id: 'size',
    name: 'Size',
    width: 100,
    align: 'end',
    allowsSorting: true,
    cell: ({ size, isFolder }) => (isFolder ? '—' : formatSize(size, 'en-US')),
  },
];

/** The buttons of a file. */
export const fileActions: readonly DataGridRowAction<ExampleFile>[] = [
  { id: 'preview', label: 'Preview', icon: <Icon name="eye" size={16} />, isAvailable: ({ isFolder }) => !isFolder },
  { id: 'download', label: 'Download', icon: <Icon name="arrow_download" size={16} /> },
  { id: 'more', label: 'More', icon: <Icon name="more_horizontal" size={16} /> },
];
