import {
  type ComposeParameters,
  type ContactSuggestion,
  type Delivery,
  defaultFolders,
  defaultParameters,
  type Folder,
  type LockStatus,
  type LoginInfo,
  type LoginPage,
  languageTexts,
  type Message,
  type MessageRow,
  type Parameters,
  type SharedStatus,
  skinNames,
  type Tag,
  type UserInfo,
  type Welcome,
} from '@jinshu/api';

/** Fixed time of the example organization: a Friday, 10:30 in Shanghai. */
export const exampleNow = '2026-11-20T02:30:00Z';

/** The logged-in user. */
export const exampleUser: UserInfo = {
  name: '林月',
  address: 'lin.yue@jinshu.example',
  department: '研究院',
  gender: 'female',
  imageUrl: '',
  capacityUsed: 2_400_000_000,
  capacityTotal: 10_737_418_240,
};

/** The user's tags. */
export const exampleTags: readonly [Tag, Tag, Tag] = [
  { id: 'tag1', name: '重点项目', color: '#D9482B' },
  { id: 'tag2', name: '会议', color: '#8A5BD6' },
  { id: 'tag3', name: '合同', color: '#2F7DE1' },
];

/** A folder; everything about it can be changed. */
export function exampleFolder(overrides: Partial<Folder> = {}): Folder {
  const rawName = overrides.rawName ?? 'INBOX';
  return {
    id: 1,
    rawName,
    name: rawName,
    label: rawName,
    unseenCount: 0,
    hasUnseen: (overrides.unseenCount ?? 0) > 0,
    flags: [],
    isDefault: true,
    isLocked: false,
    canEmpty: rawName === 'Trash' || rawName === 'Spam',
    ...overrides,
  };
}

/** The five default folders and two of the user's own. */
export const exampleFolders = (): Folder[] => [
  ...defaultFolders.map(({ rawName }, index) => exampleFolder({ id: index + 1, rawName })),
  exampleFolder({ id: 6, rawName: 'f6', name: '云川二期', label: '云川二期', isDefault: false }),
  exampleFolder({ id: 7, rawName: 'f7', name: 'Conference 2026', label: 'Conference 2026', isDefault: false }),
];

/** A row of a list; everything about it can be changed. */
export function exampleRow(overrides: Partial<MessageRow> = {}): MessageRow {
  return {
    uid: 1,
    folder: 'INBOX',
    folderName: '收件箱',
    subject: '关于云川二期项目验收安排的通知',
    sender: { name: '周慕云', address: 'zhou.muyun@yunchuan.example' },
    recipients: [{ name: '林月', address: 'lin.yue@jinshu.example' }],
    sentAt: '2026-11-20T01:42:00Z',
    arrivedAt: '2026-11-20T01:42:10Z',
    size: 24_746,
    isRead: true,
    isAnswered: false,
    isForwarded: false,
    isScheduled: false,
    isUrgent: false,
    isBurn: false,
    isMoved: false,
    hasAttachment: false,
    flagColor: null,
    remark: '',
    tags: [],
    ...overrides,
  };
}

/** A message as it is read, with the same headers as its row. */
export function exampleMessage(overrides: Partial<Message> = {}): Message {
  const { folderName: _name, recipients, isMoved: _moved, draftId: _draft, ...row } = exampleRow();
  return {
    ...row,
    to: recipients,
    cc: [],
    bcc: [],
    replyTo: [],
    text: '',
    html: '<p>各位好：</p><p>二期验收定在下周三上午九点半。</p>',
    isHtml: true,
    attachments: [],
    messageId: `${row.uid}@yunchuan.example`,
    relation: '',
    attributes: {
      isPassword: false,
      isBurn: false,
      burnLeft: null,
      burnDate: null,
      wantsReceipt: false,
      canRecall: false,
      isRecalled: false,
      hasReturnPath: false,
      returnPath: '',
      isCalendar: false,
      isCalendarEvent: false,
      isCalendarEventDeleted: false,
      calendarEventId: null,
      calendarAnswer: '',
      isUnparsed: false,
      isOwn: false,
    },
    ...overrides,
  };
}

