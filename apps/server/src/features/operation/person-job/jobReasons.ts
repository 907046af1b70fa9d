import type { Language } from '@jinshu/api';

type Words = readonly [zhHans: string, zhTw: string, en: string];

/** Why a row was not written, in the languages of the file. */
const reasons: Readonly<Record<string, Words>> = {
  missing: ['必填', '必填', 'Required'],
  'too-long': ['太长', '太長', 'Too long'],
  repeated: ['与前面的行重复', '與前面的列重複', 'Repeats an earlier row'],
  'address-invalid': ['地址无效', '位址無效', 'Not a valid address'],
  'domain-unknown': ['不是本组织的域名', '不是本組織的網域', 'Not a domain of the organization'],
  'address-taken': ['地址已被占用', '位址已被使用', 'Address in use'],
  'number-taken': ['工号已被占用', '員工編號已被使用', 'Employee number in use'],
  'other-person': ['工号和地址属于不同的人', '員工編號和位址屬於不同的人', 'Number and address are of different people'],
  'department-unknown': ['没有这个部门', '沒有這個部門', 'No such department'],
  'department-ambiguous': ['有多个同名部门', '有多個同名部門', 'Several departments have this name'],
  'out-of-reach': ['没有权限', '沒有權限', 'Not permitted'],
  'level-invalid': ['密级应为 0 到 5', '密等應為 0 到 5', 'Use a level from 0 to 5'],
  'level-conflict': ['附件密级高于邮件密级', '附件密等高於郵件密等', 'Attachment level above the level'],
  'policy-conflict': ['附件密级高于邮件密级', '附件密等高於郵件密等', 'Attachment level above the level'],
  'capacity-invalid': ['容量应为数字加单位', '容量應為數字加單位', 'Use a number with a unit'],
  'last-super': ['最后一个超级管理员', '最後一位超級管理員', 'Last super administrator'],
  'not-found': ['人员不存在', '人員不存在', 'No such person'],
  'password-elsewhere': ['密码由单位目录管理', '密碼由單位目錄管理', 'The directory has the password'],
  internal: ['服务器出错', '伺服器發生錯誤', 'The server failed'],
};

const places: Readonly<Record<Language, 0 | 1 | 2>> = { 'zh-hans': 0, 'zh-tw': 1, en: 2 };

/** The text of a reason. */
export const reasonIn = (reason: string, language: Language): string => reasons[reason]?.[places[language]] ?? reason;
