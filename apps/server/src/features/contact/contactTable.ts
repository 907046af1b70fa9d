import type { Language } from '@jinshu/api';
import type { ColumnField } from './ColumnField.ts';
import { columnFields, headingOf } from './columnNames.ts';
import type { ExportedContact } from './writeCards.ts';

/** A column of an exported table. */
interface TableColumn {
  heading: string;
  field: ColumnField;
  /** Index of one of several values. Without it, the cell has all of them. */
  place?: number;
}

const genderWords: Readonly<Record<Language, { male: string; female: string }>> = {
  'zh-hans': { male: '男', female: '女' },
  'zh-tw': { male: '男', female: '女' },
  en: { male: 'male', female: 'female' },
};

const column = (heading: string, field: ColumnField, place?: number): TableColumn => ({
  heading,
  field,
  ...(place !== undefined && { place }),
});

/** Outlook takes English headings in every language. */
const outlook: readonly TableColumn[] = [
  column('First Name', 'givenName'),
  column('Last Name', 'familyName'),
  column('E-mail Address', 'address'),
  column('E-mail 2 Address', 'otherAddresses', 0),
  column('E-mail 3 Address', 'otherAddresses', 1),
  column('Company', 'company'),
  column('Department', 'department'),
  column('Job Title', 'position'),
  column('Business Phone', 'workPhone'),
  column('Home Phone', 'homePhone'),
  column('Mobile Phone', 'mobile'),
  column('Business Fax', 'fax'),
  column('Business Street', 'workAddress'),
  column('Business City', 'workCity'),
  column('Business State', 'workProvince'),
  column('Business Postal Code', 'workZip'),
  column('Business Country/Region', 'workCountry'),
  column('Home Street', 'homeAddress'),
  column('Home City', 'homeCity'),
  column('Home State', 'homeProvince'),
  column('Home Postal Code', 'homeZip'),
  column('Home Country/Region', 'homeCountry'),
  column('Birthday', 'birthday'),
  column('Anniversary', 'familyAnniversary'),
  column('Gender', 'gender'),
  column('Spouse', 'familySpouse'),
  column('Children', 'familyChildren'),
  column('Web Page', 'homepage'),
  column('Categories', 'groups'),
  column('Notes', 'remark'),
];

/** Foxmail is a Chinese program and asks for Chinese headings. */
const foxmail: readonly TableColumn[] = [
  column('姓名', 'name'),
  column('电子邮件地址', 'address'),
  column('手机', 'mobile'),
  column('性别', 'gender'),
  column('生日', 'birthday'),
  column('公司', 'company'),
  column('部门', 'department'),
  column('职位', 'position'),
  column('办公电话', 'workPhone'),
  column('办公传真', 'fax'),
  column('办公地址', 'workAddress'),
  column('家庭电话', 'homePhone'),
  column('家庭住址', 'homeAddress'),
  column('个人主页', 'homepage'),
  column('组', 'groups'),
  column('附注', 'remark'),
];

/** Programs that tables are written for. */
export type TableProgram = 'general' | 'outlook' | 'foxmail';

/** The columns of a table for a program. */
export const columnsFor = (program: TableProgram, language: Language): readonly TableColumn[] =>
  program === 'outlook'
    ? outlook
    : program === 'foxmail'
      ? foxmail
      : columnFields.map((field) => column(headingOf(field, language), field));

function valuesOf(contact: ExportedContact, field: ColumnField, language: Language): readonly string[] {
  // The whole name goes into the first of two columns, since it can't be split reliably.
  if (field === 'givenName') return [contact.name];
  if (field === 'familyName' || field === 'middleName' || field === 'nickname') return [];
  if (field === 'gender') return contact.gender === 'unknown' ? [] : [genderWords[language][contact.gender]];
  const value = contact[field];
  return typeof value === 'string' ? [value] : value;
}

/** Returns the rows of a table of contacts, the headings first. */
export function* tableRows(
  contacts: Iterable<ExportedContact>,
  { program, language }: { program: TableProgram; language: Language },
): Generator<string[]> {
  const columns = columnsFor(program, language);
  yield columns.map(({ heading }) => heading);
  for (const contact of contacts)
    yield columns.map(({ field, place }) => {
      const values = valuesOf(contact, field, program === 'foxmail' ? 'zh-hans' : language);
      return (place === undefined ? values : values.slice(place, place + 1)).join('; ');
    });
}
