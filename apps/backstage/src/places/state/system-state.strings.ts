import type { MessageDescriptor } from 'react-intl';

/** Names of the parts. */
export const systemPartStrings = {
  database: { id: 'system-state.part.database' },
  search: { id: 'system-state.part.search' },
  files: { id: 'system-state.part.files' },
  'mail-queue': { id: 'system-state.part.mail-queue' },
  'sms-queue': { id: 'system-state.part.sms-queue' },
  smtp: { id: 'system-state.part.smtp' },
  push: { id: 'system-state.part.push' },
  disk: { id: 'system-state.part.disk' },
  certificate: { id: 'system-state.part.certificate' },
  servers: { id: 'system-state.part.servers' },
  backup: { id: 'system-state.part.backup' },
  'domain-records': { id: 'system-state.part.domain-records' },
} as const satisfies Record<string, MessageDescriptor>;

/** Levels of a part. */
export const systemLevelStrings = {
  good: { id: 'system-state.level.good' },
  warning: { id: 'system-state.level.warning' },
  failed: { id: 'system-state.level.failed' },
} as const satisfies Record<string, MessageDescriptor>;

/** Causes of a level. */
export const systemCauseStrings = {
  works: { id: 'system-state.cause.works' },
  slow: { id: 'system-state.cause.slow' },
  silent: { id: 'system-state.cause.silent' },
  behind: { id: 'system-state.cause.behind' },
  'never-checked': { id: 'system-state.cause.never-checked' },
  'check-is-old': { id: 'system-state.cause.check-is-old' },
  'check-found-faults': { id: 'system-state.cause.check-found-faults' },
  'waits-long': { id: 'system-state.cause.waits-long' },
  'no-relay': { id: 'system-state.cause.no-relay' },
  'too-many': { id: 'system-state.cause.too-many' },
  'no-gateway': { id: 'system-state.cause.no-gateway' },
  'sends-fail': { id: 'system-state.cause.sends-fail' },
  'little-space': { id: 'system-state.cause.little-space' },
  'no-space': { id: 'system-state.cause.no-space' },
  'not-here': { id: 'system-state.cause.not-here' },
  'ends-soon': { id: 'system-state.cause.ends-soon' },
  ended: { id: 'system-state.cause.ended' },
  missing: { id: 'system-state.cause.missing' },
  'schemas-differ': { id: 'system-state.cause.schemas-differ' },
  'never-made': { id: 'system-state.cause.never-made' },
  'is-old': { id: 'system-state.cause.is-old' },
  'has-faults': { id: 'system-state.cause.has-faults' },
  'records-differ': { id: 'system-state.cause.records-differ' },
} as const satisfies Record<string, MessageDescriptor>;
