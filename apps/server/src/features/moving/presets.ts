import type { MovingPreset } from '@jinshu/api';

type Hosts = { imap?: string; pop3?: string };
/** Providers by the domains of their addresses: hosts with TLS on the usual ports (D-76). */
const providers: readonly { name: string; domains: string; hosts: Hosts }[] = [
  { name: 'QQ', domains: 'qq.com foxmail.com vip.qq.com', hosts: { imap: 'imap.qq.com', pop3: 'pop.qq.com' } },
  { name: 'Exmail', domains: 'exmail.qq.com', hosts: { imap: 'imap.exmail.qq.com', pop3: 'pop.exmail.qq.com' } },
  { name: '163', domains: '163.com', hosts: { imap: 'imap.163.com', pop3: 'pop.163.com' } },
  { name: '126', domains: '126.com', hosts: { imap: 'imap.126.com', pop3: 'pop.126.com' } },
  { name: 'yeah.net', domains: 'yeah.net', hosts: { imap: 'imap.yeah.net', pop3: 'pop.yeah.net' } },
  { name: 'Sina', domains: 'sina.com sina.cn', hosts: { imap: 'imap.sina.com', pop3: 'pop.sina.com' } },
  { name: 'Sohu', domains: 'sohu.com', hosts: { imap: 'imap.sohu.com', pop3: 'pop3.sohu.com' } },
  { name: 'Aliyun', domains: 'aliyun.com', hosts: { imap: 'imap.aliyun.com', pop3: 'pop3.aliyun.com' } },
  { name: '139', domains: '139.com', hosts: { imap: 'imap.139.com', pop3: 'pop.139.com' } },
  { name: '189', domains: '189.cn', hosts: { imap: 'imap.189.cn', pop3: 'pop.189.cn' } },
  { name: 'Gmail', domains: 'gmail.com googlemail.com', hosts: { imap: 'imap.gmail.com', pop3: 'pop.gmail.com' } },
  {
    name: 'Outlook',
    domains: 'outlook.com hotmail.com live.com msn.com',
    hosts: { imap: 'outlook.office365.com', pop3: 'outlook.office365.com' },
  },
  { name: 'iCloud', domains: 'icloud.com me.com mac.com', hosts: { imap: 'imap.mail.me.com' } },
  { name: 'Yahoo', domains: 'yahoo.com ymail.com', hosts: { imap: 'imap.mail.yahoo.com', pop3: 'pop.mail.yahoo.com' } },
  { name: 'Yahoo', domains: 'yahoo.com.tw', hosts: { imap: 'imap.mail.yahoo.com', pop3: 'pop.mail.yahoo.com' } },
  { name: 'Fastmail', domains: 'fastmail.com', hosts: { imap: 'imap.fastmail.com', pop3: 'pop.fastmail.com' } },
  { name: 'GMX', domains: 'gmx.com gmx.net gmx.de', hosts: { imap: 'imap.gmx.net', pop3: 'pop.gmx.net' } },
];
const ports = { imap: 993, pop3: 995 } as const;

/** Returns the servers of the provider of an address, IMAP first. */
export function presetsOf(email: string): MovingPreset[] {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const provider = providers.find(({ domains }) => domains.split(' ').includes(domain));
  if (!provider) return [];
  return (['imap', 'pop3'] as const).flatMap((protocol) => {
    const server = provider.hosts[protocol];
    return server === undefined ? [] : [{ name: provider.name, protocol, server, port: ports[protocol], usesSsl: true }];
  });
}
