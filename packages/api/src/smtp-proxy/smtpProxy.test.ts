import { describe, expect, it } from 'vitest';
import { encode, safeDecode } from 'zod/mini';
import { smtpProxyFormSchema, smtpProxyResource } from './index.ts';

const form = {
  server: 'smtp.elsewhere.example',
  port: 465,
  ssl: true,
  auth: true,
  account: 'lin',
  email: 'lin@elsewhere.example',
  password: 'secret',
};
const read = (more: object) => safeDecode(smtpProxyFormSchema, { ...form, ...more });

describe('SMTP proxies', () => {
  it('SET-98 have server, account, password, and the flags ssl and auth on the wire', () => {
    const { data } = read({});
    expect(data).toEqual({
      server: 'smtp.elsewhere.example',
      port: 465,
      usesSsl: true,
      needsAuth: true,
      account: 'lin',
      email: 'lin@elsewhere.example',
      password: 'secret',
    });
    expect(data && encode(smtpProxyFormSchema, data)).toEqual(form);
    expect(smtpProxyResource.create.path).toBe('/setting/transefers/');
  });

  it.each([
    { server: '' },
    { server: 'smtp elsewhere' },
    { port: 0 },
    { port: 65_536 },
    { account: 'a\r\nQUIT' },
    { password: 'a\r\nQUIT' },
    { ssl: 'yes' },
  ])('SET-98 refuses %j', (more) => {
    expect(read(more).success).toBe(false);
  });

  it('SET-98 shows no password', () => {
    const row = { ...form, id: 1, is_active: true, status_info: '', failed_at: null };
    const response = smtpProxyResource.get.response;
    expect(safeDecode(response, row as never).data).not.toHaveProperty('password');
  });
});
