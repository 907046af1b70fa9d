import type { DomainRecordKind, DomainRecordState } from '@jinshu/api';

/** A DNS record that a domain should have. */
export interface ExpectedRecord {
  kind: DomainRecordKind;
  name: string;
  type: 'MX' | 'TXT';
  expected: string;
  /** Judges the records that were found. There is at least one. */
  judge: (found: readonly string[]) => DomainRecordState;
}

/** Facts that the expected records depend on. */
export interface DomainFacts {
  domain: string;
  /** Name of the server that takes mail. */
  host: string;
  /** Name of the relay; empty for none. */
  relayHost: string;
  keys: readonly { selector: string; publicKey: string }[];
}

const plain = (record: string) => record.trim().toLowerCase().replace(/\.$/, '');
const tagsOf = (record: string) =>
  new Map(
    record.split(';').flatMap((tag) => {
      const [name = '', ...value] = tag.split('=');
      return value.length === 0 ? [] : [[name.trim().toLowerCase(), value.join('=').replace(/\s+/g, '')] as const];
    }),
  );
const only = (found: readonly string[], start: RegExp) => found.filter((record) => start.test(record.trim()));

/** A domain has one SPF record (RFC 7208, section 4.5), which lets this server send and not everyone. */
function judgeSpf(found: readonly string[], relayHost: string): DomainRecordState {
  const records = only(found, /^v=spf1(?:\s|$)/i);
  const [record] = records;
  if (record === undefined) return 'missing';
  const terms = plain(record).split(/\s+/);
  const has = (pattern: RegExp) => terms.some((term) => pattern.test(term));
  const allows = has(/^\+?(?:mx|a|ip4:|ip6:|include:|redirect=)/) && (relayHost === '' || has(/^\+?(?:a:|ip4:|ip6:|include:|redirect=)/));
  return records.length === 1 && allows && !has(/^\+?all$/) ? 'good' : 'differs';
}

function judgeDkim(found: readonly string[], publicKey: string): DomainRecordState {
  const keys = found.map((record) => tagsOf(record).get('p')).filter((key) => key !== undefined);
  if (keys.length === 0) return 'missing';
  return keys.includes(publicKey) ? 'good' : 'differs';
}

function judgeDmarc(found: readonly string[]): DomainRecordState {
  const records = only(found, /^v=DMARC1\s*(?:;|$)/i);
  if (records.length === 0) return 'missing';
  return records.length === 1 && /^(?:quarantine|reject)$/i.test(tagsOf(records[0] ?? '').get('p') ?? '') ? 'good' : 'differs';
}

/** Returns the DNS records that a domain needs for mail (BAK-93). */
export function expectedRecords({ domain, host, relayHost, keys }: DomainFacts): ExpectedRecord[] {
  const relay = relayHost === '' ? '' : ` a:${relayHost}`;
  return [
    {
      kind: 'mx',
      name: domain,
      type: 'MX',
      expected: `10 ${host}`,
      judge: (found) => (found.some((record) => plain(record).split(' ')[1] === plain(host)) ? 'good' : 'differs'),
    },
    { kind: 'spf', name: domain, type: 'TXT', expected: `v=spf1 mx${relay} ~all`, judge: (found) => judgeSpf(found, relayHost) },
    ...keys.map(
      ({ selector, publicKey }): ExpectedRecord => ({
        kind: 'dkim',
        name: `${selector}._domainkey.${domain}`,
        type: 'TXT',
        expected: `v=DKIM1; k=rsa; p=${publicKey}`,
        judge: (found) => judgeDkim(found, publicKey),
      }),
    ),
    {
      kind: 'dmarc',
      name: `_dmarc.${domain}`,
      type: 'TXT',
      expected: `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`,
      judge: judgeDmarc,
    },
  ];
}
