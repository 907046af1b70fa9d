import { causeOf, type Language } from '@jinshu/api';

/** Texts of a bounce. */
export const bounceWords = {
  'zh-hans': {
    from: '邮件系统',
    subject: '退信',
    colon: '：',
    comma: '，',
    opening: '您的邮件没有送到下列收件人，系统不再尝试投递。',
    listOpening: (list: string) => `邮件列表 ${list} 的邮件没有送到下列成员，系统不再尝试投递。这样的通知发给列表的负责人。`,
    title: '主题',
    more: (count: number) => `另有 ${count} 个收件人，见所附的投递报告。`,
    'unknown-recipient': '没有这个邮箱',
    'full-mailbox': '对方邮箱已满',
    script: '对方的邮件服务器不接受 @ 之前含有英文字母和数字以外文字的地址',
    expired: '五天内没有送到',
    unreachable: '无法连接对方的邮件服务器',
    insecure: '无法与对方的邮件服务器建立安全连接',
    'put-off': '对方的邮件服务器一直要求稍后再试',
    'refused-there': '对方的邮件服务器拒收这封邮件',
    level: '对方无权阅读此密级的邮件',
    burned: '邮件在送达前已销毁',
    'proxy-gone': '发信所用的 SMTP 代理已被删除',
    'proxy-fails': '您的 SMTP 代理无法发信',
    'given-up': '管理员停止了投递',
    closing: '对方服务器的原话见所附的投递报告，原邮件的信头随附于后。',
  },
  'zh-tw': {
    from: '郵件系統',
    subject: '退信',
    colon: '：',
    comma: '，',
    opening: '您的郵件沒有送到下列收件者，系統不再嘗試投遞。',
    listOpening: (list: string) => `郵件群組 ${list} 的郵件沒有送到下列成員，系統不再嘗試投遞。這樣的通知會寄給群組的負責人。`,
    title: '主旨',
    more: (count: number) => `另有 ${count} 個收件者，見所附的投遞報告。`,
    'unknown-recipient': '沒有這個信箱',
    'full-mailbox': '對方信箱已滿',
    script: '對方的郵件伺服器不接受 @ 之前含有英文字母和數字以外文字的地址',
    expired: '五天內沒有送到',
    unreachable: '無法連線到對方的郵件伺服器',
    insecure: '無法與對方的郵件伺服器建立安全連線',
    'put-off': '對方的郵件伺服器一直要求稍後再試',
    'refused-there': '對方的郵件伺服器拒收這封郵件',
    level: '對方無權閱讀此密等的郵件',
    burned: '郵件在送達前已銷毀',
    'proxy-gone': '寄信所用的 SMTP 代理已遭刪除',
    'proxy-fails': '您的 SMTP 代理無法寄信',
    'given-up': '管理員停止了投遞',
    closing: '對方伺服器的原話見所附的投遞報告，原郵件的信頭隨附於後。',
  },
  en: {
    from: 'Mail system',
    subject: 'Undelivered',
    colon: ': ',
    comma: '; ',
    opening: 'Your mail did not reach the following recipients, and no further attempt will be made.',
    listOpening: (list: string) =>
      `Mail of the list ${list} did not reach the following members, and no further attempt will be made. The owner of the list gets this report.`,
    title: 'Subject',
    more: (count: number) => `${count} more recipients are in the attached delivery report.`,
    'unknown-recipient': 'there is no such mailbox',
    'full-mailbox': 'the mailbox is full',
    script: 'the next mail server takes only addresses with plain letters and digits before the @',
    expired: 'not delivered within five days',
    unreachable: 'the mail server of the recipient can’t be reached',
    insecure: 'no secure connection to the mail server of the recipient',
    'put-off': 'the mail server of the recipient kept asking to try again later',
    'refused-there': 'the mail server of the recipient refused the message',
    level: 'the recipient may not read mail of this level',
    burned: 'the message was destroyed before it could be delivered',
    'proxy-gone': 'your SMTP account was deleted',
    'proxy-fails': 'your SMTP account couldn’t send it',
    'given-up': 'an administrator stopped the delivery',
    closing: 'The attached delivery report has the exact answer of the other server. The header of your message is attached too.',
  },
} as const satisfies Record<Language, object>;

/** Returns the reason in our own texts. The other server's response is in the report. */
export function reasonIn(language: Language, info: string): string {
  const said = bounceWords[language];
  if (info.endsWith(' address-script')) return said.script;
  if (info.endsWith('level-above-recipient')) return said.level;
  if (info.endsWith(' burned')) return said.burned;
  if (info.endsWith(' smtp-proxy-gone')) return said['proxy-gone'];
  if (/^5\.0\.0 given-up\b/.test(info)) return said['given-up'];
  const last = /^4\.4\.7 expired: ?(.*)$/.exec(info)?.[1];
  if (last === undefined) return said[causeOf(info) ?? 'refused-there'];
  if (last.startsWith('smtp-proxy-')) return `${said.expired}${said.comma}${said['proxy-fails']}`;
  const cause = causeOf(last);
  return cause ? `${said.expired}${said.comma}${said[cause]}` : said.expired;
}
