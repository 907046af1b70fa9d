import type { Language, Problem, ProblemCode } from '@jinshu/api';

const zhHans = {
  'input-receiver': '没有收件人。',
  'missing-subject': '缺少主题。',
  'subject-too-long': '主题超过 998 个字符。',
  'enter-content': '没有正文。',
  'email-format': '有邮箱地址格式不正确。',
  'nothing-to-save': '邮件是空的。',
  'draft-stale': '草稿已在别处被修改。',
  'draft-sent': '这封邮件已经发送。',
  'draft-not-found': '草稿已不存在。',
  'sender-not-yours': '您不再能用这个地址发信。',
  'attachment-not-found': '有附件已不存在。',
  'send-no-folders': '邮件不能附带文件夹。',
  'feature-not-ready': '暂不支持这种发送方式。',
  'options-exclusive': '密码、定时发送和阅后即焚只能选择一项。',
  'mail-password-rule': '查看密码须为 6 位字母或数字。',
  'schedule-past': '定时的时间已经过去。',
  'burn-date-past': '销毁日期已经到了。',
  'mail-level-required': '没有选择邮件密级。',
  'attach-level-required': '有附件没有选择密级。',
  'attach-level-above-mail': '附件“{name}”的密级高于邮件密级。',
  'level-above-own': '密级高于您的最高密级。',
  'executable-refused': '为安全起见，不接受可执行文件。',
  forbidden: '您没有这样发送的权限。',
  'too-large': '邮件超出服务器允许的大小。',
  'sending-limit': '已达到发送上限，暂时不能再发送。',
  'list-not-allowed': '您不能向 {address} 发信。',
  'send-failed': '没有一位收件人可以收到这封邮件。',
  other: '服务器无法发送这封邮件。',
} as const satisfies Partial<Record<ProblemCode | 'other', string>>;

type Sentences = Readonly<Record<keyof typeof zhHans, string>>;

const zhTw: Sentences = {
  'input-receiver': '沒有收件者。',
  'missing-subject': '缺少主旨。',
  'subject-too-long': '主旨超過 998 個字元。',
  'enter-content': '沒有內文。',
  'email-format': '有信箱地址格式不正確。',
  'nothing-to-save': '郵件是空的。',
  'draft-stale': '草稿已在別處變更。',
  'draft-sent': '這封郵件已經傳送。',
  'draft-not-found': '草稿已不存在。',
  'sender-not-yours': '您不再能用這個地址寄信。',
  'attachment-not-found': '有附件已不存在。',
  'send-no-folders': '郵件不能附帶資料夾。',
  'feature-not-ready': '暫不支援這種傳送方式。',
  'options-exclusive': '密碼、排程傳送和閱後即焚只能選擇一項。',
  'mail-password-rule': '檢視密碼須為 6 個字母或數字。',
  'schedule-past': '排程的時間已經過去。',
  'burn-date-past': '銷毀日期已經到了。',
  'mail-level-required': '沒有選擇郵件密等。',
  'attach-level-required': '有附件沒有選擇密等。',
  'attach-level-above-mail': '附件「{name}」的密等高於郵件密等。',
  'level-above-own': '密等高於您的最高密等。',
  'executable-refused': '基於安全考量，不接受可執行檔。',
  forbidden: '您沒有這樣傳送的權限。',
  'too-large': '郵件超出伺服器允許的大小。',
  'sending-limit': '已達傳送上限，暫時無法再傳送。',
  'list-not-allowed': '您不能寄信到 {address}。',
  'send-failed': '沒有一位收件者可以收到這封郵件。',
  other: '伺服器無法傳送這封郵件。',
};

const en: Sentences = {
  'input-receiver': 'It has no recipient.',
  'missing-subject': 'It has no subject.',
  'subject-too-long': 'Its subject has more than 998 characters.',
  'enter-content': 'It has no content.',
  'email-format': 'One of its addresses is not valid.',
  'nothing-to-save': 'It is empty.',
  'draft-stale': 'The draft was changed elsewhere.',
  'draft-sent': 'It has been sent already.',
  'draft-not-found': 'The draft is not there any more.',
  'sender-not-yours': 'You may no longer send from this address.',
  'attachment-not-found': 'One of its attachments is not there any more.',
  'send-no-folders': 'A mail cannot carry folders.',
  'feature-not-ready': 'This way of sending is not available yet.',
  'options-exclusive': 'Password, scheduled sending and burning after reading exclude each other.',
  'mail-password-rule': 'A view password has exactly 6 letters or digits.',
  'schedule-past': 'Its time has passed.',
  'burn-date-past': 'The day on which it is destroyed has come.',
  'mail-level-required': 'Its level was not chosen.',
  'attach-level-required': 'The level of one of its attachments was not chosen.',
  'attach-level-above-mail': 'The level of the attachment “{name}” is above that of the mail.',
  'level-above-own': 'Its level is above your own.',
  'executable-refused': 'Executable files are refused for security reasons.',
  forbidden: 'You are not permitted to send in this way.',
  'too-large': 'It is larger than the server takes in.',
  'sending-limit': 'You have reached a limit for sending. Try again later.',
  'list-not-allowed': 'You may not write to {address}.',
  'send-failed': 'None of its recipients can be sent it.',
  other: 'The server could not send it.',
};

const sentences: Readonly<Record<Language, Sentences>> = { 'zh-hans': zhHans, 'zh-tw': zhTw, en };

/** Returns the reason why a scheduled message could not be sent, in its author's language. */
export function reasonOf({ code, params }: Pick<Problem, 'code' | 'params'>, language: Language): string {
  const known: Partial<Record<ProblemCode | 'other', string>> & Pick<Sentences, 'other'> = sentences[language];
  const sentence = known[code] ?? known.other;
  return sentence.replace('{name}', String(params.name ?? '')).replace('{address}', String(params.address ?? ''));
}
