import { randomUUID } from 'node:crypto';
import * as api from '@jinshu/api';
import { type Endpoint, fieldsOf, isAllowedBy, type OperationRole, operationRoles } from '@jinshu/api';
import { deriveSkin, toDesignTokens } from '@jinshu/ui/derive-skin';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount, testPassword } from '../../testing/factories.ts';
import { TestForm } from '../../testing/formData.ts';
import { type Operator, openOperator } from '../../testing/openOperator.ts';
import { queueMail } from '../../testing/queueMail.ts';
import { makeList } from '../../testing/testList.ts';
import { createDepartment } from '../account/index.ts';
import { insertReviewRule } from '../review/index.ts';

const isOperation = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && (value as Endpoint).access.of === 'operation';
const exported: [string, unknown][] = Object.entries(api);
const endpoints = new Map(exported.filter((entry): entry is [string, Endpoint] => isOperation(entry[1])));

const { skin: pine } = deriveSkin({ id: 'pine', name: { zhHans: '松烟绿', zhHant: '', en: '' }, accent: '#1F7A5C' });
const skinDraft = {
  name: { 'zh-hans': '松烟绿', 'zh-tw': '', en: '' },
  recipe: {
    ...{ accent: '#1F7A5C', tone: 'light', contrast: 'aa', chrome: 'rail', corners: 'round', title_face: 'ui', mark: 'dot' },
    ...{ density: 'regular', is_exact: false, login_picture: '', login_tone: 'light' },
  },
  tokens: null,
};

/** Things that a call is about: fresh for each call, since some calls remove them. */
interface Things {
  person: number;
  personAddress: string;
  furtherAddress: string;
  domain: string;
  department: number;
  ownDepartment: number;
  approval: number;
  session: string;
  mailbox: number;
  deletedMailbox: number;
  deletedPerson: number;
  member: number;
  /** A person of the department with a deputy, a rule of the department, and a message of the person that is held. */
  colleague: number;
  rule: number;
  held: number;
  /** A message that a spam rule holds back. */
  heldMail: number;
  delivery: { mailbox: number; submission: string; recipient: string };
  category: number;
  /** A draft of a skin, and one that is published. */
  skin: number;
  publishedSkin: number;
  contact: number;
  companyImport: number;
  /** A finished job of the caller. */
  job: number;
  list: number;
  serial: number;
}

interface Case {
  path: string;
  body?: object;
  /** Whether it is about something in a department, so that it can be about a foreign one. */
  isAboutDepartment?: true;
  /** Calls without a change, and those whose change is not a record of something. */
  isUnrecorded?: true;
}

const page = 'page=1&page_size=20';
const conditions = { person: null, department: null, is_outside: false, has_attachment: false, words: ['contract'] };
/** An image of one pixel. */
const tinyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const secret = () => JSON.stringify({ value: testPassword, at: Date.now() });

