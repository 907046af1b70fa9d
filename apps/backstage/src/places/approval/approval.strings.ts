import type { MessageDescriptor } from 'react-intl';

/** Words of the approvals. */
export const approvalStrings = {
  /** Heading of the page. */
  title: { id: 'approval.title' },
  /** Beside the heading. */
  count: { id: 'approval.count' },
  /** Tab. */
  waiting: { id: 'approval.waiting' },
  /** Tab. */
  decided: { id: 'approval.decided' },
  /** Names the choice of the list. */
  views: { id: 'approval.views' },
  /** Filter and column. */
  kind: { id: 'approval.kind' },
  /** Filter. */
  anyKind: { id: 'approval.anyKind' },
  /** Column. */
  person: { id: 'approval.person' },
  /** Column. */
  address: { id: 'approval.address' },
  /** Column. */
  requested: { id: 'approval.requested' },
  /** Column. */
  outcome: { id: 'approval.outcome' },
  /** Column. */
  field: { id: 'approval.field' },
  /** Column. */
  before: { id: 'approval.before' },
  /** Column. */
  after: { id: 'approval.after' },
  /** In place of no value. */
  unchanged: { id: 'approval.unchanged' },
  /** Button. */
  grant: { id: 'approval.grant' },
  /** Button. */
  refuse: { id: 'approval.refuse' },
  /** Field. */
  reason: { id: 'approval.reason' },
  reasonHelp: { id: 'approval.reasonHelp' },
  reasonRequired: { id: 'approval.reasonRequired' },
  /** Field. */
  accountAddress: { id: 'approval.accountAddress' },
  /** Field. */
  department: { id: 'approval.department' },
  /** Field. */
  level: { id: 'approval.level' },
  /** Field. */
  quota: { id: 'approval.quota' },
  /** After a capacity. */
  unit: { id: 'approval.unit' },
  /** Below a decided request. */
  decidedBy: { id: 'approval.decidedBy' },
  granted: { id: 'approval.granted' },
  refused: { id: 'approval.refused' },
  cancel: { id: 'approval.cancel' },
  close: { id: 'approval.close' },
  toldByMail: { id: 'approval.toldByMail' },
  toldAtLogin: { id: 'approval.toldAtLogin' },
  /** No row. */
  none: { id: 'approval.none' },
} as const satisfies Record<string, MessageDescriptor>;

/** Kinds of requests. */
export const approvalKindStrings = {
  registration: { id: 'approval.kind.registration' },
  profile: { id: 'approval.kind.profile' },
  cancellation: { id: 'approval.kind.cancellation' },
} as const satisfies Record<string, MessageDescriptor>;

/** Names of the fields that a request can hold. */
export const approvalFieldStrings = {
  imageUrl: { id: 'approval.field.imageUrl' },
  name: { id: 'approval.field.name' },
  gender: { id: 'approval.field.gender' },
  englishName: { id: 'approval.field.englishName' },
  homePhone: { id: 'approval.field.homePhone' },
  homepage: { id: 'approval.field.homepage' },
  country: { id: 'approval.field.country' },
  province: { id: 'approval.field.province' },
  city: { id: 'approval.field.city' },
  zip: { id: 'approval.field.zip' },
  address: { id: 'approval.field.address' },
  userName: { id: 'approval.field.userName' },
  fullName: { id: 'approval.field.fullName' },
  mobile: { id: 'approval.field.mobile' },
  department: { id: 'approval.field.department' },
  reason: { id: 'approval.field.reason' },
} as const satisfies Record<string, MessageDescriptor>;
