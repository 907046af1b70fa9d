import type { MessageDescriptor } from 'react-intl';

/** Words of the page of the directory and the sign-on. */
export const directoryStrings = {
  /** Heading of the page. */
  title: { id: 'directory.title' },
  /** Tab. */
  directory: { id: 'directory.directory' },
  /** Tab. */
  signOn: { id: 'directory.signOn' },
  /** Section. */
  settings: { id: 'directory.settings' },
  /** Nothing is set up. */
  missing: { id: 'directory.missing' },
  /** Nothing is set up. */
  signOnMissing: { id: 'directory.signOnMissing' },
  /** Names the example settings. */
  example: { id: 'directory.example' },
  /** Above the settings; `names` is how their names begin. */
  whereSet: { id: 'directory.whereSet' },
  /** Fact. */
  url: { id: 'directory.url' },
  /** Fact. */
  encryption: { id: 'directory.encryption' },
  tls: { id: 'directory.tls' },
  starttls: { id: 'directory.starttls' },
  /** No encryption. */
  none: { id: 'directory.none' },
  /** Fact: the name that the server reads the directory with. */
  bindDn: { id: 'directory.bindDn' },
  /** No account. */
  anonymous: { id: 'directory.anonymous' },
  /** Fact: the place below which the people are. */
  base: { id: 'directory.base' },
  /** Fact. */
  filter: { id: 'directory.filter' },
  /** Fact. */
  attributes: { id: 'directory.attributes' },
  /** Fact. */
  department: { id: 'directory.department' },
  /** Source of departments. */
  byUnits: { id: 'directory.byUnits' },
  /** Source of departments. */
  byAttribute: { id: 'directory.byAttribute' },
  /** Fact. */
  schedule: { id: 'directory.schedule' },
  everyHours: { id: 'directory.everyHours' },
  /** Added to the schedule. */
  nextAt: { id: 'directory.nextAt' },
  notScheduled: { id: 'directory.notScheduled' },
  /** Fact: the policy. */
  passwords: { id: 'directory.passwords' },
  /** Fact: the policy. */
  offered: { id: 'directory.offered' },
  on: { id: 'directory.on' },
  /** Off; where it is switched on. */
  off: { id: 'directory.off' },
  /** Fact. */
  people: { id: 'directory.people' },
  peopleCount: { id: 'directory.peopleCount' },
  /** Section. */
  connection: { id: 'directory.connection' },
  /** Button. */
  test: { id: 'directory.test' },
  /** Beside the button. */
  testHelp: { id: 'directory.testHelp' },
  /** Beside the button. */
  signOnTestHelp: { id: 'directory.signOnTestHelp' },
  /** The test found someone. */
  works: { id: 'directory.works' },
  /** The test succeeded. */
  signOnWorks: { id: 'directory.signOnWorks' },
  /** Added: a logout here. */
  noLogout: { id: 'directory.noLogout' },
  /** Added: a logout there. */
  noBackChannel: { id: 'directory.noBackChannel' },
  /** Names what the other server said. */
  said: { id: 'directory.said' },
  /** Section. */
  sync: { id: 'directory.sync' },
  /** Beside the buttons. */
  syncHelp: { id: 'directory.syncHelp' },
  /** Button. */
  dryRun: { id: 'directory.dryRun' },
  /** Button. */
  syncNow: { id: 'directory.syncNow' },
  /** Result of the dry run. */
  tried: { id: 'directory.tried' },
  /** Result. */
  synced: { id: 'directory.synced' },
  /** Too many people are missing. */
  halted: { id: 'directory.halted' },
  /** After the first rows. */
  more: { id: 'directory.more' },
  /** Someone who is left out. */
  leftOutWhy: { id: 'directory.leftOutWhy' },
  /** Section: numbers of a dry run or a synchronization. */
  counts: { id: 'directory.counts' },
  /** Section: the first ones of each kind. */
  changes: { id: 'directory.changes' },
  /** Section. */
  runs: { id: 'directory.runs' },
  noRuns: { id: 'directory.noRuns' },
  /** Author. */
  byWhom: { id: 'directory.byWhom' },
  /** Author. */
  bySchedule: { id: 'directory.bySchedule' },
  /** Author. */
  byCommand: { id: 'directory.byCommand' },
  /** Numbers of a synchronization. */
  runCounts: { id: 'directory.runCounts' },
  /** Outcome. */
  running: { id: 'directory.running' },
  /** Fact. */
  issuer: { id: 'directory.issuer' },
  /** Fact. */
  clientId: { id: 'directory.clientId' },
  /** Fact. */
  providerName: { id: 'directory.providerName' },
  /** Fact. */
  kind: { id: 'directory.kind' },
  /** The organization’s own. */
  isSignOn: { id: 'directory.isSignOn' },
  /** Another provider. */
  isSocial: { id: 'directory.isSocial' },
  /** Fact. */
  roles: { id: 'directory.roles' },
  /** A group and its role. */
  role: { id: 'directory.role' },
  noRoles: { id: 'directory.noRoles' },
  /** Fact: to register at the provider. */
  redirectUri: { id: 'directory.redirectUri' },
  /** Fact: to register at the provider. */
  logoutUri: { id: 'directory.logoutUri' },
} as const satisfies Record<string, MessageDescriptor>;

/** Why the directory can’t be read. */
export const directoryFaultStrings = {
  unreachable: { id: 'directory.fault.unreachable' },
  certificate: { id: 'directory.fault.certificate' },
  'no-encryption': { id: 'directory.fault.no-encryption' },
  'login-refused': { id: 'directory.fault.login-refused' },
  'base-missing': { id: 'directory.fault.base-missing' },
  refused: { id: 'directory.fault.refused' },
  'no-people': { id: 'directory.fault.no-people' },
  'no-key': { id: 'directory.fault.no-key' },
} as const satisfies Record<string, MessageDescriptor>;

/** Why the provider can’t be used. */
export const signOnFaultStrings = {
  unreachable: { id: 'directory.signOnFault.unreachable' },
  certificate: { id: 'directory.signOnFault.certificate' },
  'no-description': { id: 'directory.signOnFault.no-description' },
  'other-issuer': { id: 'directory.signOnFault.other-issuer' },
} as const satisfies Record<string, MessageDescriptor>;

/** Outcomes of a synchronization. */
export const directoryOutcomeStrings = {
  done: { id: 'directory.outcome.done' },
  halted: { id: 'directory.outcome.halted' },
  unread: { id: 'directory.outcome.unread' },
  failed: { id: 'directory.outcome.failed' },
  died: { id: 'directory.outcome.died' },
} as const satisfies Record<string, MessageDescriptor>;

/** Kinds of changes. */
export const directoryKindStrings = {
  department: { id: 'directory.kindOf.department' },
  new: { id: 'directory.kindOf.new' },
  changed: { id: 'directory.kindOf.changed' },
  unchanged: { id: 'directory.kindOf.unchanged' },
  disabled: { id: 'directory.kindOf.disabled' },
  enabled: { id: 'directory.kindOf.enabled' },
  'left-out': { id: 'directory.kindOf.left-out' },
} as const satisfies Record<string, MessageDescriptor>;

/** Uses of the attributes of a person. */
export const directoryAttributeStrings = {
  key: { id: 'directory.attribute.key' },
  mail: { id: 'directory.attribute.mail' },
  name: { id: 'directory.attribute.name' },
  number: { id: 'directory.attribute.number' },
  mobile: { id: 'directory.attribute.mobile' },
  position: { id: 'directory.attribute.position' },
} as const satisfies Record<string, MessageDescriptor>;
