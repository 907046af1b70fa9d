import type { MessageDescriptor } from 'react-intl';

/** Words of the page of a person. */
export const personStrings = {
  /** Link to the list. */
  back: { id: 'person.back' },
  /** Names the tabs. */
  tabs: { id: 'person.tabs' },
  /** Tab. */
  details: { id: 'person.details' },
  /** Tab. */
  security: { id: 'person.security' },
  /** Tab. */
  records: { id: 'person.records' },
  /** Section. */
  identity: { id: 'person.identity' },
  /** Section. */
  limits: { id: 'person.limits' },
  name: { id: 'person.name' },
  englishName: { id: 'person.englishName' },
  number: { id: 'person.number' },
  department: { id: 'person.department' },
  position: { id: 'person.position' },
  mobile: { id: 'person.mobile' },
  hidden: { id: 'person.hidden' },
  /** A switch. */
  isHidden: { id: 'person.isHidden' },
  mailLevel: { id: 'person.mailLevel' },
  attachLevel: { id: 'person.attachLevel' },
  quota: { id: 'person.quota' },
  diskQuota: { id: 'person.diskQuota' },
  quotaHelp: { id: 'person.quotaHelp' },
  /** A warning. */
  quotaBelow: { id: 'person.quotaBelow' },
  /** A warning. */
  diskBelow: { id: 'person.diskBelow' },
  saved: { id: 'person.saved' },
  nameRequired: { id: 'person.nameRequired' },
  address: { id: 'person.address' },
  addressRequired: { id: 'person.addressRequired' },
  /** Dialog. */
  newTitle: { id: 'person.newTitle' },
  create: { id: 'person.create' },
  cancel: { id: 'person.cancel' },
  password: { id: 'person.password' },
  passwordMade: { id: 'person.passwordMade' },
  passwordTyped: { id: 'person.passwordTyped' },
  newPassword: { id: 'person.newPassword' },
  passwordRequired: { id: 'person.passwordRequired' },
  /** A box. */
  mustChange: { id: 'person.mustChange' },
  /** Title of a dialog. */
  passwordOnce: { id: 'person.passwordOnce' },
  passwordOnceHelp: { id: 'person.passwordOnceHelp' },
  copy: { id: 'person.copy' },
  copied: { id: 'person.copied' },
  done: { id: 'person.done' },
  /** Button. */
  disable: { id: 'person.disable' },
  /** Button. */
  enable: { id: 'person.enable' },
  /** Question. */
  disableTitle: { id: 'person.disableTitle' },
  disableHelp: { id: 'person.disableHelp' },
  /** Button. */
  resetPassword: { id: 'person.resetPassword' },
  /** Dialog. */
  resetTitle: { id: 'person.resetTitle' },
  resetHelp: { id: 'person.resetHelp' },
  /** Section. */
  sessions: { id: 'person.sessions' },
  noSessions: { id: 'person.noSessions' },
  endSession: { id: 'person.endSession' },
  /** Name of the button. */
  endSessionOf: { id: 'person.endSessionOf' },
  endAll: { id: 'person.endAll' },
  /** Column. */
  started: { id: 'person.started' },
  /** Column. */
  lastUsed: { id: 'person.lastUsed' },
  /** Column. */
  ip: { id: 'person.ip' },
  /** Column. */
  browser: { id: 'person.browser' },
  /** Section. */
  factors: { id: 'person.factors' },
  /** Button. */
  clear: { id: 'person.clear' },
  /** Name of the button. */
  clearOf: { id: 'person.clearOf' },
  cleared: { id: 'person.cleared' },
  bound: { id: 'person.bound' },
  unset: { id: 'person.unset' },
  codesLeft: { id: 'person.codesLeft' },
  /** Beside the name. */
  mustChangeNow: { id: 'person.mustChangeNow' },
  /** Beside the name. */
  removedAt: { id: 'person.removedAt' },
  /** Button. */
  delete: { id: 'person.delete' },
  /** Question. */
  deleteTitle: { id: 'person.deleteTitle' },
  deleteHelp: { id: 'person.deleteHelp' },
  /** Label of the field for the address. */
  deleteField: { id: 'person.deleteField' },
  /** Button. */
  restore: { id: 'person.restore' },
  restored: { id: 'person.restored' },
  /** Button. */
  share: { id: 'person.share' },
  /** Dialog. */
  shareTitle: { id: 'person.shareTitle' },
  shareHelp: { id: 'person.shareHelp' },
  /** Label of the field that finds a person. */
  shareMember: { id: 'person.shareMember' },
  /** Button beside a person that was added. */
  shareRemove: { id: 'person.shareRemove' },
  /** After a capacity. */
  unit: { id: 'person.unit' },
  acceptsMail: { id: 'person.acceptsMail' },
  acceptsMailHelp: { id: 'person.acceptsMailHelp' },
  /** Below the name of a disabled person. */
  mailRefused: { id: 'person.mailRefused' },
} as const satisfies Record<string, MessageDescriptor>;

/** Settings of a person that can be cleared. */
export const clearableStrings = {
  block: { id: 'person.thing.block' },
  lock: { id: 'person.thing.lock' },
  authenticator: { id: 'person.thing.authenticator' },
  sms: { id: 'person.thing.sms' },
  passkeys: { id: 'person.thing.passkeys' },
  'recovery-codes': { id: 'person.thing.recovery-codes' },
  'client-code': { id: 'person.thing.client-code' },
} as const satisfies Record<string, MessageDescriptor>;
