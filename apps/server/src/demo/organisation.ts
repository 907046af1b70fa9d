/** Sender or recipient. */
export interface Party {
  name: string;
  /** Local part for people of the organization; full address for others. */
  address: string;
}

/** Person of the organization. */
export interface Colleague extends Party {
  englishName: string;
  employeeNumber: string | null;
  department: DepartmentName;
  position: string;
  /** Signature of their messages. */
  signature: string;
  isAdmin?: boolean;
  /** Whether it is a shared mailbox without an owner: no password, no employee number. */
  isShared?: boolean;
}

/** The departments, the first one being the root of the tree. */
export const departments = ['锦书研究院', '研究部', '合规部', '财务部', '人力资源部', '信息技术部', '市场部', '行政部'] as const;
/** The name of a department. */
export type DepartmentName = (typeof departments)[number];

/** The password of every account that can log in. */
export const demoPassword = 'Jinshu-2026';

const colleague = (
  address: string,
  name: string,
  englishName: string,
  employeeNumber: string | null,
  department: DepartmentName,
  position: string,
  more: Partial<Colleague> = {},
): Colleague => ({
  address,
  name,
  englishName,
  employeeNumber,
  department,
  position,
  signature: employeeNumber === null ? name : `${name} ${englishName}\n${department} · ${position}`,
  ...more,
});

/** People of the demo organization by key. The first six are meant for trying out features. */
export const colleagues = {
  lin: colleague('lin.yue', '林月', 'Lin Yue', 'JS1008', '研究部', '高级研究员'),
  chen: colleague('chen.wei', '陈伟', 'Chen Wei', 'JS1012', '研究部', '研究员'),
  shen: colleague('shen.he', '沈禾', 'Shen He', 'JS1031', '合规部', '合规经理'),
  zhou: colleague('zhou.an', '周安', 'Zhou An', 'JS1045', '财务部', '财务主管'),
  service: colleague('service', '读者服务', 'Reader Service', null, '市场部', '', { isShared: true }),
  admin: colleague('admin', '管理员', 'Administrator', 'JS0001', '信息技术部', '系统管理员', { isAdmin: true }),
  gao: colleague('gao.yuan', '高远', 'Gao Yuan', 'JS1001', '锦书研究院', '院长'),
  wang: colleague('wang.xiao', '王晓', 'Wang Xiao', 'JS1019', '研究部', '算法工程师'),
  liu: colleague('liu.yang', '刘洋', 'Liu Yang', 'JS1023', '研究部', '数据标注主管'),
  zhao: colleague('zhao.min', '赵敏', 'Zhao Min', 'JS1006', '人力资源部', '人力资源经理'),
  sun: colleague('sun.yue', '孙越', 'Sun Yue', 'JS1037', '信息技术部', '运维工程师'),
  wu: colleague('wu.di', '吴迪', 'Wu Di', 'JS1052', '市场部', '合作经理'),
  xu: colleague('xu.nuo', '许诺', 'Xu Nuo', 'JS1048', '财务部', '出纳'),
  tang: colleague('tang.ning', '唐宁', 'Tang Ning', 'JS1010', '行政部', '行政专员'),
  hr: colleague('hr', '人力资源部', 'Human Resources', null, '人力资源部', '', { isShared: true }),
  it: colleague('it', '信息技术部', 'IT Service Desk', null, '信息技术部', '', { isShared: true }),
  build: colleague('build', '构建机器人', 'Build Robot', null, '信息技术部', '', { isShared: true }),
} as const satisfies Record<string, Colleague>;

/** The short name of a colleague. */
export type ColleagueKey = keyof typeof colleagues;

