import type { CompanyImportRow, Language } from '@jinshu/api';

interface Words {
  book: string;
  results: string;
  columns: readonly string[];
  outcomes: Readonly<Record<CompanyImportRow['outcome'], string>>;
  faults: Readonly<Record<NonNullable<CompanyImportRow['fault']>['reason'], string>>;
}

const words: Readonly<Record<Language, Words>> = {
  'zh-hans': {
    book: '公共通讯录',
    results: '导入结果',
    columns: ['行', '姓名', '邮箱', '类别', '结果', '原因', '未导入的列'],
    outcomes: { new: '新增', changed: '更改', unchanged: '未变', faulty: '有误' },
    faults: {
      'no-address': '没有邮箱地址',
      'bad-address': '邮箱地址无效',
      'long-name': '姓名过长',
      repeated: '与前面的行重复',
      'book-full': '通讯录已满',
    },
  },
  'zh-tw': {
    book: '公用通訊錄',
    results: '匯入結果',
    columns: ['列', '姓名', '電子郵件', '類別', '結果', '原因', '未匯入的欄'],
    outcomes: { new: '新增', changed: '變更', unchanged: '未變', faulty: '有誤' },
    faults: {
      'no-address': '沒有電子郵件位址',
      'bad-address': '電子郵件位址無效',
      'long-name': '姓名過長',
      repeated: '與前面的列重複',
      'book-full': '通訊錄已滿',
    },
  },
  en: {
    book: 'Company book',
    results: 'Import results',
    columns: ['Row', 'Name', 'Email', 'Category', 'Result', 'Reason', 'Columns left out'],
    outcomes: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', faulty: 'Faulty' },
    faults: {
      'no-address': 'No address',
      'bad-address': 'Invalid address',
      'long-name': 'Name too long',
      repeated: 'Same address as an earlier row',
      'book-full': 'The book is full',
    },
  },
};

/** Name of the file of an export, without extension. */
export const bookFileName = (language: Language): string => words[language].book;

/** Returns the results of an import as rows of a file, one a row of the import. */
export function resultTable(results: readonly CompanyImportRow[], language: Language): { name: string; rows: string[][] } {
  const { results: name, columns, outcomes, faults } = words[language];
  const rows = results.map(({ row, name: called, address, category, outcome, fault, ignored }) => [
    String(row),
    called,
    address,
    category.join('/'),
    outcomes[outcome],
    fault ? faults[fault.reason] : '',
    ignored.join(', '),
  ]);
  return { name, rows: [[...columns], ...rows] };
}
