import type { Folder, Message, MessageRow, Uids } from '@jinshu/api';
import { exampleFolders, exampleMessage, exampleTags, exampleUser } from './examples.ts';

type Letter = Partial<Message> & { sender: { name: string; address: string }; subject: string; html: string };

const [project, meeting, contract] = exampleTags;
const pdf = { sid: '2', name: '二期验收日程与分工.pdf', size: 482_113, type: 'application/pdf', isInline: false };
const sheet = {
  sid: '3',
  name: '问题清单.xlsx',
  size: 38_912,
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  isInline: false,
};

/** A week in the inbox of the example organization, newest first. */
const inbox: readonly Letter[] = [
  {
    sender: { name: '周慕云', address: 'zhou.muyun@yunchuan.example' },
    subject: '关于云川二期项目验收安排的通知',
    sentAt: '2026-11-20T01:42:00Z',
    cc: [{ name: '陈伟', address: 'chen.wei@jinshu.example' }],
    isRead: false,
    hasAttachment: true,
    flagColor: 'red',
    tags: [project, meeting],
    attachments: [pdf, sheet],
    html: '<p>各位同事：</p><p>云川二期的<b>验收会定在下周三（11月25日）上午九点半</b>，三楼竹里会议室。请各组在周一下班前把问题清单补齐，清单见附件。</p><p>外地同事可以线上参加，会议链接会前一天发出。</p><p>周慕云<br>云川项目办公室</p>',
  },
  {
    sender: { name: 'Amelia Hart', address: 'amelia.hart@northgate.example' },
    subject: 'Draft agenda for the spring workshop',
    sentAt: '2026-11-20T00:58:00Z',
    isRead: false,
    html: '<p>Dear Lin Yue,</p><p>Please find the draft agenda below. We kept the first morning free for the demonstrations, as you asked.</p><ul><li>Day one: demonstrations and the panel on accessible mail</li><li>Day two: working groups, each with a room of its own</li></ul><p>Could you tell us by Tuesday how many of you will come?</p><p>Kind regards,<br>Amelia</p>',
  },
  {
    sender: { name: '财务共享中心', address: 'finance@jinshu.example' },
    subject: '十月差旅报销单已退回，请补充行程单后重新提交',
    sentAt: '2026-11-20T00:15:00Z',
    isRead: false,
    remark: '周五前补交',
    html: '<p>林月老师：</p><p>您提交的十月差旅报销单缺少返程的电子行程单，已退回。补充后重新提交即可，不需要再走一遍审批。</p>',
  },
  {
    sender: { name: '陈伟', address: 'chen.wei@jinshu.example' },
    subject: '回复：评测数据的第二轮标注',
    sentAt: '2026-11-19T09:20:00Z',
    isAnswered: true,
    html: '<p>月姐，第二轮标完了，一致率从 0.81 到 0.87。分歧最大的三类我单独列了一页，明天碰一下？</p>',
  },
  {
    sender: { name: '林知夏', address: 'lin.zhixia@pinyu.example' },
    subject: '回复：四季度品牌采购框架合同（第三版）修订意见',
    sentAt: '2026-11-19T07:45:00Z',
    isAnswered: true,
    isForwarded: true,
    hasAttachment: true,
    flagColor: 'orange',
    tags: [contract],
    attachments: [{ sid: '2', name: '框架合同-第三版-修订.docx', size: 91_204, type: 'application/msword', isInline: false }],
    html: '<p>修订意见都合进去了，第七条的付款节点请再看一眼。</p>',
  },
  {
    sender: { name: '信息技术部', address: 'it@jinshu.example' },
    subject: '【系统维护】11月22日 22:00 起邮件系统升级，预计两小时',
    sentAt: '2026-11-19T03:00:00Z',
    html: '<p>升级期间可以读信，暂不能发送。已写好的草稿会保留。</p>',
  },
  {
    sender: { name: 'Northgate Library', address: 'loans@northgate.example' },
    subject: 'Two items are due back on 30 November',
    sentAt: '2026-11-18T14:12:00Z',
    html: '<p>The following items are due back on 30 November:</p><p><i>Typography for Screens</i>, <i>Cloud Letters: Post Roads of the Tang</i>.</p>',
  },
  {
    sender: { name: '许清如', address: 'xu.qingru@jinshu.example' },
    subject: '明天上午的评审改到十点，三楼竹里会议室',
    sentAt: '2026-11-18T08:33:00Z',
    tags: [meeting],
    html: '<p>竹里九点半前有人用，改到十点。</p>',
  },
  {
    sender: { name: '顾明远', address: 'gu.mingyuan@jinshu.example' },
    subject: '转发：集团 2026 年度预算编制口径说明会',
    sentAt: '2026-11-16T02:05:00Z',
    isForwarded: true,
    flagColor: 'blue',
    html: '<p>请各部门派一位同事参加。</p>',
  },
  {
    sender: { name: 'Tomás Ferreira', address: 'tomas@ferreira.example' },
    subject: 'Re: Questions about the corpus licence',
    sentAt: '2026-11-13T16:40:00Z',
    isAnswered: true,
    flagColor: 'green',
    html: '<p>Both of your readings are right: research use is free, and the attribution line may stand in the appendix.</p>',
  },
  {
    sender: { name: '行政部', address: 'office@jinshu.example' },
    subject: '冬季供暖与门禁时间调整',
    sentAt: '2026-11-12T01:30:00Z',
    html: '<p>即日起东门晚上九点关闭，九点后请走南门。</p>',
  },
];

