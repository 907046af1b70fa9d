import { type Language, type PersonImportField, type PersonJobOutcome, personImportFields } from '@jinshu/api';
import { headingOf } from '../person-import/importColumns.ts';
import { reasonIn } from './jobReasons.ts';
import type { FinishedRow } from './personJob.repository.ts';

interface Words {
  file: string;
  columns: readonly [row: string, name: string, address: string, outcome: string, column: string, reason: string, password: string];
  outcomes: Readonly<Record<PersonJobOutcome, string>>;
}

const words: Readonly<Record<Language, Words>> = {
  'zh-hans': {
    file: '人员处理结果',
    columns: ['行', '姓名', '邮箱地址', '结果', '栏目', '原因', '初始密码'],
    outcomes: { created: '已新建', changed: '已更新', unchanged: '无变化', failed: '未处理', skipped: '已跳过' },
  },
  'zh-tw': {
    file: '人員處理結果',
    columns: ['列', '姓名', '郵件位址', '結果', '欄位', '原因', '初始密碼'],
    outcomes: { created: '已新增', changed: '已更新', unchanged: '無變更', failed: '未處理', skipped: '已略過' },
  },
  en: {
    file: 'People results',
    columns: ['Row', 'Name', 'Address', 'Result', 'Column', 'Reason', 'Password'],
    outcomes: { created: 'Created', changed: 'Changed', unchanged: 'Unchanged', failed: 'Failed', skipped: 'Skipped' },
  },
};

const isField = (field: string): field is PersonImportField => (personImportFields as readonly string[]).includes(field);

/** Returns the results of a job as rows of a file, under their headings. */
export function jobTable(rows: readonly (FinishedRow & { password: string })[], language: Language): { name: string; rows: string[][] } {
  const { file, columns, outcomes } = words[language];
  const lines = rows.map(({ row, name, userName, outcome, field, reason, password }) => [
    String(row),
    name,
    userName,
    outcome ? outcomes[outcome] : '',
    isField(field) ? headingOf(field, language) : '',
    reasonIn(reason, language),
    password,
  ]);
  return { name: file, rows: [[...columns], ...lines] };
}
