import type { Language, OperationRecord, PeopleRecord, PeopleRecordKind } from '@jinshu/api';

interface Words {
  files: Readonly<Record<'action' | PeopleRecordKind, string>>;
  action: readonly string[];
  login: readonly string[];
  mail: readonly string[];
  outcomes: Readonly<Record<PeopleRecord['outcome'] | 'refused', string>>;
}

const words: Readonly<Record<Language, Words>> = {
  'zh-hans': {
    files: { action: '管理操作', login: '登录记录', sent: '发信记录', received: '收信记录', deleted: '删除记录' },
    action: ['时间', '操作人', '角色', 'IP 地址', '操作', '对象', '结果', '变更'],
    login: ['时间', '姓名', '邮箱地址', 'IP 地址', '地点', '结果'],
    mail: ['时间', '姓名', '邮箱地址', '对方', '主题', '字节', '文件夹', '信件编号', '结果', '对方回应'],
    outcomes: { success: '成功', waiting: '等待', failure: '失败', refused: '被拒绝' },
  },
  'zh-tw': {
    files: { action: '管理操作', login: '登入記錄', sent: '寄件記錄', received: '收件記錄', deleted: '刪除記錄' },
    action: ['時間', '操作人', '角色', 'IP 位址', '操作', '對象', '結果', '變更'],
    login: ['時間', '姓名', '郵件地址', 'IP 位址', '地點', '結果'],
    mail: ['時間', '姓名', '郵件地址', '對方', '主旨', '位元組', '資料夾', '郵件編號', '結果', '對方回應'],
    outcomes: { success: '成功', waiting: '等待', failure: '失敗', refused: '被拒絕' },
  },
  en: {
    files: { action: 'Actions', login: 'Logins', sent: 'Sent mail', received: 'Received mail', deleted: 'Deleted mail' },
    action: ['Time', 'Administrator', 'Role', 'IP address', 'Action', 'Target', 'Outcome', 'Changes'],
    login: ['Time', 'Name', 'Address', 'IP address', 'Place', 'Outcome'],
    mail: ['Time', 'Name', 'Address', 'Other side', 'Subject', 'Bytes', 'Folder', 'Message ID', 'Outcome', 'Response'],
    outcomes: { success: 'Success', waiting: 'Waiting', failure: 'Failure', refused: 'Refused' },
  },
};

/** Returns records of administrators as rows of a file, under their headings. */
export function actionTable(records: readonly OperationRecord[], language: Language): { name: string; rows: string[][] } {
  const { files, action, outcomes } = words[language];
  return {
    name: files.action,
    rows: [
      [...action],
      ...records.map((one) => [
        one.at,
        one.author,
        one.role ?? '',
        one.ip,
        one.action,
        one.targetName,
        one.isRefused ? outcomes.refused : outcomes.success,
        one.changes.length === 0 ? '' : JSON.stringify(one.changes),
      ]),
    ],
  };
}

/** Returns records about people as rows of a file, under their headings. */
export function peopleRecordTable(
  kind: PeopleRecordKind,
  records: readonly PeopleRecord[],
  language: Language,
): { name: string; rows: string[][] } {
  const { files, login, mail, outcomes } = words[language];
  const row = (one: PeopleRecord) =>
    kind === 'login'
      ? [one.at, one.name, one.userName, one.ip, one.place, outcomes[one.outcome]]
      : [
          ...[one.at, one.name, one.userName, one.person, one.subject, String(one.size), one.folder, one.messageId],
          ...[outcomes[one.outcome], one.info],
        ];
  return { name: files[kind], rows: [[...(kind === 'login' ? login : mail)], ...records.map(row)] };
}
