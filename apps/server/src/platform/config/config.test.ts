import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ConfigError, readConfig } from './config.ts';

const problems = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

describe('settings', () => {
  it('have defaults that run on one machine', () => {
    const { dataDir, blobs, ...config } = readConfig({});
    expect(path.basename(dataDir)).toBe('.data');
    expect(blobs).toEqual({ kind: 'file', directory: path.join(dataDir, 'blobs') });
    expect(config).toEqual({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://127.0.0.1:8080',
      tls: null,
      smtp: { host: '127.0.0.1', port: 2525, maxBytes: 52_428_800, relay: null },
      dkim: null,
      trustedCa: null,
      databaseUrl: null,
      domain: 'jinshu.example',
      isDemo: true,
      captcha: 'slide',
      sending: {
        mailsPerHour: 200,
        mailsPerDay: 1_000,
        recipientsPerDay: 5_000,
        recipientsPerMail: 1_000,
        mailsAtOnce: 60,
        stopMinutes: 60,
      },
      transitMaxBytes: 2_147_483_648,
      checksSenders: true,
      canRecallRead: false,
      smsWebhook: null,
      socialLogin: { oidc: null, wecom: null },
      directory: null,
      firstAdministrator: null,
      ipTable: null,
      weather: 'sample',
      rsaBits: 2048,
      hasSecureCookies: false,
      logLevel: 'info',
    });
  });

  it('count empty values as absent', () => {
    expect(readConfig({ JINSHU_PORT: '', JINSHU_SMTP_RELAY: ' ', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['JINSHU_PORT', '80a', 'JINSHU_PORT is "80a"; it must be a whole number from 0 to 65535.'],
    ['JINSHU_PORT', '70000', 'JINSHU_PORT is "70000"; it must be a whole number from 0 to 65535.'],
    ['JINSHU_PUBLIC_URL', 'mail.example.com', 'JINSHU_PUBLIC_URL must be an address that begins with http:// or https://.'],
    ['JINSHU_SMTP_RELAY', 'http://relay', 'JINSHU_SMTP_RELAY must be an address that begins with smtp:// or smtps://.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    ['JINSHU_CAPTCHA', 'dance', 'JINSHU_CAPTCHA is "dance"; it must be one of off, slide, click, text, arithmetic.'],
    ['JINSHU_DEMO', 'yes', 'JINSHU_DEMO is "yes"; it must be one of 0, 1.'],
    ['JINSHU_LOG_LEVEL', 'loud', 'JINSHU_LOG_LEVEL is "loud"; it must be one of fatal, error, warn, info, debug, trace, silent.'],
    ['JINSHU_DOMAIN', '例子', 'JINSHU_DOMAIN is "例子"; it must be a mail domain such as example.com, in ASCII letters.'],
    ['JINSHU_DKIM_KEY', '/nowhere.pem', 'JINSHU_DKIM_KEY names /nowhere.pem, which does not exist.'],
    ['JINSHU_LDAP_URL', 'http://x', 'JINSHU_LDAP_URL must be an address that begins with ldap:// or ldaps://.'],
    ['JINSHU_LDAP_URL', 'ldaps://x', 'JINSHU_LDAP_BASE must be given with JINSHU_LDAP_URL.'],
    ['JINSHU_FIRST_ADMIN', 'admin@x.example', 'JINSHU_FIRST_ADMIN and JINSHU_FIRST_ADMIN_PASSWORD must be given together.'],
    ['JINSHU_BLOB_URL', 'ftp://x', 'JINSHU_BLOB_URL must be file:PATH or s3://BUCKET?endpoint=…&region=….'],
  ])('%s=%s is refused in one clear sentence', (name, value, sentence) => {
    expect(problems({ [name]: value })).toEqual([sentence]);
  });

  it('are all told at once for a directory, and keep its passwords off the network', () => {
    const given = {
      JINSHU_LDAP_URL: 'ldap://ldap.example.com',
      JINSHU_LDAP_STARTTLS: '0',
      JINSHU_LDAP_BASE: 'dc=example',
      JINSHU_LDAP_BIND_DN: 'cn=mail',
      JINSHU_LDAP_FILTER: 'people',
      JINSHU_LDAP_ATTRIBUTES: 'key=objectGUID,colour=red',
      JINSHU_LDAP_DEPARTMENT: '(x)',
      JINSHU_LDAP_SYNC_HOURS: 'often',
    };
    expect(problems(given).map((sentence) => sentence.split(/[ ,]/, 1)[0])).toEqual([
      'JINSHU_LDAP_STARTTLS',
      'JINSHU_LDAP_BIND_DN',
      'JINSHU_LDAP_FILTER',
      'JINSHU_LDAP_DEPARTMENT',
      'JINSHU_LDAP_SYNC_HOURS',
      'JINSHU_LDAP_ATTRIBUTES',
    ]);
  });

  it('are all told at once', () => {
    expect(problems({ JINSHU_PORT: 'x', JINSHU_CAPTCHA: 'x', JINSHU_RSA_BITS: '12' })).toHaveLength(3);
  });

  it('never repeat a password', () => {
    expect(JSON.stringify(problems({ DATABASE_URL: 'postgre://u:geheim@h/d', JINSHU_SMTP_RELAY: 'smpt://u:geheim@h' }))).not.toContain(
      'geheim',
    );
  });

  it('take a relay with its account', () => {
    expect(readConfig({ JINSHU_SMTP_RELAY: 'smtp://post%40x:p%2Fw@relay.example' }).smtp.relay).toEqual({
      host: 'relay.example',
      port: 25,
      isSecure: false,
      auth: { user: 'post@x', pass: 'p/w' },
    });
    expect(readConfig({ JINSHU_SMTP_RELAY: 'smtps://relay.example' }).smtp.relay).toMatchObject({ port: 465, isSecure: true, auth: null });
  });

  it('read keys from files, and want certificate and key together', async () => {
    const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'jinshu-config-')), 'key.pem');
    await writeFile(file, 'no key');
    expect(problems({ JINSHU_DKIM_KEY: file })).toEqual([`JINSHU_DKIM_KEY names ${file}, which is not a private key in PEM form.`]);
    await writeFile(file, '-----BEGIN PRIVATE KEY-----\nMC4=\n-----END PRIVATE KEY-----\n');
    expect(readConfig({ JINSHU_DKIM_KEY: file }).dkim).toMatchObject({ selector: 'jinshu' });
    expect(problems({ JINSHU_TLS_KEY: file })).toEqual(['JINSHU_TLS_CERT and JINSHU_TLS_KEY must be given together.']);
    await rm(path.dirname(file), { recursive: true });
  });

  it('bring demo data only where nothing names a real organisation', () => {
    const isDemo = (env: Record<string, string>) => readConfig(env).isDemo;
    expect(isDemo({ JINSHU_PORT: '9000' })).toBe(true);
    expect(isDemo({ JINSHU_DOMAIN: 'example.com' })).toBe(false);
    expect(isDemo({ JINSHU_PUBLIC_URL: 'https://mail.example.com' })).toBe(false);
    expect(isDemo({ JINSHU_PUBLIC_URL: 'http://localhost:8080' })).toBe(true);
    expect(isDemo({ JINSHU_SMTP_RELAY: 'smtp://relay' })).toBe(false);
    expect(isDemo({ JINSHU_SMTP_RELAY: 'smtp://127.0.0.1:1025', JINSHU_DOMAIN: 'jinshu.example' })).toBe(true);
    expect(isDemo({ JINSHU_DOMAIN: 'example.com', JINSHU_DEMO: '1' })).toBe(true);
    expect(isDemo({ JINSHU_DEMO: '0' })).toBe(false);
  });

  it('secure cookies when people come by https', () => {
    expect(readConfig({ JINSHU_PUBLIC_URL: 'https://mail.example.com/' })).toMatchObject({
      publicUrl: 'https://mail.example.com',
      hasSecureCookies: true,
    });
    expect(readConfig({ JINSHU_PUBLIC_URL: 'https://mail.example.com', JINSHU_SECURE_COOKIES: '0' }).hasSecureCookies).toBe(false);
  });

  it('name an S3 bucket with keys in the address or the environment', () => {
    const s3 = {
      kind: 's3',
      bucket: 'mail',
      prefix: 'a/b',
      endpoint: 'http://s3:9000',
      region: 'eu-1',
      accessKeyId: 'k',
      secretAccessKey: 's',
    };
    const address = 's3://mail/a/b/?endpoint=http://s3:9000/&region=eu-1';
    expect(readConfig({ JINSHU_BLOB_URL: `${address}&access_key=k&secret_key=s` }).blobs).toEqual(s3);
    expect(readConfig({ JINSHU_BLOB_URL: address, AWS_ACCESS_KEY_ID: 'k', AWS_SECRET_ACCESS_KEY: 's' }).blobs).toEqual(s3);
    expect(problems({ JINSHU_BLOB_URL: address })[0]).toContain('without access_key and secret_key');
  });
});
