import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { CheckboxGroup } from '../../parts/checkbox-group/index.ts';
import { TextArea } from '../../parts/text-area/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './ContactForm.css.ts';
import { type ContactDraft, contactProblems } from './contact.ts';

/** A group of the personal book. */
export interface ContactGroup {
  id: string;
  name: string;
}

export interface ContactFormProps {
  /** Ties a button outside to the form. */
  id: string;
  /** The contact as it is at first. */
  defaultValue: ContactDraft;
  groups: readonly ContactGroup[];
  /** Whether a text is an address; the rule is the caller's. */
  isAddress: (text: string) => boolean;
  /** Called with a contact that can be kept. */
  onSubmit: (draft: ContactDraft) => void;
  /** Why the contact was not kept. */
  errorMessage?: string | undefined;
  className?: string | undefined;
}

const WORK = ['mobile', 'company', 'department', 'position'] as const;

/** Form for a contact of the personal address book. Its buttons belong in the surrounding dialog or page. */
export function ContactForm({ id, defaultValue, groups, isAddress, onSubmit, errorMessage, className }: ContactFormProps) {
  const words = useStrings().contactForm;
  const [draft, setDraft] = useState(defaultValue);
  const [wasTried, setTried] = useState(false);
  const problems = wasTried ? contactProblems(draft, isAddress) : {};
  const change = (part: Partial<ContactDraft>) => setDraft((known) => ({ ...known, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(contactProblems(draft, isAddress)).length > 0) return;
    onSubmit({ ...draft, fullName: draft.fullName.trim(), email: draft.email.trim() });
  };
  return (
    <form id={id} noValidate aria-label={words.form} className={clsx(styles.form, className)} onSubmit={submit}>
      <div className={styles.pair}>
        <TextField
          label={words.fields.fullName}
          value={draft.fullName}
          onChange={(fullName) => change({ fullName })}
          errorMessage={problems.fullName && words.nameProblems[problems.fullName]}
        />
        <TextField
          label={words.fields.email}
          type="email"
          value={draft.email}
          onChange={(email) => change({ email })}
          errorMessage={problems.email && words.emailProblems[problems.email]}
        />
        {WORK.map((field) => (
          <TextField key={field} label={words.fields[field]} value={draft[field]} onChange={(text) => change({ [field]: text })} />
        ))}
      </div>
      {groups.length > 0 && (
        <CheckboxGroup
          label={words.groups}
          orientation="horizontal"
          value={[...draft.groupIds]}
          onChange={(groupIds) => change({ groupIds })}
        >
          {groups.map((group) => (
            <Checkbox key={group.id} value={group.id}>
              {group.name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <TextArea label={words.fields.remark} value={draft.remark} onChange={(remark) => change({ remark })} />
      <div role="alert" className={styles.error}>
        {errorMessage}
      </div>
    </form>
  );
}
