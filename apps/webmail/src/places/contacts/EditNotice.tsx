import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { type ContactDraft, type ContactField, changedFields } from '@jinshu/ui/contact-form';
import { useStrings } from '@jinshu/ui/provider';
import { useIntl } from 'react-intl';
import { contactsStrings as s } from './contacts.strings.ts';
import type { ContactEdit } from './useContactEdit.ts';

/** Banner about a change of the contact in another window while it is edited. The input stays until the user decides. */
export function EditNotice({ form }: { form: ContactEdit }) {
  const { formatMessage } = useIntl();
  const { contactForm: words } = useStrings();
  const { latest, base, existingId, isGone } = form;
  const textOf = (field: ContactField, draft: ContactDraft) => {
    if (field === 'gender') return words.genders[draft.gender];
    const value = field === 'groupIds' ? draft.groupIds.map(form.nameOfGroup) : draft[field];
    const text = typeof value === 'string' ? value : value.join(', ');
    return text === '' ? formatMessage(s.emptyValue) : text;
  };
  if (isGone)
    return (
      <Banner tone="warning" isAnnounced actions={<Button onPress={form.saveAsNew}>{formatMessage(s.saveAsNew)}</Button>}>
        {formatMessage(s.gone)}
      </Banner>
    );
  if (latest)
    return (
      <Banner
        tone="warning"
        isAnnounced
        actions={
          <>
            <Button onPress={form.takeTheirs}>{formatMessage(s.takeTheirs)}</Button>
            <Button tone="accent" onPress={form.keepMine}>
              {formatMessage(s.keepMine)}
            </Button>
          </>
        }
      >
        {formatMessage(s.stale)}
        {changedFields(latest, base).map((field) => (
          <div key={field}>
            {words.fields[field]}: <bdi>{textOf(field, latest)}</bdi>
          </div>
        ))}
      </Banner>
    );
  if (existingId !== undefined)
    return (
      <Banner tone="danger" isAnnounced actions={<Button onPress={() => form.open(existingId)}>{formatMessage(s.openExisting)}</Button>}>
        {formatMessage(s.exists)}
      </Banner>
    );
  return null;
}
