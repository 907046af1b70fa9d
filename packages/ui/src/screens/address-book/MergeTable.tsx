import { useId } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import type { ContactDraft, ContactField } from '../../mail/contact-form/index.ts';
import * as styles from './Dialogs.css.ts';
import { differingFields, type MergeContact, withChoice } from './merging.ts';

interface MergeTableProps {
  contacts: readonly MergeContact[];
  /** The contact that the others are merged into. */
  value: ContactDraft;
  onChange: (value: ContactDraft) => void;
  nameOfGroup: (groupId: string) => string;
}

/** The contacts beside each other. The user selects one value of each field that differs; the groups of all are kept. */
export function MergeTable({ contacts, value, onChange, nameOfGroup }: MergeTableProps) {
  const { addressBook: words, contactForm: form } = useStrings();
  const id = useId();
  const shown = (field: ContactField, draft: ContactDraft) => {
    const text = draft[field];
    if (field === 'gender') return form.genders[draft.gender];
    return typeof text === 'string' ? text : text.join(', ');
  };
  const groups = [...new Set(contacts.flatMap(({ draft }) => draft.groupIds))].map(nameOfGroup);
  return (
    <div className={styles.tableScroll}>
      <table className={styles.table} aria-label={words.compare}>
        <tbody>
          {[
            'name' as const,
            'address' as const,
            ...differingFields(contacts).filter((field) => field !== 'name' && field !== 'address'),
          ].map((field) => (
            <tr key={field}>
              <th scope="row" className={`${styles.cell} ${styles.fieldName}`}>
                {form.fields[field]}
              </th>
              {contacts.map((contact) => {
                const text = shown(field, contact.draft);
                return (
                  <td key={contact.id} className={styles.cell}>
                    {text !== '' && (
                      <label>
                        <input
                          type="radio"
                          name={`${id}-${field}`}
                          checked={value[field] === contact.draft[field]}
                          onChange={() => onChange(withChoice(value, field, contact.draft, contacts))}
                        />{' '}
                        <bdi>{text}</bdi>
                      </label>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
          {groups.length > 0 && (
            <tr>
              <th scope="row" className={`${styles.cell} ${styles.fieldName}`}>
                {form.fields.groupIds}
              </th>
              <td className={styles.cell} colSpan={contacts.length}>
                {groups.join(', ')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
