import type { MovingPreset, SmtpPreset } from '@jinshu/api';

type Hosts = { imap?: string; pop3?: string; smtp?: string };
/** Providers by the domains of their addresses: hosts with TLS on the usual ports (D-76). Outlook takes no passwords for sending. */
const providers: readonly { name: string; domains: string; hosts: Hosts }[] = [
  { name: 'QQ', domains: 'qq.com foxmail.com vip.qq.com', hosts: { imap: 'imap.qq.com', pop3: 'pop.qq.com', smtp: 'smtp.qq.com' } },
  {
    name: 'Exmail',
    domains: 'exmail.qq.com',
    hosts: { imap: 'imap.exmail.qq.com', pop3: 'pop.exmail.qq.com', smtp: 'smtp.exmail.qq.com' },
  },
  { name: '163', domains: '163.com', hosts: { imap: 'imap.163.com', pop3: 'pop.163.com', smtp: 'smtp.163.com' } },
  { name: '126', domains: '126.com', hosts: { imap: 'imap.126.com', pop3: 'pop.126.com', smtp: 'smtp.126.com' } },
  { name: 'yeah.net', domains: 'yeah.net', hosts: { imap: 'imap.yeah.net', pop3: 'pop.yeah.net', smtp: 'smtp.yeah.net' } },
  { name: 'Sina', domains: 'sina.com sina.cn', hosts: { imap: 'imap.sina.com', pop3: 'pop.sina.com', smtp: 'smtp.sina.com' } },
  { name: 'Sohu', domains: 'sohu.com', hosts: { imap: 'imap.sohu.com', pop3: 'pop3.sohu.com', smtp: 'smtp.sohu.com' } },
  { name: 'Aliyun', domains: 'aliyun.com', hosts: { imap: 'imap.aliyun.com', pop3: 'pop3.aliyun.com', smtp: 'smtp.aliyun.com' } },
  { name: '139', domains: '139.com', hosts: { imap: 'imap.139.com', pop3: 'pop.139.com', smtp: 'smtp.139.com' } },
  { name: '189', domains: '189.cn', hosts: { imap: 'imap.189.cn', pop3: 'pop.189.cn', smtp: 'smtp.189.cn' } },
  { name: 'Gmail', domains: 'gmail.com googlemail.com', hosts: { imap: 'imap.gmail.com', pop3: 'pop.gmail.com', smtp: 'smtp.gmail.com' } },
  {
    name: 'Outlook',
    domains: 'outlook.com hotmail.com live.com msn.com',
    hosts: { imap: 'outlook.office365.com', pop3: 'outlook.office365.com' },
  },
  { name: 'iCloud', domains: 'icloud.com me.com mac.com', hosts: { imap: 'imap.mail.me.com', smtp: 'smtp.mail.me.com' } },
  {
    name: 'Yahoo',
    domains: 'yahoo.com ymail.com',
    hosts: { imap: 'imap.mail.yahoo.com', pop3: 'pop.mail.yahoo.com', smtp: 'smtp.mail.yahoo.com' },
  },
  {
    name: 'Yahoo',
    domains: 'yahoo.com.tw',
    hosts: { imap: 'imap.mail.yahoo.com', pop3: 'pop.mail.yahoo.com', smtp: 'smtp.mail.yahoo.com' },
  },
  { name: 'Fastmail', domains: 'fastmail.com', hosts: { imap: 'imap.fastmail.com', pop3: 'pop.fastmail.com', smtp: 'smtp.fastmail.com' } },
  { name: 'GMX', domains: 'gmx.com gmx.net gmx.de', hosts: { imap: 'imap.gmx.net', pop3: 'pop.gmx.net', smtp: 'mail.gmx.net' } },
];
/** Providers whose outgoing server encrypts by STARTTLS only. */
const startsPlain = new Set(['iCloud']);
const ports = { imap: 993, pop3: 995 } as const;

function providerOf(email: string) {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return providers.find(({ domains }) => domains.split(' ').includes(domain));
}

/** Returns the outgoing server of the provider of an address. */
export function smtpPresetsOf(email: string): SmtpPreset[] {
  const { name = '', hosts: { smtp } = {} } = providerOf(email) ?? {};
  if (smtp === undefined) return [];
  return [startsPlain.has(name) ? { name, server: smtp, port: 587, usesSsl: false } : { name, server: smtp, port: 465, usesSsl: true }];
}

/** Returns the servers of the provider of an address, IMAP first. */
export function presetsOf(email: string): MovingPreset[] {
  const provider = providerOf(email);
  if (!provider) return [];
  return (['imap', 'pop3'] as const).flatMap((protocol) => {
    const server = provider.hosts[protocol];
    return server === undefined ? [] : [{ name: provider.name, protocol, server, port: ports[protocol], usesSsl: true }];
  });
}