/** One allowed call of every endpoint. */
const cases: Record<string, (things: Things) => Case> = {
  getOperationSession: () => ({ path: 'session/' }),
  keepOperationSession: () => ({ path: 'session/use/', isUnrecorded: true }),
  confirmOperationPassword: () => ({ path: 'session/password/', body: { password: secret() }, isUnrecorded: true }),
  logOutOfOperation: () => ({ path: 'logout/', isUnrecorded: true }),
  uploadContentPicture: () => ({ path: 'content/picture/', body: new TestForm('logo.png', tinyPicture), isUnrecorded: true }),
  listRoleHolders: () => ({ path: 'role/' }),
  giveRole: ({ person }) => ({ path: `role/${person}/`, body: { role: 'auditor', departments: [] } }),
  withdrawRole: ({ person }) => ({ path: `role/${person}/` }),
  listOperationRecords: () => ({ path: `record/action/?${page}` }),
  listPeopleRecords: () => ({ path: `record/people/?${page}&kind=sent` }),
  exportRecords: () => ({ path: 'record/export/?kind=login&format=csv' }),
  listPeople: () => ({ path: `person/?${page}` }),
  exportPeople: () => ({ path: 'person/export/?format=csv' }),
  getPerson: ({ person }) => ({ path: `person/${person}/`, isAboutDepartment: true }),
  checkPeopleImport: ({ serial }) => ({
    path: 'person/import/check/',
    body: new TestForm('people.csv', Buffer.from(`Name,Address\nNew,import${serial}\n`)),
    isUnrecorded: true,
  }),
  importPeople: ({ serial }) => ({
    path: 'person/import/',
    body: new TestForm('people.csv', Buffer.from(`Name,Address\nNew,import${serial}\n`)),
  }),
  downloadPeopleSample: () => ({ path: 'person/import/sample/?format=csv' }),
  getPersonJob: ({ job }) => ({ path: `person-job/${job}/` }),
  listPersonJobRows: ({ job }) => ({ path: `person-job/${job}/row/?${page}` }),
  changePeople: ({ person }) => ({ path: 'person/bulk/', body: { ids: [person], action: 'disable' }, isAboutDepartment: true }),
  undoPersonJob: ({ job }) => ({ path: `person-job/${job}/undo/` }),
  downloadPersonJobFile: ({ job }) => ({ path: `person-job/${job}/file/`, body: { format: 'csv' } }),
  createPerson: ({ department, serial }) => ({
    path: 'person/',
    body: { username: `new${serial}`, realname: 'New', change_password: true, department },
    isAboutDepartment: true,
  }),
  changePerson: ({ person }) => ({ path: `person/${person}/`, body: { version: 0, position: 'Clerk' }, isAboutDepartment: true }),
  enablePerson: ({ person }) => ({ path: `person/${person}/enable/`, body: { is_enabled: false }, isAboutDepartment: true }),
  getPersonUse: ({ person }) => ({ path: `person/${person}/use/`, isAboutDepartment: true }),
  deletePerson: ({ person }) => ({ path: `person/${person}/delete/`, isAboutDepartment: true }),
  sharePerson: ({ deletedPerson, person }) => ({
    path: `person/${deletedPerson}/share/`,
    body: { members: [person] },
    isAboutDepartment: true,
  }),
  restorePerson: ({ deletedPerson }) => ({ path: `person/${deletedPerson}/restore/`, isAboutDepartment: true }),
  resetPersonPassword: ({ person }) => ({ path: `person/${person}/password/`, body: { change_password: true }, isAboutDepartment: true }),
  clearOfPerson: ({ person }) => ({ path: `person/${person}/clear/`, body: { thing: 'block' }, isAboutDepartment: true }),
  listPersonSessions: ({ person }) => ({ path: `person/${person}/session/`, isAboutDepartment: true }),
  endPersonSession: ({ person, session }) => ({ path: `person/${person}/session/${session}/`, isAboutDepartment: true }),
  endPersonSessions: ({ person }) => ({ path: `person/${person}/session/`, isAboutDepartment: true }),
  getPersonAddresses: ({ person }) => ({ path: `person/${person}/address/`, isAboutDepartment: true }),
  addPersonAddress: ({ person, serial }) => ({
    path: `person/${person}/address/`,
    body: { username: `further${serial}`, is_sender: true },
    isAboutDepartment: true,
  }),
  changePersonAddress: ({ person, furtherAddress }) => ({
    path: `person/${person}/address/set/`,
    body: { username: furtherAddress, is_sender: true },
    isAboutDepartment: true,
  }),
  removePersonAddress: ({ person, furtherAddress }) => ({
    path: `person/${person}/address/remove/`,
    body: { username: furtherAddress },
    isAboutDepartment: true,
  }),
  listOperationDomains: () => ({ path: 'domain/' }),
  createDomain: ({ serial }) => ({ path: 'domain/', body: { name: `made${serial}.example` } }),
  changeDomain: ({ domain }) => ({ path: `domain/${domain}/`, body: { version: 0, alias_of: 'jinshu.example' } }),
  getDomainRecords: ({ domain }) => ({ path: `domain/${domain}/record/` }),
  checkDomainRecords: ({ domain }) => ({ path: `domain/${domain}/record/check/` }),
  makeDomainKey: ({ domain }) => ({ path: `domain/${domain}/key/` }),
  deleteDomain: ({ domain }) => ({ path: `domain/${domain}/delete/` }),
  listOperationDepartments: () => ({ path: 'department/' }),
  createDepartment: ({ serial }) => ({ path: 'department/', body: { name: `New ${serial}`, parent: null } }),
  changeDepartment: ({ department, serial }) => ({
    path: `department/${department}/`,
    body: { version: 1_000_000, name: `Other ${serial}` },
  }),
  deleteDepartment: ({ department, ownDepartment }) => ({ path: `department/${department}/delete/`, body: { target: ownDepartment } }),
  listOperationCategories: () => ({ path: 'company-category/' }),
  createCompanyCategory: ({ serial }) => ({ path: 'company-category/', body: { name: `New ${serial}`, parent: null } }),
  changeCompanyCategory: ({ category, serial }) => ({
    path: `company-category/${category}/`,
    body: { version: 1_000_000, name: `Other ${serial}` },
  }),
  deleteCompanyCategory: ({ category }) => ({ path: `company-category/${category}/delete/` }),
  listOperationContacts: () => ({ path: `company-contact/?${page}` }),
  getOperationContact: ({ contact }) => ({ path: `company-contact/${contact}/` }),
  createOperationContact: ({ category, serial }) => ({
    path: 'company-contact/',
    body: { email: `made${serial}@partner.example`, fullname: 'Made', cate_id: category },
  }),
  changeOperationContact: ({ contact }) => ({ path: `company-contact/${contact}/`, body: { version: 0, position: 'Clerk' } }),
  moveOperationContacts: ({ contact, category }) => ({ path: 'company-contact/move/', body: { ids: [contact], cate_id: category } }),
  deleteOperationContacts: ({ contact }) => ({ path: 'company-contact/delete/', body: { ids: [contact] } }),
  checkCompanyImport: ({ category, serial }) => ({
    path: 'company-contact/import/check/',
    body: new TestForm('contacts.csv', Buffer.from(`Name,Email\nNew,import${serial}@partner.example\n`), { cate_id: String(category) }),
    isUnrecorded: true,
  }),
  importCompanyContacts: ({ category, serial }) => ({
    path: 'company-contact/import/',
    body: new TestForm('contacts.csv', Buffer.from(`Name,Email\nNew,import${serial}@partner.example\n`), { cate_id: String(category) }),
  }),
  downloadCompanyImport: ({ companyImport }) => ({ path: `company-contact/import/${companyImport}/file/`, body: { format: 'csv' } }),
  downloadCompanySample: () => ({ path: 'company-contact/import/sample/?format=csv' }),
  exportOperationContacts: () => ({ path: 'company-contact/export/?format=csv' }),
  listOperationApprovals: () => ({ path: `approval/?${page}` }),
  decideApproval: ({ approval }) => ({
    path: `approval/${approval}/decide/`,
    body: { outcome: 'granted', reason: '' },
    isAboutDepartment: true,
  }),
  getEnterpriseDisk: () => ({ path: 'enterprise-disk/' }),
  changeEnterpriseDisk: () => ({ path: 'enterprise-disk/', body: { version: 1_000_000, quota_bytes: 0 } }),
  addEnterpriseDiskAdministrator: ({ person }) => ({ path: `enterprise-disk/administrator/${person}/` }),
  removeEnterpriseDiskAdministrator: ({ person }) => ({ path: `enterprise-disk/administrator/${person}/` }),
  listMailboxAccess: () => ({ path: `access/?${page}` }),
  endMailboxAccess: ({ mailbox, member }) => ({
    path: 'access/end/',
    body: { kind: 'person', mailbox, holder: member },
    isAboutDepartment: true,
  }),
  listOperationMailboxes: () => ({ path: `shared-mailbox/?${page}` }),
  getOperationMailbox: ({ mailbox }) => ({ path: `shared-mailbox/${mailbox}/`, isAboutDepartment: true }),
  createOperationMailbox: ({ department, serial }) => ({
    path: 'shared-mailbox/',
    body: { username: `team${serial}`, realname: 'Team', department, quota_bytes: 0 },
    isAboutDepartment: true,
  }),
  changeOperationMailbox: ({ mailbox }) => ({
    path: `shared-mailbox/${mailbox}/`,
    body: { version: 0, realname: 'Other' },
    isAboutDepartment: true,
  }),
  deleteOperationMailbox: ({ mailbox }) => ({ path: `shared-mailbox/${mailbox}/delete/`, isAboutDepartment: true }),
  restoreOperationMailbox: ({ deletedMailbox }) => ({ path: `shared-mailbox/${deletedMailbox}/restore/`, isAboutDepartment: true }),
  setMailboxMember: ({ mailbox, person }) => ({
    path: `shared-mailbox/${mailbox}/member/`,
    body: { of: 'person', id: person, level: 'read' },
    isAboutDepartment: true,
  }),
  removeMailboxMember: ({ mailbox, member }) => ({ path: `shared-mailbox/${mailbox}/member/person/${member}/`, isAboutDepartment: true }),
  listOperationLists: () => ({ path: `list/?${page}` }),
  getOperationList: ({ list }) => ({ path: `list/${list}/`, isAboutDepartment: true }),
  createOperationList: ({ department, person, serial }) => ({
    path: 'list/',
    body: { username: `list${serial}`, listname: 'List', listtype: '', owner: person, department, is_hidden: false },
    isAboutDepartment: true,
  }),
  changeOperationList: ({ list }) => ({ path: `list/${list}/`, body: { version: 1_000_000, listname: 'Other' }, isAboutDepartment: true }),
  deleteOperationList: ({ list }) => ({ path: `list/${list}/`, isAboutDepartment: true }),
  addListMembers: ({ list, personAddress }) => ({
    path: `list/${list}/member/`,
    body: { addresses: [personAddress] },
    isAboutDepartment: true,
  }),
  removeListMembers: ({ list, personAddress }) => ({
    path: `list/${list}/member/remove/`,
    body: { addresses: [personAddress] },
    isAboutDepartment: true,
  }),
  listOperationGroups: () => ({ path: `group/?${page}` }),
  setGroupWriters: ({ department }) => ({
    path: 'group/writers/',
    body: { username: `dept_${department}@jinshu.example`, writers: 'members', people: [], version: 0 },
    isAboutDepartment: true,
  }),
  listReviewRules: () => ({ path: 'review-rule/' }),
  createReviewRule: ({ department, person }) => ({
    path: 'review-rule/',
    body: { ...conditions, reason: 'Contracts', department, reviewers: [person], deadline_hours: null, substitutes: [] },
    isAboutDepartment: true,
  }),
  changeReviewRule: ({ rule }) => ({ path: `review-rule/${rule}/`, body: { version: 0, reason: 'Bills' }, isAboutDepartment: true }),
  tryReviewRule: () => ({
    path: 'review-rule/try/',
    body: { ...conditions, writer: null, said: 'contract', leaves: true, has_files: false },
    isUnrecorded: true,
  }),
  listReviewers: () => ({ path: 'reviewer/' }),
  setReviewDeputy: ({ person, colleague }) => ({
    path: `reviewer/${person}/deputy/`,
    body: { deputy: colleague, first_day: '2026-11-20', last_day: '2026-11-21' },
    isAboutDepartment: true,
  }),
  removeReviewDeputy: ({ colleague }) => ({ path: `reviewer/${colleague}/deputy/`, isAboutDepartment: true }),
  listHeldReviews: () => ({ path: `held-review/?${page}&status=wait` }),
  assignHeldReviews: ({ held, colleague }) => ({
    path: 'held-review/assign/',
    body: { ids: [held], reviewers: [colleague] },
    isAboutDepartment: true,
  }),
  listPolicies: () => ({ path: 'policy/?scope=organisation' }),
  getSystemState: () => ({ path: 'state/' }),
  getSystemFigures: () => ({ path: 'state/figures/' }),
  startBackup: () => ({ path: 'state/backup/', body: {} }),
  listMailQueue: () => ({ path: `mail-queue/?${page}` }),
  getMailQueueSummary: () => ({ path: 'mail-queue/summary/' }),
  retryDeliveries: ({ delivery }) => ({ path: 'mail-queue/retry/', body: { deliveries: [delivery] } }),
  giveUpDeliveries: ({ delivery }) => ({ path: 'mail-queue/give-up/', body: { deliveries: [delivery] } }),
  listOwnSkins: () => ({ path: 'skin/' }),
  createOwnSkin: () => ({ path: 'skin/', body: skinDraft }),
  saveOwnSkin: ({ skin }) => ({ path: `skin/${skin}/`, body: { ...skinDraft, name: { ...skinDraft.name, en: 'Pine' }, version: 0 } }),
  publishOwnSkin: ({ skin }) => ({ path: `skin/${skin}/publish/`, body: { version: 0 } }),
  withdrawOwnSkin: ({ publishedSkin }) => ({ path: `skin/${publishedSkin}/withdraw/`, body: { version: 0 } }),
  deleteOwnSkin: ({ skin }) => ({ path: `skin/${skin}/delete/`, body: { version: 0 } }),
  exportOwnSkin: ({ skin }) => ({ path: `skin/${skin}/tokens/` }),
  importOwnSkin: () => ({ path: 'skin/import/', body: { tokens: toDesignTokens(pine) } }),
  listAddressBlocks: () => ({ path: 'address-block/' }),
  addAddressBlock: ({ serial }) => ({
    path: 'address-block/',
    body: { network: `192.0.2.${serial % 250}`, kind: 'block', reason: 'Scans', hours: 1 },
  }),
  releaseAddressBlock: ({ serial }) => ({ path: 'address-block/release/', body: { network: `2001:db8:${serial}::/64`, kind: 'exempt' } }),
  listOrganisationSenders: () => ({ path: `sender/?${page}` }),
  setOrganisationSender: ({ serial }) => ({
    path: 'sender/',
    body: { pattern: `a${serial}@partner.example`, action: 'refuse', note: '' },
  }),
  removeOrganisationSender: ({ serial }) => ({ path: 'sender/remove/', body: { pattern: `@known${serial}.example` } }),
  getOutgoingRelay: () => ({ path: 'relay/' }),
  setOutgoingRelay: ({ serial }) => ({
    path: 'relay/',
    body: { mode: 'relay', host: '127.0.0.1', port: serial, security: 'any', username: '', version: 1_000_000 },
  }),
  // Nothing listens there: the refusal is a result too.
  testOutgoingRelay: () => ({ path: 'relay/test/', body: { username: 'a@partner.example' } }),
  getAlertSettings: () => ({ path: 'state/alert/' }),
  setAlertSettings: ({ serial }) => ({
    path: 'state/alert/',
    body: { people: [], queue_limit: serial, free_percent: 10, version: 1_000_000 },
  }),
  getSmsGateway: () => ({ path: 'gateway/sms/' }),
  setSmsGateway: ({ serial }) => ({
    path: 'gateway/sms/',
    body: { mode: 'own', address: `http://127.0.0.1:${serial}/`, is_keyed: false, version: 1_000_000 },
  }),
  // Nothing listens there: the failure is a result too.
  testSmsGateway: () => ({ path: 'gateway/sms/test/', body: { mobile: '13800000000' } }),
  getWeatherSource: () => ({ path: 'gateway/weather/' }),
  setWeatherSource: ({ serial }) => ({
    path: 'gateway/weather/',
    body: {
      mode: 'own',
      address: `http://127.0.0.1:${serial}/`,
      is_keyed: false,
      city: '杭州',
      latitude: 30,
      longitude: 120,
      version: 1_000_000,
    },
  }),
  testWeatherSource: () => ({ path: 'gateway/weather/test/' }),
  getMailChecks: () => ({ path: 'mail-check/' }),
  setMailChecks: ({ serial }) => ({
    path: 'mail-check/',
    body: { spam_address: '', virus_address: `127.0.0.1:${serial}`, when_down: 'take', version: 1_000_000 },
  }),
  getDirectorySetUp: () => ({ path: 'directory/' }),
  // Nothing listens there: the fault is a result too.
  testDirectory: () => ({ path: 'directory/test/' }),
  testSignOn: () => ({ path: 'directory/sign-on/test/' }),
  tryDirectorySync: () => ({ path: 'directory/sync/try/', isUnrecorded: true }),
  syncDirectoryNow: () => ({ path: 'directory/sync/' }),
  listHeldMail: () => ({ path: `held-mail/?${page}` }),
  releaseHeldMail: ({ heldMail }) => ({ path: 'held-mail/release/', body: { ids: [heldMail] } }),
  deleteHeldMail: ({ heldMail }) => ({ path: 'held-mail/delete/', body: { ids: [heldMail] } }),
  setPolicies: ({ serial }) => ({
    path: 'policy/',
    body: { scope: 'organisation', changes: [{ name: 'title', value: `Title ${serial}`, version: 1_000_000 }] },
  }),
};

