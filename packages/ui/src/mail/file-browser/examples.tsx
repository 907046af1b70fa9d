import type { FileItem } from './file.ts';

/** The files of a folder. */
export const exampleFiles: readonly FileItem[] = [
  { id: 'd1', name: '云川二期验收', isFolder: true, ownerName: '张文远', changedAt: '2025-11-20T01:40:00Z' },
  {
    id: 'd2',
    name: '品牌物料',
    isFolder: true,
    ownerName: '宋知微',
    changedAt: '2025-11-18T07:02:00Z',
    status: { tone: 'info', text: '共享中' },
  },
  { id: 'd3', name: '合同与报价', isFolder: true, ownerName: '张文远', changedAt: '2025-11-14T02:21:00Z' },
  {
    id: 'f1',
    name: '云川二期验收方案（终稿）.pdf',
    isFolder: false,
    size: 1_551_892,
    ownerName: '周慕云',
    changedAt: '2025-11-20T01:38:00Z',
  },
  {
    id: 'f2',
    name: '框架合同-第三版-法务批注.docx',
    isFolder: false,
    size: 700_416,
    ownerName: '林知夏',
    changedAt: '2025-11-20T00:57:00Z',
    status: { tone: 'info', text: '共享中' },
  },
  { id: 'f3', name: '四季度预算执行表.xlsx', isFolder: false, size: 2_170_552, ownerName: '顾明远', changedAt: '2025-11-19T09:44:00Z' },
  { id: 'f4', name: '年度品牌回顾-对外版.pptx', isFolder: false, size: 29_989_273, ownerName: '宋知微', changedAt: '2025-11-17T12:15:00Z' },
  {
    id: 'f5',
    name: '报价与样张.zip',
    isFolder: false,
    size: 44_669_337,
    ownerName: '何以安',
    changedAt: '2025-11-17T03:08:00Z',
    status: { tone: 'warning', text: '30 天后到期' },
  },
  {
    id: 'f6',
    name: '园区开放日剪辑.mp4',
    isFolder: false,
    size: 404_750_336,
    ownerName: '行政服务中心',
    changedAt: '2025-11-12T08:33:00Z',
  },
  { id: 'f7', name: '现场布置示意.png', isFolder: false, size: 587_776, ownerName: '周慕云', changedAt: '2025-11-11T01:20:00Z' },
  { id: 'f8', name: '会议室密码.txt', isFolder: false, size: 412, ownerName: '张文远', changedAt: '2025-11-10T01:20:00Z' },
];
