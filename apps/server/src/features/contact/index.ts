export { addContact } from './addContact.ts';
export {
  type CompanyFilter,
  deleteCompanyContacts,
  ensureCategory,
  insertCompanyContacts,
  moveCompanyContacts,
  type StoredCompanyContact,
  selectCategoryPaths,
  selectCompanyByAddress,
  selectCompanyContacts,
  selectCompanyPage,
  updateCompanyContacts,
} from './company.repository.ts';
export { countContactUse, selectKnownAddress } from './contact.repository.ts';
export { insertContactPortrait, selectContactPortrait } from './contactPortrait.repository.ts';
export { exportFile, pagesOf, toCompanyExport } from './exportContacts.ts';
export { sampleRows } from './fileWords.ts';
export { givenContact } from './givenContact.ts';
export { type Judged, judge } from './judgeImport.ts';
export { foldForFinding, nameIndex, nameQuery, sortKey } from './nameIndex.ts';
export { type ContactRecords, readContactFile } from './readContactFile.ts';
export { selectFirstShared } from './sharedDomain.repository.ts';
export { slicesOf } from './slicesOf.ts';
export { withKnownNames } from './withKnownNames.ts';
