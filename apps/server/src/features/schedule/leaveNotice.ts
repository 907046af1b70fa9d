import type { Language, Problem } from '@jinshu/api';
import { selectOwner } from '../../mail/recipient/index.ts';
import { selectLanguage } from '../../mail/settings/index.ts';
import { leaveSystemNotice } from '../../mail/system-notice/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { reasonOf } from './reasons.ts';

const words: Record<Language, { subject: (about: string) => string; text: (about: string, reason: string) => string }> = {
  'zh-hans': {
    subject: (about) => `定时邮件未能发送：${about}`,
    text: (about, reason) => `您的定时邮件“${about}”到时间后未能发送，仍在草稿箱中。请打开检查后重新发送。\n\n原因：${reason}`,
  },
  'zh-tw': {
    subject: (about) => `排程郵件未能傳送：${about}`,
    text: (about, reason) => `您的排程郵件「${about}」到時間後未能傳送，仍在草稿匣中。請開啟檢查後重新傳送。\n\n原因：${reason}`,
  },
  en: {
    subject: (about) => `Scheduled mail was not sent: ${about}`,
    text: (about, reason) =>
      `Your scheduled mail “${about}” could not be sent when its time came. It is still in Drafts; please open it, check it and send it again.\n\nReason: ${reason}`,
  },
};

/** Adds a notice to the Inbox of a user whose scheduled message could not be sent. */
export async function leaveNotice(
  tx: Tx,
  deps: Deps,
  { mailboxId, accountId, subject, problem }: { mailboxId: number; accountId: number; subject: string; problem: Problem },
): Promise<void> {
  const owner = await selectOwner(tx, mailboxId);
  const language = await selectLanguage(tx, accountId);
  const { subject: about, text } = words[language];
  await leaveSystemNotice(tx, deps, { to: owner, language, subject: about(subject), text: text(subject, reasonOf(problem, language)) });
}
