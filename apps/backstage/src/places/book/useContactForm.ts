import { type CompanyContact, changeOperationContact, createOperationContact, Problem } from '@jinshu/api';
import { toasts } from '@jinshu/app/toast';
import { type ContactDraft, type ContactProblems, changedFields, contactFields, emptyContact } from '@jinshu/ui/contact-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { bookStrings as s } from './company-book.strings.ts';
import { bookKey } from './contact.queries.ts';

const names: Readonly<Record<string, keyof ContactDraft>> = { email: 'address', fullname: 'name' };

/** Returns the errors that a problem names, by field. */
function problemsOf(error: unknown): ContactProblems {
  if (!(error instanceof Problem)) return {};
  if (error.params.reason === 'contact-taken') return { address: 'taken' };
  const fields = Object.keys(error.fields).flatMap((field) => names[field] ?? contactFields.find((known) => known === field) ?? []);
  return Object.fromEntries(fields.map((field) => [field, 'refused' as const]));
}

const toDraft = (contact: CompanyContact): ContactDraft => ({ ...emptyContact, ...contact, groupIds: [], imageUrl: '' });

/** Returns the fields as the server takes them, without those that the company book doesn't have. */
function toForm({ groupIds: _groups, imageUrl: _image, otherAddresses, otherPhones, ...draft }: ContactDraft) {
  return { ...draft, otherAddresses: [...otherAddresses], otherPhones: [...otherPhones] };
}

/** The form of a contact of the company book, a new one without a contact, and its saving. What is typed stays when the server refuses it. */
export function useContactForm(contact: CompanyContact | undefined, initial: number | undefined) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const queryClient = useQueryClient();
  // A change is based on the version that was opened, even if a newer one is loaded.
  const [opened] = useState(contact);
  const base = opened ? toDraft(opened) : emptyContact;
  const [value, setValue] = useState(base);
  const [categoryId, setCategoryId] = useState(opened?.categoryId ?? initial);
  const [wasTried, setTried] = useState(false);
  const { mutate, error, isPending, isSuccess, reset } = useMutation({
    mutationFn: ({ draft, category }: { draft: ContactDraft; category: number }) => {
      const form = toForm(draft);
      if (!opened) return api.call(createOperationContact, { body: { ...form, categoryId: category } });
      const changed = new Set<string>(changedFields(draft, base));
      const change = Object.fromEntries(Object.entries(form).filter(([field]) => changed.has(field)));
      const moved = category === opened.categoryId ? {} : { categoryId: category };
      return api.call(changeOperationContact, { params: { id: opened.id }, body: { version: opened.version, ...change, ...moved } });
    },
    onSuccess: () => toasts.add({ message: formatMessage(s.saved), tone: 'success' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookKey }),
  });
  const problems = problemsOf(error);
  return {
    value,
    set: (next: ContactDraft) => {
      setValue(next);
      if (error) reset();
    },
    categoryId,
    setCategoryId,
    categoryError: wasTried && categoryId === undefined ? formatMessage(s.categoryRequired) : undefined,
    isSaved: isSuccess,
    isUnsaved: changedFields(value, base).length > 0 || categoryId !== (opened?.categoryId ?? initial),
    isPending,
    problems,
    message: error && Object.keys(problems).length === 0 ? describe(error) : undefined,
    save: (draft: ContactDraft) => {
      setTried(true);
      if (categoryId !== undefined) mutate({ draft, category: categoryId });
    },
  };
}