/** Permissions of the session, with overrides. */
export const exampleLoginInfo = (overrides: Partial<LoginInfo> = {}): LoginInfo => ({
  title: '锦书',
  skinName: 'jingdianlan',
  language: 'en',
  hasFullText: true,
  welcomeLogo: '',
  logoutUrl: '',
  remindsOfNewMail: false,
  excludedExtensions: [],
  draftAutosaveMinutes: 5,
  showsCentre: true,
  showsNetdisk: true,
  pageSize: 20,
  readingPane: 'off',
  systemName: 'Jinshu',
  systemRemark: '',
  welcomeLinks: [],
  welcomeAds: [],
  bannerList: [],
  hasRecordFiling: false,
  recordFilingNumber: '',
  recordFilingLink: '',
  canForward: true,
  canDownload: true,
  canPrint: true,
  hidesDelete: false,
  showsToolbarDelete: true,
  hasDepartments: true,
  appendsOriginalOnForward: true,
  showsCompanyBook: true,
  showsSharedDomainBooks: true,
  showsOrganisationBook: true,
  disablesImageUpload: false,
  idleChoices: [600, 900, 1800, 3600, 7200, 28_800],
  offeredSkins: [...skinNames],
  ownSkins: [],
  canGetSms: true,
  canFetch: true,
  canUseProxies: true,
  ...overrides,
});

/** Figures of the home page. */
export const exampleWelcome = (user: Partial<Welcome['user']> = {}, weather: Welcome['weather'] = { hasWeather: false }): Welcome => ({
  user: {
    capacityUsed: 3276.5,
    capacityTotal: 10_240,
    capacityUsedRate: 32,
    lastLogin: '2026-11-20T01:42:07.000Z',
    loginIp: '203.0.113.24',
    loginIsp: '浙江 · 电信',
    unread: 20,
    ...user,
  },
  weather,
});

/** Lifetimes of the session. */
export const exampleStatus = (overrides: Partial<SharedStatus> = {}): SharedStatus => ({
  canAll: true,
  canRead: true,
  canChangePassword: true,
  canWrite: true,
  canSend: true,
  expiresAfter: 1800,
  idleAfter: 1800,
  isInSharedMailbox: false,
  loginUrl: '',
  isAdmin: false,
  mustChangePassword: false,
  mustBindFactor: false,
  uses12Hours: false,
  mailboxes: [],
  ...overrides,
});

/** The user's parameters. */
export const exampleParameters: Parameters = defaultParameters;

/** Initial parameters of the composer. */
export const exampleComposeParameters: ComposeParameters = {
  savesToSent: true,
  wantsReceipt: false,
  savesContacts: true,
  autosaves: true,
  identities: [
    { address: 'lin.yue@jinshu.example', name: '林月' },
    { address: 'research@jinshu.example', name: '研究院' },
  ],
  movesAllToDisk: false,
  movesLargeToDisk: false,
  diskThreshold: 31_457_280,
  isSecure: false,
  mailLevel: 0,
  attachLevel: 0,
  canNotifyBySms: false,
  transitLimit: 2_147_483_648,
  attachmentLimit: 38_797_312,
  linkValidities: ['month', 'two-months', 'quarter', 'half-year', 'year', 'permanent'],
  linkValidity: 'month',
};

/** Data of the login page, without a captcha unless one is given. */
export const exampleLoginPage = (overrides: Partial<LoginPage> = {}): LoginPage => ({
  systemName: 'Jinshu',
  systemNames: languageTexts('Jinshu'),
  logo: '',
  domain: 'jinshu.example',
  publicKey: '',
  hasRegistration: false,
  hasPasskeyLogin: false,
  hasRecovery: false,
  hasSocialLogin: false,
  socialProviders: [],
  languages: ['zh-hans', 'zh-tw', 'en'],
  skinName: 'jingdianlan',
  ...overrides,
});

/** People who can be written to. */
export const exampleSuggestions: readonly ContactSuggestion[] = [
  { address: 'chen.wei@jinshu.example', name: '陈伟', department: '研究院' },
  { address: 'zhou.an@jinshu.example', name: '周安', department: '财务部' },
  { address: 'shen.he@jinshu.example', name: '沈禾', department: '合规部' },
  { address: 'amelia.hart@northgate.example', name: 'Amelia Hart', department: '' },
];

/** Delivery status of a message for one recipient. */
export const exampleDelivery = (overrides: Partial<Delivery> = {}): Delivery => ({
  recipient: 'chen.wei@jinshu.example',
  name: '陈伟',
  status: 'delivered',
  statusInfo: '',
  recallStatus: '',
  recallStatusInfo: '',
  inform: '',
  isFailed: false,
  canRecall: false,
  updatedAt: '2026-11-20T01:55:00Z',
  ...overrides,
});

/** Lock status of a user without locks. */
export const exampleLockStatus = (status: Partial<LockStatus> = {}): LockStatus => ({
  hasFileLock: false,
  isFileReleased: false,
  hasCalendarLock: false,
  isCalendarReleased: false,
  hasFolderLock: false,
  isFolderReleased: false,
  ...status,
});
