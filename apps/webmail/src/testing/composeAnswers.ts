import {
  changeContact,
  changeSignature,
  changeTemplate,
  checkSmsRecipients,
  createContact,
  createSignature,
  createTemplate,
  deleteSignature,
  deleteTemplate,
  listCompanyCategories,
  listCompanyContacts,
  listContactGroups,
  listDepartmentMembers,
  listDepartments,
  listDomainGroups,
  listDomainMembers,
  listMailingLists,
  listPersonalContacts,
  listSharedDomains,
  listSignatures,
  listTemplates,
  Problem,
  resolveRecipients,
  type SignatureList,
  setDefaultSignatures,
} from '@jinshu/api';
import { exampleSuggestions } from './examples.ts';
import { answer, type FakeAnswer } from './fakeServer.ts';

const done = { msg: 'success' };

/** One contact in each address book. */
const people = exampleSuggestions.map(({ address, name, department }, index) => ({
  id: index + 1,
  address,
  name,
  detail: department,
  mobile: '',
}));

/** Page and search of a book. */
const pageOf = <T extends { name: string; address: string }>(
  all: readonly T[],
  query: { page: number; pageSize: number; search?: string | undefined },
) => {
  const found = all.filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes((query.search ?? '').toLowerCase()));
  return { count: found.length, results: found.slice((query.page - 1) * query.pageSize, query.page * query.pageSize) };
};

/** Responses for the composer: signatures, templates, recipients and the like. */
export function composeAnswers(): FakeAnswer[] {
  let signatures = [{ id: 1, caption: '正式', content: '<p>林月<br>研究院</p>', isActive: true }];
  let templates = Array.from({ length: 6 }, (_, index) => ({
    id: 6 - index,
    caption: `模板 ${6 - index}`,
    content: `<p>第 ${6 - index} 封</p>`,
    isActive: true,
  }));
  let defaults = { forNew: 0, forAnswer: 0, identities: [] as SignatureList['identities'] };
  const list = (): SignatureList => ({
    count: signatures.length,
    results: signatures,
    ...defaults,
    forNewContent: signatures.find(({ id }) => id === defaults.forNew)?.content ?? '',
    forAnswerContent: signatures.find(({ id }) => id === defaults.forAnswer)?.content ?? '',
  });
  const department = { id: 3, name: '研究院', parentId: 0, count: 12, address: 'dept_3@jinshu.example', isDepartment: true };
  return [
    answer(listSignatures, list),
    answer(createSignature, ({ body }) => {
      const made = { id: signatures.length + 1, ...body, isActive: true };
      signatures = [...signatures, made];
      return made;
    }),
    answer(changeSignature, ({ params: { id }, body }) => {
      signatures = signatures.map((one) => (one.id === id ? { ...one, ...body } : one));
      return { id, ...body, isActive: true };
    }),
    answer(deleteSignature, ({ params: { id } }) => {
      signatures = signatures.filter((one) => one.id !== id);
      return done;
    }),
    answer(setDefaultSignatures, ({ body: { forNew, forAnswer, identities = defaults.identities } }) => {
      defaults = { forNew, forAnswer, identities };
      return list();
    }),
    answer(listTemplates, ({ query: { page, pageSize } }) => {
      if (page > 1 && (page - 1) * pageSize >= templates.length) throw new Problem('template-no-more');
      return { count: templates.length, results: templates.slice((page - 1) * pageSize, page * pageSize) };
    }),
    answer(createTemplate, ({ body }) => {
      const made = { id: templates.length + 1, ...body, isActive: true };
      templates = [made, ...templates];
      return made;
    }),
    answer(changeTemplate, ({ params: { id }, body }) => {
      templates = templates.map((one) => (one.id === id ? { ...one, ...body } : one));
      return { id, ...body, isActive: true };
    }),
    answer(deleteTemplate, ({ params: { id } }) => {
      templates = templates.filter((one) => one.id !== id);
      return done;
    }),
    answer(listContactGroups, () => ({ count: 1, results: [{ id: 2, name: '客户', count: 1 }] })),
    answer(listPersonalContacts, ({ query }) => pageOf(people, query)),
    answer(createContact, ({ body }) => ({ id: 9, detail: '', ...body })),
    answer(changeContact, ({ params: { id }, body }) => ({ id, address: '', detail: '', mobile: body.mobile, name: body.name ?? '' })),
    answer(listDepartments, () => ({
      count: 2,
      results: [department, { ...department, id: 4, name: '实验室', parentId: 3, address: 'dept_4@jinshu.example' }],
    })),
    answer(listDepartmentMembers, ({ query }) => pageOf(people.slice(0, 3), query)),
    answer(listCompanyCategories, () => ({ count: 0, results: [] })),
    answer(listCompanyContacts, ({ query }) => pageOf(people.slice(3), query)),
    answer(listSharedDomains, () => ({ count: 0, results: [] })),
    answer(listDomainGroups, () => ({ count: 0, results: [] })),
    answer(listDomainMembers, ({ query }) => pageOf([], query)),
    answer(listMailingLists, ({ query }) => pageOf([{ id: 1, address: 'all@jinshu.example', name: '全员通知', type: '通知' }], query)),
    answer(resolveRecipients, ({ body: { addresses } }) => ({
      count: addresses.length,
      results: addresses.map((address) => ({
        address,
        name: people.find((one) => one.address === address)?.name ?? '',
        isInside: address.endsWith('@jinshu.example'),
        count: address.startsWith('dept_') ? 12 : 1,
        level: 0,
      })),
    })),
    answer(checkSmsRecipients, () => ({ results: { create: [], update: [] } })),
  ];
}
