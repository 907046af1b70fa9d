import type { MessageDescriptor } from 'react-intl';

/** Words of the state of the system. */
export const stateStrings = {
  /** Heading of the page. */
  title: { id: 'state.title' },
  /** Beside the heading. */
  asOf: { id: 'state.asOf' },
  /** At the end of the head. */
  allGood: { id: 'state.allGood' },
  /** At the end of the head. */
  attention: { id: 'state.attention' },
  /** Tab. */
  parts: { id: 'state.parts' },
  /** Tab. */
  figures: { id: 'state.figures' },
  /** Tab. */
  backups: { id: 'state.backups' },
  /** Tab. */
  servers: { id: 'state.servers' },
  /** Tab. */
  alerts: { id: 'state.alerts' },
  /** Column. */
  part: { id: 'state.part' },
  /** Column. */
  level: { id: 'state.level' },
  /** Column. */
  cause: { id: 'state.cause' },
  /** Column. */
  details: { id: 'state.details' },
  /** Free space. */
  percent: { id: 'state.percent' },
  /** Column. */
  host: { id: 'state.host' },
  /** Column. */
  version: { id: 'state.version' },
  /** Column. */
  uptime: { id: 'state.uptime' },
  /** Column. */
  seen: { id: 'state.seen' },
  /** Column. */
  pushCount: { id: 'state.pushCount' },
  /** No row. */
  noServers: { id: 'state.noServers' },
  /** Button. */
  backUp: { id: 'state.backUp' },
  /** After the button. */
  backupBegun: { id: 'state.backupBegun' },
  /** State of a backup. */
  backupRuns: { id: 'state.backupRuns' },
  /** State of a backup. */
  backupGood: { id: 'state.backupGood' },
  /** State of a backup. */
  backupFaults: { id: 'state.backupFaults' },
  /** State of a backup. */
  backupFailed: { id: 'state.backupFailed' },
  /** Column. */
  begun: { id: 'state.begun' },
  /** Column. */
  result: { id: 'state.result' },
  /** Column. */
  size: { id: 'state.size' },
  /** Column. */
  file: { id: 'state.file' },
  /** No row. */
  noBackups: { id: 'state.noBackups' },
  /** Figure and column. */
  received: { id: 'state.received' },
  /** Figure and column. */
  sent: { id: 'state.sent' },
  /** Below a figure. */
  lastDay: { id: 'state.lastDay' },
  /** Figure. */
  deliveryTime: { id: 'state.deliveryTime' },
  /** Below the figure. */
  mostWithin: { id: 'state.mostWithin' },
  /** Figure. */
  online: { id: 'state.online' },
  /** Below the figure. */
  ofPeople: { id: 'state.ofPeople' },
  /** Figure. */
  mailboxes: { id: 'state.mailboxes' },
  /** Column. */
  time: { id: 'state.time' },
  /** Title of a table. */
  perHour: { id: 'state.perHour' },
  /** Title of a table. */
  perDay: { id: 'state.perDay' },
  /** Title of a list. */
  mailStorage: { id: 'state.mailStorage' },
  /** Title of a list. */
  attachmentStorage: { id: 'state.attachmentStorage' },
  /** Title of a list. */
  diskStorage: { id: 'state.diskStorage' },
  /** In place of a list. */
  nothingStored: { id: 'state.nothingStored' },
} as const satisfies Record<string, MessageDescriptor>;
