import type { Language } from '@jinshu/api';
import { recordChange } from '../../platform/change/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import type { RefusalReason, ServerRefusal } from '../foreign-server/index.ts';
import { selectLanguage } from '../settings/index.ts';
import { claimNotice, forgetFailure, recordFailure, type StoredSmtpProxy, selectOwnMailbox } from '../smtp-proxy/index.ts';
import { leaveSystemNotice } from '../system-notice/index.ts';

/** Shortest time between two failure notices about a proxy (SET-100). */
const noticeEveryMs = 2 * 60 * 60_000;

interface Words {
  subject: (sender: string) => string;
  text: (sender: string, server: string, reason: string) => string;
  said: string;
  reasons: Record<Exclude<RefusalReason, 'no-folder'>, string>;
}

const words: Record<Language, Words> = {
  'zh-hans': {
    subject: (sender) => `SMTP 代理发信失败：${sender}`,
    text: (sender, server, reason) =>
      `用 ${sender} 发出的邮件没能经 ${server} 送出：${reason}\n\n邮件仍在等待，系统会继续重试。请在“设置 > SMTP 代理”中检查这个账号。问题持续时，每两小时最多提醒一次。`,
    said: '服务器的回答',
    reasons: {
      unreachable: '无法连接服务器。',
      'too-slow': '服务器没有及时响应。',
      internal: '不允许使用内部网络的服务器。',
      untrusted: '服务器的证书不可信。',
      'no-encryption': '服务器不支持安全连接。',
      login: '服务器不接受账号或密码。',
      answer: '服务器的响应异常。',
    },
  },
  'zh-tw': {
    subject: (sender) => `SMTP 代理寄信失敗：${sender}`,
    text: (sender, server, reason) =>
      `用 ${sender} 寄出的郵件未能經由 ${server} 送出：${reason}\n\n郵件仍在等待，系統會繼續重試。請在「設定 > SMTP 代理」中檢查這個帳號。問題持續時，每兩小時最多提醒一次。`,
    said: '伺服器的回應',
    reasons: {
      unreachable: '無法連線到伺服器。',
      'too-slow': '伺服器沒有及時回應。',
      internal: '不允許使用內部網路的伺服器。',
      untrusted: '伺服器的憑證不受信任。',
      'no-encryption': '伺服器不支援安全連線。',
      login: '伺服器不接受帳號或密碼。',
      answer: '伺服器的回應異常。',
    },
  },
  en: {
    subject: (sender) => `SMTP account can’t send: ${sender}`,
    text: (sender, server, reason) =>
      `Messages from ${sender} couldn’t be sent through ${server}. ${reason}\n\nThey are waiting, and sending is retried. Check the account in Settings > SMTP accounts. While the problem lasts, you get this notice at most every two hours.`,
    said: 'Server response',
    reasons: {
      unreachable: 'The server can’t be reached.',
      'too-slow': 'The server took too long to respond.',
      internal: 'Servers in the internal network can’t be used.',
      untrusted: 'The server’s certificate isn’t trusted.',
      'no-encryption': 'The server offers no secure connection.',
      login: 'The server refused the account or password.',
      answer: 'The server gave an unexpected response.',
    },
  },
};

function write({ sender, server }: StoredSmtpProxy, refusal: ServerRefusal, language: Language) {
  const { subject, text, said, reasons } = words[language];
  const reason = reasons[refusal.reason === 'no-folder' ? 'answer' : refusal.reason];
  return {
    subject: subject(sender),
    text: `${text(sender, server, reason)}${refusal.words === '' ? '' : `\n\n${said}:\n${refusal.words}`}\n`,
  };
}

/** Records that a proxy failed, and notifies its owner at most every two hours. Several servers may find out at once: one of them tells. */
export async function tellProxyFailure(deps: Deps, proxy: StoredSmtpProxy, refusal: ServerRefusal): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const owner = await selectOwnMailbox(tx, proxy.accountId);
    if (!owner) return;
    const at = deps.now();
    await recordChange(tx, owner.id, { type: 'settings-list.changed', resource: 'transefers' });
    if (!(await recordFailure(tx, proxy, `${refusal.reason} ${refusal.words}`.trim(), at))) return;
    if (!(await claimNotice(tx, proxy.id, at, noticeEveryMs))) return;
    const language = await selectLanguage(tx, proxy.accountId);
    await leaveSystemNotice(tx, deps, { to: owner, language, ...write(proxy, refusal, language) });
  });
}

/** Forgets the failure of a proxy that works again. */
export async function tellProxyWorks({ db }: Pick<Deps, 'db'>, { id, accountId }: StoredSmtpProxy): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const owner = await selectOwnMailbox(tx, accountId);
    if (!owner) return;
    await recordChange(tx, owner.id, { type: 'settings-list.changed', resource: 'transefers' });
    await forgetFailure(tx, id);
  });
}
