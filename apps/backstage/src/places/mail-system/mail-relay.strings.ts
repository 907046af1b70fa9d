import type { MessageDescriptor } from 'react-intl';

/** Words of the way of outgoing mail. */
export const relayStrings = {
  /** Field. */
  mode: { id: 'mail-relay.mode' },
  /** Field. */
  host: { id: 'mail-relay.host' },
  /** Field. */
  port: { id: 'mail-relay.port' },
  /** Field. */
  security: { id: 'mail-relay.security' },
  /** Field. */
  account: { id: 'mail-relay.account' },
  accountHelp: { id: 'mail-relay.accountHelp' },
  /** Field. */
  password: { id: 'mail-relay.password' },
  /** Below the field. */
  passwordKept: { id: 'mail-relay.passwordKept' },
  /** Below the field. */
  passwordNew: { id: 'mail-relay.passwordNew' },
  /** Below the choice; `relay` is a server and its port. */
  settingsHelp: { id: 'mail-relay.settingsHelp' },
  /** Below the choice. */
  settingsNone: { id: 'mail-relay.settingsNone' },
  /** Below the choice. */
  relayHelp: { id: 'mail-relay.relayHelp' },
  /** Below the choice. */
  directHelp: { id: 'mail-relay.directHelp' },
  /** Section. */
  test: { id: 'mail-relay.test' },
  testHelp: { id: 'mail-relay.testHelp' },
  /** Field. */
  testAddress: { id: 'mail-relay.testAddress' },
  /** Button. */
  sendTest: { id: 'mail-relay.sendTest' },
  /** Result. */
  accepted: { id: 'mail-relay.accepted' },
  /** Result. */
  notAccepted: { id: 'mail-relay.notAccepted' },
  /** Names the text. */
  answers: { id: 'mail-relay.answers' },
} as const satisfies Record<string, MessageDescriptor>;

/** Ways of outgoing mail. */
export const relayModeStrings = {
  settings: { id: 'mail-relay.mode.settings' },
  relay: { id: 'mail-relay.mode.relay' },
  direct: { id: 'mail-relay.mode.direct' },
} as const satisfies Record<string, MessageDescriptor>;

/** Encryption to the relay. */
export const relaySecurityStrings = {
  any: { id: 'mail-relay.security.any' },
  starttls: { id: 'mail-relay.security.starttls' },
  tls: { id: 'mail-relay.security.tls' },
} as const satisfies Record<string, MessageDescriptor>;
