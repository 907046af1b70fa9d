import path from 'node:path';
import { defaultTransitLimit } from '@jinshu/api';
import { type BlobLocation, readBlobLocation } from './blobLocation.ts';
import { type DirectorySettings, readDirectory } from './directory.ts';
import { readEnvironment } from './environment.ts';
import { type FirstAdministrator, readFirstAdministrator } from './firstAdministrator.ts';
import { readSocialLogin, type SocialLoginSettings } from './socialLogin.ts';

/** The server that takes mail for the world. */
export interface Relay {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`); otherwise STARTTLS where offered. */
  isSecure: boolean;
  /** Whether STARTTLS is required. @default false, encrypted if the server offers it */
  mustEncrypt?: boolean | undefined;
  auth: { user: string; pass: string } | null;
}

/** Sending limits per person; 0 means no limit. The first four hold until their policies are set (BAK-96). */
export interface SendingLimits {
  mailsPerHour: number;
  mailsPerDay: number;
  recipientsPerDay: number;
  recipientsPerMail: number;
  /** Number of messages in a minute that stops an account's sending, and the length of the stop in minutes. */
  mailsAtOnce: number;
  stopMinutes: number;
}

/** All settings, parsed and checked once. Times and sizes are numbers, paths absolute. */
export interface Config {
  host: string;
  port: number;
  /** URL that users enter, without a trailing slash. */
  publicUrl: string;
  tls: { cert: string; key: string } | null;
  smtp: { host: string; port: number; maxBytes: number; relay: Relay | null };
  /** The largest file that goes as an online attachment or onto a disk (ATT-13). */
  transitMaxBytes: number;
  sending: SendingLimits;
  dkim: { key: string; selector: string } | null;
  /** Certificates trusted in addition to the public ones, for mail servers of other systems; PEM. */
  trustedCa: string | null;
  dataDir: string;
  databaseUrl: string | null;
  blobs: BlobLocation;
  domain: string;
  /** Whether an empty database gets the demo organization. */
  isDemo: boolean;
  firstAdministrator: FirstAdministrator | null;
  captcha: 'off' | 'slide' | 'click' | 'text' | 'arithmetic';
  canRecallRead: boolean;
  /** Whether it is found out if mail from outside comes from whom it says. */
  checksSenders: boolean;
  smsWebhook: string | null;
  /** Providers that people log in through. */
  socialLogin: SocialLoginSettings;
  /** The directory that people come from; null where there is none. */
  directory: DirectorySettings | null;
  /** Table of the providers or places of IP addresses, as CSV text (D-173). */
  ipTable: string | null;
  /** Source of the weather on the home page (D-30). */
  weather: 'off' | 'sample';
  rsaBits: number;
  hasSecureCookies: boolean;
  logLevel: LogLevel;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Log level. */
export type LogLevel = (typeof logLevels)[number];

/** Settings that cannot be used: one sentence each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const checkout = path.resolve(import.meta.dirname, '../../../../..');
/** Reserved for examples by RFC 2606, so no one can own it. */
const demoDomain = 'jinshu.example';
const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host);
const urlHost = (host: string) => (host.includes(':') ? `[${host}]` : host);
/** Letters, digits, hyphens and dots, two labels or more, as every mail domain has. */
const domainPattern = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/;

/** Reads the settings from the environment; empty values count as absent. Throws `ConfigError` naming every wrong one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { get, problems, integer, choice, flag, url, file } = readEnvironment(env);
  const host = get('JINSHU_HOST') ?? '127.0.0.1';
  const port = integer('JINSHU_PORT', 8080, 0, 65_535);
  const publicUrl = url('JINSHU_PUBLIC_URL', ['http:', 'https:']);
  const tlsCert = file('JINSHU_TLS_CERT', /-----BEGIN CERTIFICATE-----/, 'a certificate in PEM form');
  const tlsKey = file('JINSHU_TLS_KEY', /-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key in PEM form');
  if (Boolean(get('JINSHU_TLS_CERT')) !== Boolean(get('JINSHU_TLS_KEY')))
    problems.push('JINSHU_TLS_CERT and JINSHU_TLS_KEY must be given together.');
  const relay = url('JINSHU_SMTP_RELAY', ['smtp:', 'smtps:']);
  const dkimKey = file('JINSHU_DKIM_KEY', /-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key in PEM form');
  const selector = get('JINSHU_DKIM_SELECTOR') ?? 'jinshu';
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(selector))
    problems.push(`JINSHU_DKIM_SELECTOR is "${selector}"; it must be letters, digits, dots and hyphens.`);
  const dataDir = path.resolve(get('JINSHU_DATA') ?? path.join(checkout, '.data'));
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const domain = (get('JINSHU_DOMAIN') ?? demoDomain).toLowerCase();
  if (!domainPattern.test(domain))
    problems.push(`JINSHU_DOMAIN is "${domain}"; it must be a mail domain such as example.com, in ASCII letters.`);
  // A relay on this machine is assumed to be a catcher for testing. A relay elsewhere delivers to real people.
  const namesOrganisation = domain !== demoDomain || [publicUrl, relay].some((address) => address && !isLoopback(address.hostname));
  const isDemo = flag('JINSHU_DEMO', !namesOrganisation);
  const config: Config = {
    host,
    port,
    publicUrl: publicUrl ? publicUrl.href.replace(/\/+$/, '') : `http://${urlHost(host)}:${port}`,
    tls: tlsCert && tlsKey ? { cert: tlsCert, key: tlsKey } : null,
    smtp: {
      host: get('JINSHU_SMTP_HOST') ?? '127.0.0.1',
      port: integer('JINSHU_SMTP_PORT', 2525, 0, 65_535),
      maxBytes: integer('JINSHU_SMTP_MAX_BYTES', 52_428_800, 65_536, 2_147_483_647),
      relay: relay && {
        host: relay.hostname,
        port: relay.port ? Number(relay.port) : relay.protocol === 'smtps:' ? 465 : 25,
        isSecure: relay.protocol === 'smtps:',
        auth: relay.username ? { user: decodeURIComponent(relay.username), pass: decodeURIComponent(relay.password) } : null,
      },
    },
    transitMaxBytes: integer('JINSHU_TRANSIT_MAX_BYTES', defaultTransitLimit, 1_048_576, 137_438_953_472),
    sending: {
      mailsPerHour: integer('JINSHU_SEND_MAILS_PER_HOUR', 200, 0, 1_000_000),
      mailsPerDay: integer('JINSHU_SEND_MAILS_PER_DAY', 1_000, 0, 1_000_000),
      recipientsPerDay: integer('JINSHU_SEND_RECIPIENTS_PER_DAY', 5_000, 0, 10_000_000),
      recipientsPerMail: integer('JINSHU_SEND_RECIPIENTS_PER_MAIL', 1_000, 0, 1_000_000),
      mailsAtOnce: integer('JINSHU_SEND_MAILS_AT_ONCE', 60, 0, 1_000_000),
      stopMinutes: integer('JINSHU_SEND_STOP_MINUTES', 60, 1, 10_080),
    },
    dkim: dkimKey ? { key: dkimKey, selector } : null,
    trustedCa: file('JINSHU_TRUSTED_CA', /-----BEGIN CERTIFICATE-----/, 'a certificate in PEM form'),
    dataDir,
    databaseUrl: databaseUrl?.href ?? null,
    blobs: readBlobLocation(get('JINSHU_BLOB_URL'), dataDir, env, problems),
    domain,
    isDemo,
    firstAdministrator: readFirstAdministrator(get, problems),
    captcha: choice('JINSHU_CAPTCHA', 'slide', ['off', 'slide', 'click', 'text', 'arithmetic']),
    checksSenders: flag('JINSHU_CHECK_SENDERS', true),
    canRecallRead: flag('JINSHU_RECALL_READ', false),
    smsWebhook: url('JINSHU_SMS_WEBHOOK', ['http:', 'https:'])?.href ?? null,
    socialLogin: readSocialLogin(get, problems),
    directory: readDirectory(get, problems),
    ipTable: file('JINSHU_IP_TABLE', /^[0-9a-f:.]+,[0-9a-f:.]+,/im, 'a table of lines "first address,last address,place"'),
    weather: choice('JINSHU_WEATHER', isDemo ? 'sample' : 'off', ['off', 'sample']),
    rsaBits: integer('JINSHU_RSA_BITS', 2048, 1024, 8192),
    hasSecureCookies: flag('JINSHU_SECURE_COOKIES', publicUrl?.protocol === 'https:'),
    logLevel: choice('JINSHU_LOG_LEVEL', 'info', logLevels),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}
