import type { MessageDescriptor } from 'react-intl';

/** Words of the DNS records of a domain. */
export const domainRecordStrings = {
  /** Link to the list. */
  back: { id: 'domain-record.back' },
  /** Names the tabs. */
  tabs: { id: 'domain-record.tabs' },
  /** Tab. */
  records: { id: 'domain-record.records' },
  /** Tab. */
  history: { id: 'domain-record.history' },
  /** Button. */
  check: { id: 'domain-record.check' },
  checkedAt: { id: 'domain-record.checkedAt' },
  neverChecked: { id: 'domain-record.neverChecked' },
  /** Button. */
  makeKey: { id: 'domain-record.makeKey' },
  /** Button. */
  replaceKey: { id: 'domain-record.replaceKey' },
  /** Question. */
  keyTitle: { id: 'domain-record.keyTitle' },
  keyHelp: { id: 'domain-record.keyHelp' },
  /** Above a record. */
  expected: { id: 'domain-record.expected' },
  /** Above a record. */
  found: { id: 'domain-record.found' },
  nothing: { id: 'domain-record.nothing' },
  /** Button. */
  copy: { id: 'domain-record.copy' },
  /** Name of the button. */
  copyOf: { id: 'domain-record.copyOf' },
  copied: { id: 'domain-record.copied' },
  /** State of a DKIM key. */
  signing: { id: 'domain-record.signing' },
  /** State of a DKIM key. */
  waiting: { id: 'domain-record.waiting' },
  /** State. */
  unchecked: { id: 'domain-record.unchecked' },
} as const satisfies Record<string, MessageDescriptor>;

/** Results of a check. */
export const domainStateStrings = {
  good: { id: 'domain-record.state.good' },
  differs: { id: 'domain-record.state.differs' },
  missing: { id: 'domain-record.state.missing' },
  unknown: { id: 'domain-record.state.unknown' },
} as const satisfies Record<string, MessageDescriptor>;