describe('the roles of the back stage', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let own: number;
  let spare: number;
  let serial = 0;
  beforeAll(async () => {
    test = await buildTestApp({
      env: {
        JINSHU_LDAP_URL: 'ldap://127.0.0.1:1',
        JINSHU_LDAP_STARTTLS: '0',
        JINSHU_LDAP_BASE: 'dc=jinshu,dc=example',
        JINSHU_OIDC_ISSUER: 'http://127.0.0.1:1',
        JINSHU_OIDC_CLIENT_ID: 'jinshu',
        JINSHU_OIDC_CLIENT_SECRET: 'secret',
      },
    });
    const make = (name: string) => test.deps.db.transaction().execute((tx) => createDepartment(tx, { name }));
    [own, spare] = [await make('Own'), await make('Spare')];
    await openOperator(test, 'super');
  });
  afterAll(() => test.close());

  async function makeReview(departmentId: number, { accountId, mailboxId }: TestAccount) {
    const { db } = test.deps;
    const { accountId: colleague } = await makeAccount(test.deps, { departmentId });
    const deputy = { account_id: colleague, deputy_id: accountId, first_day: '2026-11-20', last_day: '2026-11-21' };
    await db.insertInto('review_deputy').values(deputy).execute();
    const rule = await db
      .transaction()
      .execute((tx) => insertReviewRule(tx, { reason: 'Contracts', departmentId, reviewerIds: [colleague] }));
    const mail = { mailbox_id: mailboxId, account_id: accountId, message_id: `<${randomUUID()}@jinshu.example>`, content_id: null };
    const { id: submission_id } = await db
      .insertInto('submission')
      .values({ ...mail, id: randomUUID(), sender_address: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [sender, none] = [JSON.stringify({ name: '', address: '' }), JSON.stringify([])];
    const people = { sender, recipients_to: none, recipients_cc: none, recipients_bcc: none };
    const { id: held } = await db
      .insertInto('review_mail')
      .values({ ...mail, ...people, submission_id, subject: 'Contract', size: 1, held_reason: 'Contracts' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: heldMail } = await db
      .insertInto('held_mail')
      .values({
        held_at: new Date(),
        rule: 'test',
        detail: '',
        mail_from: '',
        sender: '',
        recipients: [],
        subject: 'Spam',
        size: 1,
        raw: Buffer.from('Subject: Spam\r\n\r\n'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { colleague, rule, held, heldMail };
  }

  async function makeSkins() {
    const { db } = test.deps;
    // There is a limit. What an earlier case has published goes with its offer.
    await db.deleteFrom('policy').where('name', '=', 'skins').execute();
    await db.deleteFrom('own_skin').execute();
    const recipe = {
      ...{ accent: '#1F7A5C', tone: 'light', contrast: 'aa', chrome: 'rail', corners: 'round', titleFace: 'ui', mark: 'dot' },
      ...{ density: 'regular', isExact: false, loginPicture: '', loginTone: 'light' },
    };
    const row = { name: JSON.stringify(skinDraft.name), recipe: JSON.stringify(recipe), changed_at: new Date() };
    const make = (isPublished: boolean) =>
      db
        .insertInto('own_skin')
        .values({ ...row, is_published: isPublished })
        .returning('id')
        .executeTakeFirstOrThrow();
    return { skin: (await make(false)).id, publishedSkin: (await make(true)).id };
  }

  async function makeBook(accountId: number) {
    const { db } = test.deps;
    const makeCategory = (name: string) =>
      db.insertInto('company_category').values({ name, parent_id: null }).returning('id').executeTakeFirstOrThrow();
    const { id: category } = await makeCategory(`Category ${serial}`);
    const { id: category_id } = await makeCategory(`Full category ${serial}`);
    const { id: contact } = await db
      .insertInto('company_contact')
      .values({ category_id, name: 'Han', address: `han${serial}@partner.example` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: companyImport } = await db
      .insertInto('company_import')
      .values({ account_id: accountId, results: '[]', created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { category, contact, companyImport, ...(await makeSkins()) };
  }

  async function makeThings(place: 'own' | 'foreign'): Promise<Things> {
    serial += 1;
    const { db } = test.deps;
    const parentId = place === 'own' ? own : undefined;
    const department = await db.transaction().execute((tx) => createDepartment(tx, { name: `Department ${serial}`, parentId }));
    const person = await makeAccount(test.deps, { departmentId: department });
    await openSession(test.deps, person);
    const { id: session } = await db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', person.accountId)
      .executeTakeFirstOrThrow();
    const { id: approval } = await db
      .insertInto('approval')
      .values({ kind: 'profile', account_id: person.accountId, content: JSON.stringify({ name: '林新' }), requested_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { mailboxId: mailbox } = await makeAccount(test.deps, { departmentId: department, isShared: true });
    const member = (await makeAccount(test.deps)).accountId;
    await db.insertInto('mailbox_share').values({ mailbox_id: mailbox, account_id: member, level: 'read' }).execute();
    const { mailboxId: deletedMailbox } = await makeAccount(test.deps, { departmentId: department, isShared: true });
    await db.updateTable('mailbox').set({ remove_on: new Date() }).where('id', '=', deletedMailbox).execute();
    // A backup begins only when the one before has ended.
    await db.updateTable('upkeep').set({ ended_at: new Date() }).where('ended_at', 'is', null).execute();
    const recipient = 'a@partner.example';
    const { id: submission } = await queueMail(test.deps, person, [recipient]);
    const { accountId: deletedPerson } = await makeAccount(test.deps, { departmentId: department });
    await db.updateTable('account').set({ remove_on: new Date(), is_active: false }).where('id', '=', deletedPerson).execute();
    const { id: job } = await db
      .insertInto('person_job')
      .values({ kind: 'bulk', account_id: member, author: '{}', created_at: new Date(), finished_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('person_job_row')
      .values({
        job_id: job,
        row: 1,
        person_id: person.accountId,
        work: JSON.stringify({ of: 'enable', id: person.accountId, isEnabled: false }),
        before: JSON.stringify({ isEnabled: true }),
        outcome: 'changed',
      })
      .execute();
    const { id: list } = await makeList(test.deps, { address: `team-${serial}-${place}@jinshu.example`, departmentId: department });
    const [furtherAddress, domain] = [`also-${serial}@jinshu.example`, `domain${serial}.example`];
    await db.insertInto('mailbox_address').values({ address: furtherAddress, mailbox_id: person.mailboxId }).execute();
    await db.insertInto('domain').values({ name: domain }).execute();
    await db
      .insertInto('address_rule')
      .values({ network: `2001:db8:${serial}::/64`, kind: 'exempt' })
      .execute();
    await db
      .insertInto('organisation_sender')
      .values({ pattern: `@known${serial}.example`, action: 'accept' })
      .execute();
    const book = await makeBook(member);
    return {
      ...(await makeReview(department, person)),
      ...book,
      delivery: { mailbox: person.mailboxId, submission, recipient },
      list,
      mailbox,
      deletedMailbox,
      deletedPerson,
      member,
      job,
      person: person.accountId,
      personAddress: person.address,
      furtherAddress,
      domain,
      department,
      ownDepartment: spare,
      approval,
      session,
      serial,
    };
  }

  const askAs = async (operator: Operator, name: string, { path, body }: Case) => {
    // Jobs are seen by those who began them.
    for (const table of ['person_job', 'company_import'] as const)
      await test.deps.db.updateTable(table).set({ account_id: operator.accountId }).execute();
    const { method } = endpoints.get(name) as Endpoint;
    return operator.ask(method, path, body ?? (method === 'GET' || method === 'DELETE' ? undefined : {}));
  };

  it('BAK-11 has a case for every call', () => {
    expect(Object.keys(cases).sort()).toEqual([...endpoints.keys()].sort());
  });

  const combinations = operationRoles.flatMap((role) => (['own', 'foreign'] as const).map((place) => [role, place] as const));

  it.each(combinations)('BAK-11 BAK-13 BAK-15 %s, %s department: each call is allowed or refused as its rule says', async (role, place) => {
    const results: [string, number][] = [];
    const expected: [string, number][] = [];
    for (const [name, make] of Object.entries(cases)) {
      const operator = await openOperator(test, role, role === 'organisation' ? [own] : []);
      const given = make(await makeThings(place));
      results.push([name, (await askAs(operator, name, given)).status]);
      expected.push([name, expectedStatus(name, role, given.isAboutDepartment === true && place === 'foreign')]);
    }
    expect(results).toEqual(expected);
  });

  function expectedStatus(name: string, role: OperationRole, isForeign: boolean): number {
    const { access } = endpoints.get(name) as Endpoint;
    if (access.of !== 'operation' || !isAllowedBy(role, access.needs)) return 403;
    return role === 'organisation' && isForeign ? 403 : 200;
  }

  const changing = [...endpoints].filter(([, { method }]) => method !== 'GET').map(([name]) => name);

  it.each(changing)('BAK-103 %s writes its record with the change, and only the refusal when it is refused', async (name) => {
    const operator = await openOperator(test, 'super');
    const things = await makeThings('own');
    const given = cases[name]?.(things) as Case;
    const recordsOf = async (accountId: number) =>
      test.deps.db.selectFrom('operation_record').selectAll().where('account_id', '=', accountId).execute();
    expect((await askAs(operator, name, given)).status).toBe(200);
    const made = await recordsOf(operator.accountId);
    expect(made.map(({ action, is_refused, author, role, ip }) => ({ action, is_refused, author, role, ip }))).toEqual(
      given.isUnrecorded ? [] : [{ action: name, is_refused: false, author: operator.address, role: 'super', ip: '127.0.0.1' }],
    );
    const auditor = await openOperator(test, 'auditor');
    const { access } = endpoints.get(name) as Endpoint;
    if (access.of !== 'operation' || access.needs === 'role') return;
    expect((await askAs(auditor, name, cases[name]?.(await makeThings('own')) as Case)).status).toBe(403);
    expect(await recordsOf(auditor.accountId)).toMatchObject([{ action: name, is_refused: true, changes: [] }]);
  });

  it('BAK-103 a change that is undone leaves no record', async () => {
    const operator = await openOperator(test, 'super');
    const { person } = await makeThings('own');
    expect((await operator.ask('PATCH', `person/${person}/`, { version: 0, position: 'Clerk', department: 999_999 })).status).toBe(400);
    const { rows } = await sql`SELECT FROM operation_record WHERE account_id = ${operator.accountId}`.execute(test.deps.db);
    expect(rows).toEqual([]);
  });

  it('BAK-103 records nothing of a password but its change, and cannot be changed or removed', async () => {
    const operator = await openOperator(test, 'super');
    const { person } = await makeThings('own');
    const password = 'Wulong-7305x';
    const sealed = JSON.stringify({ value: password, at: Date.now() });
    expect(await operator.ask('POST', `person/${person}/password/`, { password: sealed, change_password: true })).toMatchObject({
      status: 200,
    });
    const found = await test.deps.db.selectFrom('operation_record').selectAll().where('account_id', '=', operator.accountId).execute();
    expect(found).toMatchObject([
      { changes: [{ field: 'password' }, { field: 'mustChangePassword', after: true }], target_id: String(person) },
    ]);
    expect(JSON.stringify(found)).not.toContain(password);
    for (const statement of [sql`UPDATE operation_record SET author = ''`, sql`DELETE FROM operation_record`])
      await expect(statement.execute(test.deps.db)).rejects.toThrow('records are only added to');
  });

  it('BAK-19 no call answers the text or the attachments of a mail', () => {
    const words = /^(?:raw_?)?(?:body|html|text|content|letter|attachments?|preview|summary)$/i;
    const namesIn = (schema: unknown, seen = new Set<unknown>()): string[] => {
      if (schema === null || typeof schema !== 'object' || seen.has(schema)) return [];
      seen.add(schema);
      const fields = fieldsOf(schema as never);
      if (fields) return Object.entries(fields).flatMap(([name, field]) => [name, ...namesIn(field, seen)]);
      const def = (schema as { _zod?: { def: Record<string, unknown> } })._zod?.def ?? {};
      const shape = Object.entries(def.shape ?? {}).flatMap(([name, field]) => [name, ...namesIn(field, seen)]);
      return [
        ...shape,
        ...Object.values(def).flatMap((inner) => (Array.isArray(inner) ? inner : [inner]).flatMap((one) => namesIn(one, seen))),
      ];
    };
    const found = [...endpoints].flatMap(([name, { response }]) =>
      namesIn(response)
        .filter((field) => words.test(field))
        .map((field) => `${name}.${field}`),
    );
    // The text of a request to administrators isn't mail.
    expect(found).toEqual(['listOperationApprovals.content', 'decideApproval.content']);
    expect([...endpoints].filter(([, { response }]) => response === api.blob).map(([name]) => name)).toEqual([
      'downloadCompanyImport',
      'downloadCompanySample',
      'exportOperationContacts',
      'exportRecords',
      'exportPeople',
      'downloadPeopleSample',
      'downloadPersonJobFile',
    ]);
  });
});
