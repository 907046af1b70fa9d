import type { ContactField, Language } from '@jinshu/api';

/** Columns that a table of contacts can have: fields, and parts of which a field is made. */
export type ColumnField =
  | Exclude<ContactField, 'groupIds' | 'imageUrl'>
  | 'groups'
  | 'familyName'
  | 'givenName'
  | 'middleName'
  | 'nickname';

/** Headings of the tables that are exported, by language: simplified and traditional Chinese, English. */
const headings: Readonly<Partial<Record<ColumnField, readonly [zhHans: string, zhTw: string, en: string]>>> = {
  name: ['姓名', '姓名', 'Name'],
  address: ['邮箱', '電子郵件', 'Email'],
  otherAddresses: ['其他邮箱', '其他電子郵件', 'Other emails'],
  preferredAddress: ['首选邮箱', '偏好的電子郵件', 'Preferred email'],
  mobile: ['手机', '手機', 'Mobile'],
  groups: ['分组', '群組', 'Groups'],
  company: ['单位', '公司', 'Company'],
  department: ['部门', '部門', 'Department'],
  position: ['职务', '職稱', 'Job title'],
  workPhone: ['单位电话', '公司電話', 'Work phone'],
  extension: ['分机', '分機', 'Extension'],
  groupPhone: ['短号', '簡碼', 'Short number'],
  homePhone: ['家庭电话', '住家電話', 'Home phone'],
  otherPhones: ['其他电话', '其他電話', 'Other phones'],
  fax: ['传真', '傳真', 'Fax'],
  gender: ['性别', '性別', 'Gender'],
  birthday: ['生日', '生日', 'Birthday'],
  country: ['国家', '國家', 'Country'],
  province: ['省份', '省分', 'Province'],
  workCountry: ['单位国家', '公司國家', 'Work country'],
  workProvince: ['单位省份', '公司省分', 'Work province'],
  workCity: ['单位城市', '公司城市', 'Work city'],
  workAddress: ['单位地址', '公司地址', 'Work address'],
  workZip: ['单位邮编', '公司郵遞區號', 'Work postal code'],
  homeCountry: ['家庭国家', '住家國家', 'Home country'],
  homeProvince: ['家庭省份', '住家省分', 'Home province'],
  homeCity: ['家庭城市', '住家城市', 'Home city'],
  homeAddress: ['家庭地址', '住家地址', 'Home address'],
  homeZip: ['家庭邮编', '住家郵遞區號', 'Home postal code'],
  homepage: ['主页', '網頁', 'Web page'],
  imQq: ['QQ', 'QQ', 'QQ'],
  imWechat: ['微信', '微信', 'WeChat'],
  imWork: ['企业应用', '企業通訊', 'Work chat'],
  imSkype: ['Skype', 'Skype', 'Skype'],
  familySpouse: ['配偶', '配偶', 'Spouse'],
  familyChildren: ['子女', '子女', 'Children'],
  familyAnniversary: ['纪念日', '紀念日', 'Anniversary'],
  remark: ['备注', '備註', 'Notes'],
};

/** The columns of an exported table, in their order. */
export const columnFields = Object.keys(headings) as ColumnField[];

const places: Readonly<Record<Language, 0 | 1 | 2>> = { 'zh-hans': 0, 'zh-tw': 1, en: 2 };

/** The heading of a column in a language. */
export const headingOf = (field: ColumnField, language: Language): string => headings[field]?.[places[language]] ?? field;

