import type { FlagColor } from '../../foundation/theme/SkinTokens.ts';
import type { Message } from './message.ts';

const TAGS = {
  key: { id: 'tag1', name: '重点项目', color: '#D9482B' },
  meeting: { id: 'tag2', name: '会议', color: '#8A5BD6' },
  expenses: { id: 'tag3', name: '报销', color: '#33B679' },
  contract: { id: 'tag4', name: '合同', color: '#2F7DE1' },
  approval: { id: 'tag5', name: '待审批', color: '#EE7B30' },
} as const;

/** Creates a message for a story or a test; `overrides` can change any field. */
export function exampleMessage(overrides: Partial<Message> = {}): Message {
  return {
    uid: 1,
    folder: 'INBOX',
    folderName: '收件箱',
    subject: '关于云川二期项目验收安排的通知',
    sender: { name: '周慕云', address: 'zhou.muyun@yunchuan.example' },
    recipients: [{ name: '林月', address: 'lin.yue@jinshu.example' }],
    sentAt: '2026-11-20T01:42:00Z',
    arrivedAt: '2026-11-20T01:42:10Z',
    size: 2_474_639,
    isRead: true,
    isAnswered: false,
    isForwarded: false,
    isScheduled: false,
    isMoved: false,
    flagColor: null,
    tags: [],
    remark: '',
    hasAttachment: false,
    ...overrides,
  };
}

const ROWS: readonly (readonly [string, string, Partial<Message>])[] = [
  ['周慕云', '关于云川二期项目验收安排的通知', { isRead: false, tags: [TAGS.key, TAGS.meeting], flagColor: 'red', hasAttachment: true }],
  [
    '财务共享中心',
    '十月差旅报销单已退回，请补充行程单后重新提交',
    { isRead: false, tags: [TAGS.expenses], remark: '周五前补交', size: 49_152 },
  ],
  [
    '林知夏',
    '回复：四季度品牌采购框架合同（第三版）修订意见',
    { isAnswered: true, tags: [TAGS.contract, TAGS.approval], flagColor: 'orange', hasAttachment: true },
  ],
  ['信息技术部', '【系统维护】11月22日 22:00 起邮件系统升级，预计两小时，期间可读信，暂不能发送', { isRead: false, size: 12_800 }],
  ['陈砚秋', '华东大区客户回访纪要与后续跟进清单（含附表）', { tags: [TAGS.expenses], hasAttachment: true }],
  ['顾明远', '转发：集团 2026 年度预算编制口径说明会', { isForwarded: true, tags: [TAGS.meeting], flagColor: 'blue' }],
  ['许清如', '明天上午的评审改到十点，三楼竹里会议室', { size: 6_246 }],
  ['何以安', '回复：供应商准入材料清单', { isAnswered: true, isForwarded: true, flagColor: 'green' }],
];

/** Creates messages 90 minutes apart, counted back from `newest`. */
export function exampleMessages(count: number, newest = '2026-11-20T01:42:00Z'): Message[] {
  const start = Date.parse(newest);
  return Array.from({ length: count }, (_, index) => {
    const [name, subject, overrides] = ROWS[index % ROWS.length] ?? ['', '', {}];
    const at = new Date(start - index * 5_400_000).toISOString();
    return exampleMessage({
      uid: index + 1,
      sender: { name, address: `person${index}@yunchuan.example` },
      subject,
      sentAt: at,
      arrivedAt: at,
      ...overrides,
    });
  });
}

/** All nine flags, for matrices. */
export const exampleFlags: readonly FlagColor[] = ['red', 'green', 'orange', 'blue', 'pink', 'cyan', 'yellow', 'purple', 'grey'];
