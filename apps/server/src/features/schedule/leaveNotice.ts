import { type Language, type Problem, textIn } from '@jinshu/api';
import { deliverIn } from '../../mail/inbound/index.ts';
import { selectOwner } from '../../mail/recipient/mailbox.repository.ts';
import { selectProfile } from '../../mail/settings/settings.repository.ts';
import { composeMessage } from '../../mime/compose/index.ts';
import { prepareAnywhere } from '../../mime/reading/parsePool.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { readPolicy } from '../../platform/policy/readPolicy.ts';
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
  const { db, config, now } = deps;
  const owner = await selectOwner(tx, mailboxId);
  const language = (await selectProfile(db, accountId))?.language ?? 'zh-hans';
  const { raw } = await composeMessage({
    from: { name: textIn(await readPolicy(tx, 'system_name'), language), address: `mailer-daemon@${config.domain}` },
    to: [owner],
    cc: [],
    subject: words[language].subject(subject),
    text: words[language].text(subject, reasonOf(problem, language)),
    domain: config.domain,
    date: now(),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  await deliverIn(tx, deps, await prepareAnywhere(raw), { mailFrom: '', recipients: [owner.address] });
}
