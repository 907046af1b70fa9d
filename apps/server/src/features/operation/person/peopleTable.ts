import type { Language, ListedPerson, PersonState } from '@jinshu/api';

interface Words {
  file: string;
  columns: readonly string[];
  states: Readonly<Record<PersonState, string>>;
}

const words: Readonly<Record<Language, Words>> = {
  'zh-hans': {
    file: '人员',
    columns: ['姓名', '邮箱地址', '工号', '部门', '密级', '已用字节', '容量字节', '最近登录', '状态'],
    states: { active: '正常', disabled: '已停用', blocked: '已锁定', waiting: '待审核', 'to-be-deleted': '待删除' },
  },
  'zh-tw': {
    file: '人員',
    columns: ['姓名', '郵件地址', '工號', '部門', '密級', '已用位元組', '容量位元組', '最近登入', '狀態'],
    states: { active: '正常', disabled: '已停用', blocked: '已鎖定', waiting: '待審核', 'to-be-deleted': '待刪除' },
  },
  en: {
    file: 'People',
    columns: ['Name', 'Address', 'Employee number', 'Department', 'Level', 'Used bytes', 'Capacity bytes', 'Last login', 'Status'],
    states: { active: 'Active', disabled: 'Disabled', blocked: 'Blocked', waiting: 'Waiting', 'to-be-deleted': 'To be deleted' },
  },
};

/** Returns people as rows of a file, under their headings. */
export function peopleTable(people: readonly ListedPerson[], language: Language): { name: string; rows: string[][] } {
  const { file, columns, states } = words[language];
  return {
    name: file,
    rows: [
      [...columns],
      ...people.map((one) => [
        one.name,
        one.userName,
        one.employeeNumber,
        one.department?.name ?? '',
        String(one.mailLevel),
        String(one.usedBytes),
        String(one.quotaBytes),
        one.lastLoginAt ?? '',
        states[one.state],
      ]),
    ],
  };
}
