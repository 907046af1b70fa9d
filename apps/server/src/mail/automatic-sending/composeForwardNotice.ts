import type { Language } from '@jinshu/api';
import { composeMessage } from '../../mime/compose/index.ts';
import { oneLine } from '../../mime/header/index.ts';

/** A forward that failed. */
export interface FailedForward {
  owner: { address: string; name: string; language: Language };
  target: string;
  /** Subject of the message; empty if it is not known any more. */
  subject: string;
  /** An enhanced status and the other server's words, or one of our codes. */
  info: string;
  /** The target was disabled. */
  isStopped: boolean;
  domain: string;
  at: Date;
}

const words = {
  'zh-hans': {
    from: '邮件系统',
    failed: (target: string) => `自动转发失败：${target}`,
    stopped: (target: string) => `已停用自动转发：${target}`,
    opening: (target: string) => `有邮件未能自动转发到 ${target}，邮件仍在您的邮箱里。`,
    stop: '对方连续三次拒收，系统已停用这个转发地址。可在“设置 > 自动转发”中重新启用。',
    once: '这样的通知一天最多一封。',
    title: '主题：',
    reason: '原因：',
  },
  'zh-tw': {
    from: '郵件系統',
    failed: (target: string) => `自動轉寄失敗：${target}`,
    stopped: (target: string) => `已停用自動轉寄：${target}`,
    opening: (target: string) => `有郵件未能自動轉寄到 ${target}，郵件仍在您的信箱裡。`,
    stop: '對方連續三次拒收，系統已停用這個轉寄地址。可在「設定 > 自動轉寄」中重新啟用。',
    once: '這樣的通知一天最多一封。',
    title: '主旨：',
    reason: '原因：',
  },
  en: {
    from: 'Mail system',
    failed: (target: string) => `Forwarding failed: ${target}`,
    stopped: (target: string) => `Forwarding turned off: ${target}`,
    opening: (target: string) => `A message could not be forwarded to ${target}. It is in your mailbox.`,
    stop: 'The other server refused three messages in a row, so forwarding to this address is off. You can turn it on again in Settings > Forwarding.',
    once: 'You get a notice like this once a day at most.',
    title: 'Subject: ',
    reason: 'Reason: ',
  },
} as const satisfies Record<Language, object>;

/** Writes the notice to a mailbox owner that a forward failed, in the owner's language. */
export async function composeForwardNotice({ owner, target, subject, info, isStopped, domain, at }: FailedForward): Promise<Buffer> {
  const say = words[owner.language];
  const { raw } = await composeMessage({
    from: { name: say.from, address: `mailer-daemon@${domain}` },
    to: [{ name: owner.name, address: owner.address }],
    cc: [],
    subject: isStopped ? say.stopped(target) : say.failed(target),
    text: [
      say.opening(target),
      ...(isStopped ? [say.stop] : []),
      '',
      ...(subject === '' ? [] : [`${say.title}${oneLine(subject)}`]),
      `${say.reason}${oneLine(info)}`,
      '',
      ...(isStopped ? [] : [say.once, '']),
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
    domain,
    date: at,
  });
  return raw;
}
