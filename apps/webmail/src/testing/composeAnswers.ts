import {
  changeSignature,
  changeTemplate,
  checkSmsRecipients,
  createSignature,
  createTemplate,
  deleteSignature,
  deleteTemplate,
  listSignatures,
  listTemplates,
  Problem,
  resolveRecipients,
  type SignatureList,
  setDefaultSignatures,
} from '@jinshu/api';
import { contactAnswers } from './contactAnswers.ts';
import { exampleSuggestions } from './examples.ts';
import { answer, type FakeAnswer } from './fakeServer.ts';

const done = { msg: 'success' };

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
    ...contactAnswers(),
    answer(resolveRecipients, ({ body: { addresses } }) => ({
      count: addresses.length,
      results: addresses.map((address) => ({
        address,
        name: exampleSuggestions.find((one) => one.address === address)?.name ?? '',
        isInside: address.endsWith('@jinshu.example'),
        count: address.startsWith('dept_') ? 12 : 1,
        level: 0,
      })),
    })),
    answer(checkSmsRecipients, () => ({ results: { create: [], update: [] } })),
  ];
}
