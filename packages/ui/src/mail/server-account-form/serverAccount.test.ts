import { describe, expect, it } from 'vitest';
import { type ServerAccount, type ServerPreset, withWay } from './serverAccount.ts';

const account: ServerAccount = {
  server: 'imap.qq.com',
  port: 993,
  protocol: 'imap',
  account: 'lin@qq.com',
  password: '',
  usesSsl: true,
  needsAuth: true,
  folderScope: 'all',
};
const presets: readonly ServerPreset[] = [
  { name: 'QQ', protocol: 'imap', server: 'imap.qq.com', port: 993, usesSsl: true },
  { name: 'QQ', protocol: 'pop3', server: 'pop.qq.com', port: 995, usesSsl: true },
];

describe('withWay', () => {
  it.each([
    ['the server of a provider and its port', {}, { protocol: 'pop3' }, { server: 'pop.qq.com', port: 995 }],
    ['the port without encryption', {}, { usesSsl: false }, { server: 'imap.qq.com', port: 143 }],
    ['only the port of a server of nobody', { server: 'mail.x' }, { protocol: 'pop3' }, { server: 'mail.x', port: 995 }],
    ['nothing about an unusual port', { server: 'mail.x', port: 9930 }, { protocol: 'pop3' }, { server: 'mail.x', port: 9930 }],
  ] as const)('SET-80 SET-83 follows with %s', (_, before, way, after) => {
    expect(withWay({ ...account, ...before }, way, presets)).toEqual({ ...account, ...before, ...way, ...after });
  });

  it.each([
    ['the port of submission', {}, { port: 587 }],
    ['nothing about an unusual port', { port: 2465 }, { port: 2465 }],
  ])('SET-98 follows for a proxy with %s', (_, before, after) => {
    const proxy = { ...account, port: 465, ...before };
    expect(withWay(proxy, { usesSsl: false }, [], true)).toEqual({ ...proxy, usesSsl: false, ...after });
  });
});
