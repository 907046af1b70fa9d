import { type CompanyContact, contactLimits, contactLines, isAddress, isMobile } from '@jinshu/api';
import { ScreenFailure } from '@jinshu/app/problem';
import { ContactEditor } from '@jinshu/ui/address-book';
import { Panel } from '@jinshu/ui/app-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { LeaveQuestion } from '../../core/form/index.ts';
import { CategorySelect } from './CategorySelect.tsx';
import { bookStrings as s } from './company-book.strings.ts';
import { contactOptions } from './contact.queries.ts';
import { DeleteContacts } from './DeleteContacts.tsx';
import { useContactForm } from './useContactForm.ts';

const book = '/operation/books';
const rules = { isAddress, isMobile };
const limits = { ...contactLines, remark: contactLimits.remark };

function ContactPage({ contact }: { contact?: CompanyContact }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const initial = Number(useSearchParams()[0].get('category'));
  const [isDeleting, setDeleting] = useState(false);
  const [isGone, setGone] = useState(false);
  const form = useContactForm(contact, initial > 0 ? initial : undefined);
  // Rendered without the question of unsaved input, which would stop it.
  if (form.isSaved || isGone) return <Navigate to={book} replace />;
  return (
    <Panel>
      <ContactEditor
        isNew={!contact}
        note={contact?.name}
        value={form.value}
        onChange={form.set}
        groups={[]}
        rules={rules}
        limits={limits}
        problems={form.problems}
        errorMessage={form.message}
        onSubmit={form.save}
        isPending={form.isPending}
        onCancel={() => void navigate(book)}
        onDelete={contact && (() => setDeleting(true))}
        notice={
          <CategorySelect
            label={formatMessage(s.category)}
            value={form.categoryId}
            onChange={form.setCategoryId}
            errorMessage={form.categoryError}
          />
        }
      />
      {isDeleting && contact && <DeleteContacts ids={[contact.id]} onClose={() => setDeleting(false)} onDone={() => setGone(true)} />}
      <LeaveQuestion isUnsaved={form.isUnsaved} />
    </Panel>
  );
}

/** Form of a contact of the company book with the fields of CON-12 (BAK-58). */
export function EditContact() {
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const { data, error, refetch } = useQuery({ ...contactOptions(Number(id)), enabled: !isNew });
  if (isNew) return <ContactPage key="new" />;
  if (!data) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return <ContactPage key={id} contact={data} />;
}