/** People and firms outside. Their domains exist nowhere. */
export const outsiders = {
  qian: { name: '钱文博', address: 'qianwb@lib.jiangnan-univ.example' },
  feng: { name: '冯楠', address: 'fengnan@lib.jiangnan-univ.example' },
  maya: { name: 'Maya Robinson', address: 'maya.robinson@northwind-libraries.example' },
  tom: { name: 'Tom Okafor', address: 'tom.okafor@northwind-libraries.example' },
  elena: { name: 'Elena Fischer', address: 'fischer@schriftarchiv.example' },
  printer: { name: '远山印务 韩梅', address: 'hanmei@yuanshan-print.example' },
  cloud: { name: '蓝鲸云账单中心', address: 'billing@lanjing-cloud.example' },
  travel: { name: '晨光差旅', address: 'booking@chenguang-travel.example' },
  journal: { name: '《数字人文》编辑部', address: 'editor@dh-journal.example' },
  conference: { name: 'ICDH 2027 Programme Committee', address: 'pc-chairs@icdh2027.example' },
  weekly: { name: '古籍周刊', address: 'weekly@guji-news.example' },
  digest: { name: 'Open Archives Digest', address: 'digest@open-archives.example' },
  vision: { name: '视觉前沿', address: 'newsletter@vision-frontier.example' },
  scholar: { name: 'Citation Alerts', address: 'alerts@scholar-index.example' },
  circulation: { name: '江南大学图书馆流通部', address: 'circulation@lib.jiangnan-univ.example' },
  bookshop: { name: '三余书店', address: 'orders@sanyu-books.example' },
  reader: { name: '丁一鸣', address: 'dingyiming@mail-reader.example' },
  reader2: { name: 'Grace Lindqvist', address: 'grace@lindqvist.example' },
  reader3: { name: '马骏', address: 'majun1977@mail-reader.example' },
  law: { name: '正平律师事务所 罗岚', address: 'luolan@zhengping-law.example' },
} as const satisfies Record<string, Party>;

/** Key of an external person. */
export type OutsiderKey = keyof typeof outsiders;
/** Key of any person. */
export type PartyKey = ColleagueKey | OutsiderKey;

/** Accounts with access to the shared mailbox, and their level. */
export const shares = [
  { mailbox: 'service', account: 'lin', level: 'full' },
  { mailbox: 'service', account: 'chen', level: 'read' },
] as const satisfies readonly { mailbox: ColleagueKey; account: ColleagueKey; level: 'full' | 'read' }[];

/** Review rules: writer, reviewer and reason. */
export const reviews = [{ writer: 'zhou', reviewer: 'shen', reason: '财务部发出的邮件须经合规部审核' }] as const satisfies readonly {
  writer: ColleagueKey;
  reviewer: ColleagueKey;
  reason: string;
}[];

/** Folders and tags of Lin Yue's own. */
export const ownFolders = ['青鸾项目', '合作来往', '报销与发票'] as const;
/** The name of one of these folders. */
export type OwnFolder = (typeof ownFolders)[number];

export const ownTags = [
  { name: '重要', color: '#D9482B' },
  { name: '待办', color: '#F0A21B' },
  { name: '合同', color: '#2F7DE1' },
  { name: '出差', color: '#33B679' },
  { name: 'Follow up', color: '#8A5BD6' },
] as const;
/** The name of one of these tags. */
export type OwnTag = (typeof ownTags)[number]['name'];

/** The accounts to try things with, as the start of the server announces them. */
export const demoAccounts = (domain: string): { address: string; who: string }[] => [
  { address: `${colleagues.lin.address}@${domain}`, who: 'Lin Yue, Research: an ordinary user' },
  { address: `${colleagues.chen.address}@${domain}`, who: 'Chen Wei, Research: a second user to write to' },
  { address: `${colleagues.shen.address}@${domain}`, who: 'Shen He, Compliance: reviews the mail that Zhou An sends' },
  { address: `${colleagues.zhou.address}@${domain}`, who: 'Zhou An, Finance: her mail is held for review' },
  { address: `${colleagues.admin.address}@${domain}`, who: 'the administrator' },
];
