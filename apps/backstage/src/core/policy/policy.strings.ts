import type { MessageDescriptor } from 'react-intl';

/** Words of the policies. */
export const policyStrings = {
  /** Heading of the page. */
  title: { id: 'policy.title' },
  /** Beside the heading. */
  subtitle: { id: 'policy.subtitle' },
  /** Choice of the scope. */
  scope: { id: 'policy.scope' },
  /** Scope. */
  organisation: { id: 'policy.organisation' },
  /** Scope, and the choice of one. */
  department: { id: 'policy.department' },
  /** Scope, and the choice of one. */
  person: { id: 'policy.person' },
  /** In place of the policies, before the choice. */
  choose: { id: 'policy.choose' },
  /** Name of the search. */
  search: { id: 'policy.search' },
  /** No policy matches. */
  none: { id: 'policy.none' },
  /** Beside a group. */
  changed: { id: 'policy.changed' },
  /** After saving. */
  saved: { id: 'policy.saved' },
  /** Below a policy. */
  initial: { id: 'policy.initial' },
  /** Range of a number. */
  between: { id: 'policy.between' },
  /** At a field whose number is out of range. */
  outside: { id: 'policy.outside' },
  /** At choices without any. */
  oneNeeded: { id: 'policy.oneNeeded' },
  /** At a policy that contradicts another. */
  conflict: { id: 'policy.conflict' },
  /** Takes the value of a department or person back. */
  inherit: { id: 'policy.inherit' },
  /** Takes the value of the organization back. */
  useDefault: { id: 'policy.useDefault' },
  /** Value of a switch. */
  on: { id: 'policy.on' },
  /** Value of a switch. */
  off: { id: 'policy.off' },
  /** Empty value. */
  nothing: { id: 'policy.nothing' },
  /** In place of 0 where it means no limit. */
  unlimited: { id: 'policy.unlimited' },
  /** Origin of a value. */
  fromInitial: { id: 'policy.fromInitial' },
  /** Origin of a value. */
  fromEnvironment: { id: 'policy.fromEnvironment' },
  /** Origin of a value. */
  fromOrganisation: { id: 'policy.fromOrganisation' },
  /** Origin of a value. */
  fromDepartment: { id: 'policy.fromDepartment' },
  /** Origin of a value. */
  setHere: { id: 'policy.setHere' },
  /** Last change of a value. */
  changedBy: { id: 'policy.changedBy' },
  /** Departments and people with a value of their own. */
  elsewhere: { id: 'policy.elsewhere' },
  /** Leads to the records. */
  history: { id: 'policy.history' },
} as const satisfies Record<string, MessageDescriptor>;

/** Headings of the groups. */
export const policyGroupStrings = {
  password: { id: 'policy.group.password' },
  entrance: { id: 'policy.group.entrance' },
  session: { id: 'policy.group.session' },
  mail: { id: 'policy.group.mail' },
  sending: { id: 'policy.group.sending' },
  foreign: { id: 'policy.group.foreign' },
  secrecy: { id: 'policy.group.secrecy' },
  pages: { id: 'policy.group.pages' },
  capacity: { id: 'policy.group.capacity' },
  share: { id: 'policy.group.share' },
  defaults: { id: 'policy.group.defaults' },
  skin: { id: 'policy.group.skin' },
  retention: { id: 'policy.group.retention' },
  other: { id: 'policy.group.other' },
} as const satisfies Record<string, MessageDescriptor>;

/** Units of numbers. */
export const policyUnitStrings = {
  characters: { id: 'policy.unit.characters' },
  passwords: { id: 'policy.unit.passwords' },
  days: { id: 'policy.unit.days' },
  hours: { id: 'policy.unit.hours' },
  minutes: { id: 'policy.unit.minutes' },
  times: { id: 'policy.unit.times' },
  pixels: { id: 'policy.unit.pixels' },
  megabytes: { id: 'policy.unit.megabytes' },
  gigabytes: { id: 'policy.unit.gigabytes' },
  messages: { id: 'policy.unit.messages' },
  people: { id: 'policy.unit.people' },
  pieces: { id: 'policy.unit.pieces' },
} as const satisfies Record<string, MessageDescriptor>;
