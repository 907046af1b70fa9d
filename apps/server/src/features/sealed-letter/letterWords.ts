import type { Language } from '@jinshu/api';

/** Reason why a message is sealed. */
export type LetterKind = 'password' | 'burn';

const both = (texts: readonly string[]) => texts.join('\n\n');

const heads: Record<LetterKind, readonly string[]> = {
  password: [
    '这封邮件受密码保护。请在锦书网页邮箱中打开，并输入发件人告诉您的查看密码。',
    '這封郵件受密碼保護。請在錦書網頁信箱中開啟，並輸入寄件者告訴您的檢視密碼。',
    'This message is password-protected. Open it in Jinshu webmail and enter the view password you got from the sender.',
  ],
  burn: [
    '这是一封阅后即焚邮件。请在锦书网页邮箱中打开。',
    '這是一封閱後即焚郵件。請在錦書網頁信箱中開啟。',
    'This message is destroyed after reading. Open it in Jinshu webmail.',
  ],
};

/** Returns the placeholder text of a sealed message, in all languages because the recipients' languages are unknown. */
export const headText = (kind: LetterKind): string => both(heads[kind]);

/** Returns the text of a message to an external recipient: the link to the page, how to open it, and its expiry. */
export function linkText(kind: LetterKind, { url, sender, until }: { url: string; sender: string; until: string }): string {
  const how: Record<LetterKind, readonly string[]> = {
    password: [
      `${sender}给您发了一封密码保护的邮件。请打开以下页面，输入发件人告诉您的查看密码。页面在 ${until} 之前有效。`,
      `${sender}寄了一封密碼保護的郵件給您。請開啟以下頁面，輸入寄件者告訴您的檢視密碼。頁面在 ${until} 之前有效。`,
      `${sender} sent you a password-protected message. Open the page below and enter the view password you got from the sender. The page works until ${until}.`,
    ],
    burn: [
      `${sender}给您发了一封阅后即焚的邮件。请打开以下页面阅读。页面在 ${until} 之前有效。`,
      `${sender}寄了一封閱後即焚的郵件給您。請開啟以下頁面閱讀。頁面在 ${until} 之前有效。`,
      `${sender} sent you a message that is destroyed after reading. Open the page below to read it. The page works until ${until}.`,
    ],
  };
  return both([...how[kind], url]);
}

/** Texts of the page for reading a sealed message. */
export interface PageWords {
  title: string;
  lead: Record<LetterKind, string>;
  left(count: number): string;
  password: string;
  open: string;
  wrong: string;
  tooMany: string;
  gone: string;
  from: string;
  subject: string;
  sentAt: string;
  files: string;
  download: string;
  filesNote: string;
}

/** Texts of the page in the three languages. */
export const pageWords: Record<Language, PageWords> = {
  'zh-hans': {
    title: '受保护的邮件',
    lead: { password: '请输入发件人告诉您的查看密码。', burn: '这封邮件阅后即焚。每次打开都会计数。' },
    left: (count) => `还可阅读 ${count} 次。`,
    password: '查看密码',
    open: '打开邮件',
    wrong: '密码错误，请重新输入。',
    tooMany: '尝试次数过多，请稍后再试。',
    gone: '这封邮件不存在、已过期或已销毁。',
    from: '发件人',
    subject: '主题',
    sentAt: '发送时间',
    files: '附件',
    download: '下载',
    filesNote: '附件可在打开后的十分钟内下载。',
  },
  'zh-tw': {
    title: '受保護的郵件',
    lead: { password: '請輸入寄件者告訴您的檢視密碼。', burn: '這封郵件閱後即焚。每次開啟都會計數。' },
    left: (count) => `還可閱讀 ${count} 次。`,
    password: '檢視密碼',
    open: '開啟郵件',
    wrong: '密碼錯誤，請重新輸入。',
    tooMany: '嘗試次數過多，請稍後再試。',
    gone: '這封郵件不存在、已過期或已銷毀。',
    from: '寄件者',
    subject: '主旨',
    sentAt: '寄件時間',
    files: '附件',
    download: '下載',
    filesNote: '附件可在開啟後的十分鐘內下載。',
  },
  en: {
    title: 'Protected message',
    lead: {
      password: 'Enter the view password you got from the sender.',
      burn: 'This message is destroyed after reading. Each opening uses one view.',
    },
    left: (count) => (count === 1 ? '1 view left.' : `${count} views left.`),
    password: 'View password',
    open: 'Open message',
    wrong: 'Incorrect password. Enter it again.',
    tooMany: 'Too many attempts. Try again later.',
    gone: 'This message doesn’t exist, has expired or was destroyed.',
    from: 'Sender',
    subject: 'Subject',
    sentAt: 'Date',
    files: 'Attachments',
    download: 'Download',
    filesNote: 'You can download attachments for ten minutes after opening.',
  },
};