/** Headings that other programs give: Outlook, Gmail, Foxmail, Thunderbird, WeCom, each in Chinese and English. */
const foreign: Readonly<Partial<Record<ColumnField, readonly string[]>>> = {
  name: ['full name', 'fullname', 'display name', 'name', '名称', '名稱', '联系人', '聯絡人', '显示名', '显示名称', '顯示名稱', '中文名'],
  familyName: ['last name', 'family name', 'surname', '姓', '姓氏'],
  givenName: ['first name', 'given name', '名', '名字'],
  middleName: ['middle name', 'additional name', '中间名'],
  nickname: ['nickname', '昵称', '暱稱', '别名', '别名（昵称）'],
  address: [
    'e-mail',
    'email address',
    'e-mail address',
    'e-mail 1 - value',
    'primary email',
    'mail',
    '电子邮箱',
    '电子邮件',
    '电子邮件地址',
    '邮件地址',
    '邮箱地址',
    '企业邮箱',
    '主要电子邮件',
    '主电子邮件',
    '電子郵件地址',
    '郵件地址',
    '電子信箱',
    '信箱',
    '主要電子郵件',
    'e-mail地址',
  ],
  otherAddresses: [
    'e-mail 2 address',
    'e-mail 3 address',
    'e-mail 2 - value',
    'e-mail 3 - value',
    'e-mail 4 - value',
    'secondary email',
    '电子邮件 2 地址',
    '电子邮件 3 地址',
    '備用電子郵件',
    '次要电子邮件',
    '备用邮箱',
    '个人邮箱',
    '电子邮件2地址',
    '电子邮件3地址',
    '電子郵件 2 地址',
  ],
  mobile: ['mobile phone', 'mobile number', 'cell phone', 'cell', '手机号', '手机号码', '移动电话', '手機號碼', '行動電話'],
  workPhone: [
    'business phone',
    'company main phone',
    'office phone',
    '办公电话',
    '公司电话',
    '商务电话',
    '座机',
    '工作电话',
    '商務電話',
    '電話',
    '电话',
  ],
  homePhone: ['home phone', '住宅电话', '家庭電話', '宅电', '住宅電話'],
  otherPhones: [
    'phone 1 - value',
    'phone 2 - value',
    'phone 3 - value',
    'business phone 2',
    'home phone 2',
    'other phone',
    'primary phone',
    'car phone',
    'pager',
    'pager number',
    '其他電話',
    '商务电话 2',
    '寻呼机',
  ],
  fax: ['business fax', 'fax number', 'home fax', '办公传真', '商务传真', '公司传真', '传真号码', '商務傳真'],
  company: [
    'organization',
    'organization 1 - name',
    'organization name',
    'company name',
    '公司',
    '公司名称',
    '公司名稱',
    '组织',
    '單位',
    '企业',
  ],
  department: ['organization 1 - department', 'organization department', '所属部门', '所在部门', '組別'],
  position: ['job title', 'title', 'organization 1 - title', 'organization title', '职位', '職務', '职称', '職位'],
  gender: ['gender', 'sex'],
  birthday: ['birthday', 'birth date', '出生日期', '出生年月'],
  homeAddress: ['home street', 'home address', 'address 1 - street', '住宅地址', '住宅地址街道', '家庭住址', '家庭所在街道', '住家地址 街'],
  homeCity: ['home city', 'address 1 - city', '住宅地址市', '住宅地址 市/县', '家庭所在城市', '住宅所在市'],
  homeProvince: ['home state', 'address 1 - region', '住宅地址省', '家庭所在省份', '住宅所在省'],
  homeZip: ['home postal code', 'home zipcode', 'address 1 - postal code', '住宅邮政编码', '家庭邮政编码', '住宅地址邮政编码'],
  homeCountry: ['home country/region', 'home country', 'address 1 - country', '住宅地址国家', '家庭所在国家/地区', '住宅所在国家地区'],
  workAddress: ['business street', 'work address', 'address 2 - street', '商务地址', '商务地址街道', '办公地址', '公司所在街道', '地址'],
  workCity: ['business city', 'work city', 'address 2 - city', '商务地址市', '商务地址 市/县', '公司所在城市'],
  workProvince: ['business state', 'work state', 'address 2 - region', '商务地址省', '公司所在省份'],
  workZip: [
    'business postal code',
    'work zipcode',
    'address 2 - postal code',
    '商务邮政编码',
    '商务地址邮政编码',
    '公司邮政编码',
    '邮编',
    '邮政编码',
  ],
  workCountry: ['business country/region', 'work country', 'address 2 - country', '商务地址国家', '公司所在国家/地区'],
  homepage: [
    'web page',
    'website 1 - value',
    'personal web page',
    'web page 1',
    'web page 2',
    'website',
    'url',
    '网页',
    '个人网页',
    '个人主页',
    '公司主页',
  ],
  groups: ['categories', 'labels', 'group membership', '类别', '分類', '组', '标签', '所在组', '類別'],
  familySpouse: ['spouse', '配偶姓名'],
  familyChildren: ['children', '孩子'],
  familyAnniversary: ['anniversary', '结婚纪念日', '周年纪念日'],
  imQq: ['qq号', 'qq号码', 'qq號碼'],
  imWechat: ['微信号', 'wechat id', '微信號'],
  imWork: ['im address', 'chat name', '企业微信', '帐号', '账号'],
  imSkype: ['skype id', 'skype name'],
  remark: ['notes', 'note', 'remark', 'remarks', '附注', '附註', '注释', '说明', '描述'],
};

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\ufeff/, '')
    .replace(/[\s\-_./:()*"'（）]/g, '');

const fieldsByHeading = new Map<string, ColumnField>();
for (const names of [foreign, headings] as const)
  for (const [field, spellings] of Object.entries(names))
    for (const spelling of [field, ...spellings]) fieldsByHeading.set(plain(spelling), field as ColumnField);

/** The field that a heading names in one of the programs and languages; undefined if nobody names a field so. */
export const fieldOfHeading = (heading: string): ColumnField | undefined => fieldsByHeading.get(plain(heading.slice(0, 200)));