const own = { name: exampleUser.name, address: exampleUser.address };

const sent: readonly Letter[] = [
  {
    sender: own,
    to: [
      { name: '陈伟', address: 'chen.wei@jinshu.example' },
      { name: 'Amelia Hart', address: 'amelia.hart@northgate.example' },
    ],
    subject: '春季研讨会：我们这边来四个人',
    sentAt: '2026-11-19T10:02:00Z',
    html: '<p>Amelia, four of us will come.</p><p>陈伟，麻烦订一下周二晚上的车票。</p>',
  },
];

/** A mailbox in memory that behaves as the contract says, as far as the screens can tell. */
export interface Mailbox {
  folders: () => Folder[];
  rows: (folder: string) => MessageRow[];
  message: (folder: string, uid: number) => Message | undefined;
  change: (folder: string, uids: Uids, patch: (message: Message) => Partial<Message>) => void;
  /** Moves messages to another folder, or deletes them permanently. Returns their new uids. */
  move: (folder: string, uids: Uids, target: string | null) => number[];
  add: (folder: string, message: Partial<Message>) => Message;
  addFolder: (name: string) => Folder;
  renameFolder: (rawName: string, name: string) => void;
  /** Deletes a folder, and moves its messages if there is a target. */
  removeFolder: (rawName: string, target: string | null) => void;
  /** Puts the user's own folders in order. */
  orderFolders: (rawNames: readonly string[]) => void;
}

function letterOf(folder: string, uid: number, letter: Partial<Message>): Message {
  const sentAt = letter.sentAt ?? '2026-11-20T02:29:00Z';
  const html = letter.html ?? '';
  const { attributes, ...message } = exampleMessage({
    ...letter,
    uid,
    folder,
    sentAt,
    arrivedAt: sentAt,
    messageId: `${folder}.${uid}@jinshu.example`,
    text: letter.text ?? html.replace(/<[^>]+>/g, ' ').trim(),
    size: 4_096 + html.length * 40 + (letter.attachments ?? []).reduce((sum, { size }) => sum + size, 0),
  });
  return { ...message, attributes: { ...attributes, ...letter.attributes, isOwn: letter.sender?.address === own.address } };
}

function rowOf({ to, cc: _cc, bcc: _bcc, replyTo: _replyTo, ...message }: Message, folderName: string): MessageRow {
  const { text: _text, html: _html, isHtml: _isHtml, attachments: _files, messageId: _id, relation: _relation, ...row } = message;
  const { attributes: _attributes, draftVersion: _version, ...rest } = row;
  return { ...rest, recipients: to, folderName, isMoved: false };
}

/** Creates a mailbox with the example messages. */
export function createMailbox(): Mailbox {
  const folders = exampleFolders();
  const mails = new Map<string, Message[]>(folders.map(({ rawName }) => [rawName, []]));
  let lastUid = 100;
  const of = (folder: string) => mails.get(folder) ?? [];
  const has = (uids: Uids) => (message: Message) => uids === 'all' || uids.includes(message.uid);

  const mailbox: Mailbox = {
    folders: () =>
      folders.map((folder) => {
        const unseenCount = of(folder.rawName).filter(({ isRead }) => !isRead).length;
        return { ...folder, unseenCount, hasUnseen: unseenCount > 0 };
      }),
    rows: (folder) => {
      const name = folders.find(({ rawName }) => rawName === folder)?.name ?? folder;
      return of(folder).map((message) => rowOf(message, name));
    },
    message: (folder, uid) => of(folder).find((message) => message.uid === uid),
    change: (folder, uids, patch) =>
      mails.set(
        folder,
        of(folder).map((message) => (has(uids)(message) ? { ...message, ...patch(message) } : message)),
      ),
    move: (folder, uids, target) => {
      const moved = of(folder).filter(has(uids));
      mails.set(
        folder,
        of(folder).filter((message) => !has(uids)(message)),
      );
      if (target === null) return [];
      const there = moved.map((message) => ({ ...message, folder: target, uid: ++lastUid }));
      mails.set(target, [...there, ...of(target)]);
      return there.map(({ uid }) => uid);
    },
    add: (folder, letter) => {
      const message = letterOf(folder, ++lastUid, letter);
      mails.set(folder, [message, ...of(folder)]);
      return message;
    },
    addFolder: (name) => {
      const folder: Folder = {
        ...exampleFolders()[0]!,
        id: folders.length + 1,
        rawName: `f${folders.length + 1}`,
        name,
        label: name,
        isDefault: false,
      };
      folders.push(folder);
      return folder;
    },
    renameFolder: (rawName, name) => {
      const index = folders.findIndex((folder) => folder.rawName === rawName);
      const folder = folders[index];
      if (folder) folders[index] = { ...folder, name, label: name };
    },
    removeFolder: (rawName, target) => {
      mailbox.move(rawName, 'all', target);
      folders.splice(
        folders.findIndex((folder) => folder.rawName === rawName),
        1,
      );
      mails.delete(rawName);
    },
    orderFolders: (rawNames) => {
      folders.sort((one, other) => rawNames.indexOf(one.rawName) - rawNames.indexOf(other.rawName));
    },
  };
  for (const letter of inbox.toReversed()) mailbox.add('INBOX', letter);
  for (const letter of sent.toReversed()) mailbox.add('Sent', letter);
  return mailbox;
}
