import type { Language } from '@jinshu/api';

/** Registration agreement of a new installation. Organizations replace it with their own. */
export const agreements: Record<Language, string> = {
  'zh-hans': `1. 邮箱用于本单位的工作。
2. 请妥善保管密码，不要与他人共用账号。
3. 不得发送违法、欺诈或骚扰性的内容。
4. 单位依照法律和内部规定保存和检查邮件。
5. 离开本单位后，账号将被停用。`,
  'zh-tw': `1. 信箱用於本單位的工作。
2. 請妥善保管密碼，不要與他人共用帳號。
3. 不得傳送違法、詐騙或騷擾性的內容。
4. 單位依照法律和內部規定保存和檢查郵件。
5. 離開本單位後，帳號將被停用。`,
  en: `1. The mailbox is for the work of the organization.
2. Keep your password to yourself and don't share the account.
3. Don't send unlawful, fraudulent or harassing content.
4. The organization keeps and inspects mail as the law and its own rules require.
5. The account is disabled when you leave the organization.`,
};
