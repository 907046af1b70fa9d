import { type Language, type PersonImportField, personImportFields } from '@jinshu/api';

type Spellings = readonly [zhHans: string, zhTw: string, en: string, ...others: string[]];

/** Headings by language, the first three as the sample file has them, and other spellings that are understood. */
const headings: Readonly<Record<PersonImportField, Spellings>> = {
  name: ['姓名', '姓名', 'Name', '名字', 'Full name', 'realname'],
  address: [
    '邮箱地址',
    '郵件位址',
    'Address',
    '地址',
    '邮箱',
    '帐号',
    '账号',
    '位址',
    '郵件地址',
    '電子郵件',
    '帳號',
    'Email',
    'E-mail',
    'username',
  ],
  employeeNumber: ['工号', '員工編號', 'Employee number', '员工编号', '工號', 'Employee ID', 'Number'],
  department: ['部门', '部門', 'Department'],
  position: ['职务', '職稱', 'Position', '职位', '岗位', '職位', 'Job title', 'Title'],
  englishName: ['英文名', '英文名', 'English name'],
  mobile: ['手机', '手機', 'Mobile', '手机号', '手机号码', '行動電話', 'Mobile number', 'Mobile phone'],
  mailLevel: ['密级', '密等', 'Level', '邮件密级', '密級', '郵件密等', 'Mail level'],
  attachLevel: ['附件密级', '附件密等', 'Attachment level', '附件密級'],
  quotaBytes: ['邮箱容量', '信箱容量', 'Mailbox capacity', '容量', 'Capacity'],
  diskQuotaBytes: ['网盘容量', '網路硬碟容量', 'Drive capacity', '个人网盘容量', '個人網路硬碟容量', 'Disk capacity'],
};

const places: Readonly<Record<Language, 0 | 1 | 2>> = { 'zh-hans': 0, 'zh-tw': 1, en: 2 };

/** The heading of a column in a language. */
export const headingOf = (field: PersonImportField, language: Language): string => headings[field][places[language]];

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\ufeff/, '')
    .replace(/[\s\-_./:()*"'（）]/g, '');

const fields = new Map(personImportFields.flatMap((field) => [field, ...headings[field]].map((spelling) => [plain(spelling), field])));

/** The column that a heading means. */
export const fieldOfHeading = (heading: string): PersonImportField | undefined => fields.get(plain(heading.slice(0, 200)));

const samples: Readonly<Record<Language, { name: string; rows: readonly Readonly<Partial<Record<PersonImportField, string>>>[] }>> = {
  'zh-hans': {
    name: '人员样例',
    rows: [
      {
        name: '白露',
        address: 'bai.lu',
        employeeNumber: 'JS1101',
        position: '标注员',
        englishName: 'Bai Lu',
        mobile: '13800000001',
        mailLevel: '0',
        attachLevel: '0',
        quotaBytes: '5 GB',
        diskQuotaBytes: '10 GB',
      },
      { name: '程野', address: 'cheng.ye', employeeNumber: 'JS1102', quotaBytes: '500 MB' },
    ],
  },
  'zh-tw': {
    name: '人員範例',
    rows: [
      {
        name: '白露',
        address: 'bai.lu',
        employeeNumber: 'JS1101',
        position: '標註員',
        englishName: 'Bai Lu',
        mobile: '0912000001',
        mailLevel: '0',
        attachLevel: '0',
        quotaBytes: '5 GB',
        diskQuotaBytes: '10 GB',
      },
      { name: '程野', address: 'cheng.ye', employeeNumber: 'JS1102', quotaBytes: '500 MB' },
    ],
  },
  en: {
    name: 'People sample',
    rows: [
      {
        name: 'Bai Lu',
        address: 'bai.lu',
        employeeNumber: 'JS1101',
        position: 'Annotator',
        englishName: 'Bai Lu',
        mobile: '+1 555 0101',
        mailLevel: '0',
        attachLevel: '0',
        quotaBytes: '5 GB',
        diskQuotaBytes: '10 GB',
      },
      { name: 'Cheng Ye', address: 'cheng.ye', employeeNumber: 'JS1102', quotaBytes: '500 MB' },
    ],
  },
};

/** The sample file of a language (BAK-28). */
export function samplePeople(language: Language): { name: string; rows: string[][] } {
  const { name, rows } = samples[language];
  const cells = rows.map((row) => personImportFields.map((field) => row[field] ?? ''));
  return { name, rows: [personImportFields.map((field) => headingOf(field, language)), ...cells] };
}
