import type { Language } from '@jinshu/api';
import { leaveSystemNotice } from '../../../mail/system-notice/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import type { StoredAccess } from './access.repository.ts';

interface Words {
  share: { subject: (holder: string) => string; text: (mailbox: string, holder: string) => string };
  forward: { subject: (target: string) => string; text: (mailbox: string, target: string) => string };
}

const words: Readonly<Record<Language, Words>> = {
  'zh-hans': {
    share: {
      subject: (holder) => `${holder} 不再能使用您的邮箱`,
      text: (mailbox, holder) => `管理员已结束 ${holder} 对 ${mailbox} 的使用权限，立即生效。如有疑问，请联系管理员。`,
    },
    forward: {
      subject: (target) => `到 ${target} 的自动转发已结束`,
      text: (mailbox, target) => `管理员已结束 ${mailbox} 到 ${target} 的自动转发，立即生效。如有疑问，请联系管理员。`,
    },
  },
  'zh-tw': {
    share: {
      subject: (holder) => `${holder} 不再能使用您的信箱`,
      text: (mailbox, holder) => `管理員已結束 ${holder} 對 ${mailbox} 的使用權限，立即生效。如有疑問，請聯絡管理員。`,
    },
    forward: {
      subject: (target) => `到 ${target} 的自動轉寄已結束`,
      text: (mailbox, target) => `管理員已結束 ${mailbox} 到 ${target} 的自動轉寄，立即生效。如有疑問，請聯絡管理員。`,
    },
  },
  en: {
    share: {
      subject: (holder) => `${holder} can no longer use your mailbox`,
      text: (mailbox, holder) =>
        `An administrator ended the access of ${holder} to ${mailbox}. This is in effect now. If in doubt, ask your administrator.`,
    },
    forward: {
      subject: (target) => `Automatic forwarding to ${target} has ended`,
      text: (mailbox, target) =>
        `An administrator ended the automatic forwarding from ${mailbox} to ${target}. This is in effect now. If in doubt, ask your administrator.`,
    },
  },
};

/** Delivers a message about an ended access or forward to the mailbox (BAK-50). */
export async function tellOwner(
  tx: Tx,
  deps: Deps,
  { kind, name, userName, holderName, holderAddress, language }: StoredAccess,
): Promise<void> {
  const spoken = (language as Language | null) ?? 'zh-hans';
  const { subject, text } = words[spoken][kind === 'forward' ? 'forward' : 'share'];
  const holder = kind === 'person' ? `${holderName} (${holderAddress})` : holderName;
  await leaveSystemNotice(tx, deps, {
    to: { address: userName, name },
    language: spoken,
    subject: subject(holderName),
    text: text(userName, holder),
    hasNoRules: true,
  });
}
