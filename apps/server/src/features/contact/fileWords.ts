import type { Language } from '@jinshu/api';
import type { ColumnField } from './ColumnField.ts';
import { headingOf } from './columnNames.ts';

/** Names of the files of contacts, by language. */
export const fileNames: Readonly<Record<Language, { personal: string; organisation: string; sample: string }>> = {
  'zh-hans': { personal: '个人通讯录', organisation: '组织通讯录', sample: '通讯录样例' },
  'zh-tw': { personal: '個人通訊錄', organisation: '組織通訊錄', sample: '通訊錄範例' },
  en: { personal: 'Contacts', organisation: 'Organization', sample: 'Contacts sample' },
};

const sample: Readonly<Record<Language, readonly [name: string, company: string, group: string]>> = {
  'zh-hans': ['钱文博', '江南大学图书馆', '高校图书馆'],
  'zh-tw': ['錢文博', '江南大學圖書館', '大學圖書館'],
  en: ['Maya Robinson', 'Northwind Libraries', 'Libraries'],
};

/** The rows of the sample of a table of contacts. */
export function sampleRows(language: Language, domain: string): string[][] {
  const [name, company, group] = sample[language];
  const fields: readonly (readonly [ColumnField, string])[] = [
    ['name', name],
    ['address', `name@${domain}`],
    ['mobile', '138 0000 0000'],
    ['company', company],
    ['groups', group],
  ];
  return [fields.map(([field]) => headingOf(field, language)), fields.map(([, value]) => value)];
}
