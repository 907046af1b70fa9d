import type { Language } from '@jinshu/api';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { selectLanguage } from '../settings/index.ts';
import { claimStops, selectAdministrators, type UntoldStop } from '../submission/index.ts';
import { leaveSystemNotice } from '../system-notice/index.ts';

const words: Record<
  Language,
  { locale: string; subject: (who: string) => string; text: (who: string, count: number, until: string) => string }
> = {
  'zh-hans': {
    locale: 'zh-CN',
    subject: (who) => `已暂停发送：${who}`,
    text: (who, count, until) =>
      `${who} 在一分钟内发送了 ${count} 封邮件，系统已暂停该账号发送，${until} 后恢复。\n\n如果不是本人所为，账号可能已被他人使用，请停用账号并重置密码。`,
  },
  'zh-tw': {
    locale: 'zh-TW',
    subject: (who) => `已暫停傳送：${who}`,
    text: (who, count, until) =>
      `${who} 在一分鐘內傳送了 ${count} 封郵件，系統已暫停該帳號傳送，${until} 後恢復。\n\n如果不是本人所為，帳號可能已遭他人使用，請停用帳號並重設密碼。`,
  },
  en: {
    locale: 'en-GB',
    subject: (who) => `Sending stopped: ${who}`,
    text: (who, count, until) =>
      `${who} sent ${count} messages within a minute. Sending from this account is stopped until ${until}.\n\nIf this was not the person, somebody else may be using the account: disable it and reset its password.`,
  },
};

async function tell(tx: Tx, deps: Deps, stops: readonly UntoldStop[], administrator: { accountId: number; address: string; name: string }) {
  const language = await selectLanguage(tx, administrator.accountId);
  const { locale, subject, text } = words[language];
  for (const { name, address, mails, until } of stops) {
    const shownUntil = `${new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(until)} UTC`;
    await leaveSystemNotice(tx, deps, {
      to: administrator,
      language,
      subject: subject(name === '' ? address : name),
      text: text(`${name} <${address}>`, mails, shownUntil),
    });
  }
}

/** Notifies the administrators once of each new sending stop. */
export async function tellStops(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const stops = await claimStops(tx, deps.now());
    if (stops.length === 0) return;
    for (const { address, mails } of stops) deps.log.warn({ address, mails }, 'sending was stopped: too many mails at once');
    for (const administrator of await selectAdministrators(tx)) await tell(tx, deps, stops, administrator);
  });
}
