import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { TextArea } from '../../parts/text-area/index.ts';
import { BasicFields, type ContactGroup } from './BasicFields.tsx';
import * as styles from './ContactForm.css.ts';
import {
  type ContactDraft,
  type ContactLine,
  type ContactProblems,
  type ContactRules,
  type ContactSection,
  contactLines,
  contactProblems,
  trimmedContact,
} from './contact.ts';
import { useContactInputs } from './contactInputs.tsx';

/** Props of {@link ContactForm}. */
export interface ContactFormProps {
  /** Ties a button outside to the form. */
  id: string;
  value: ContactDraft;
  onChange: (value: ContactDraft) => void;
  groups: readonly ContactGroup[];
  /** Rules of the caller for addresses and numbers. */
  rules: ContactRules;
  /** Maximum lengths of the lines, in characters. */
  limits?: Partial<Record<ContactLine | 'remark', number>> | undefined;
  /** Called with a contact that can be kept. */
  onSubmit: (draft: ContactDraft) => void;
  /** Called when a contact was submitted or changed after that, with its errors. */
  onCheck?: ((problems: ContactProblems) => void) | undefined;
  /** Errors that the server found, by field. */
  problems?: ContactProblems | undefined;
  /** Why the contact was not kept, if no field is to blame. */
  errorMessage?: string | undefined;
  /** The portrait, with a way to change it. */
  portrait?: ReactNode;
  className?: string | undefined;
}

const noLimits: NonNullable<ContactFormProps['limits']> = {};

/** Returns the id of a section of a form, to scroll to. */
export const sectionId = (formId: string, section: ContactSection): string => `${formId}-${section}`;

/** Form for a contact of the personal address book. Its buttons belong in the surrounding dialog or page. */
export function ContactForm(props: ContactFormProps) {
  const { id, value, onChange, groups, rules, limits = noLimits, onSubmit, onCheck, errorMessage, portrait, className } = props;
  const words = useStrings().contactForm;
  const [wasTried, setTried] = useState(false);
  const problems: ContactProblems = { ...(wasTried && contactProblems(value, rules)), ...props.problems };
  const inputs = useContactInputs({
    value,
    onChange: (next) => {
      onChange(next);
      if (wasTried) onCheck?.(contactProblems(next, rules));
    },
    problems,
    rules,
    limits,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const found = contactProblems(value, rules);
    onCheck?.(found);
    if (Object.keys(found).length === 0) onSubmit(trimmedContact(value));
  };
  const section = (name: ContactSection, children: ReactNode) => (
    <fieldset id={sectionId(id, name)} tabIndex={-1} className={styles.section}>
      <legend className={styles.title}>{words.sections[name]}</legend>
      {children}
    </fieldset>
  );
  const lines = (name: keyof typeof contactLines) => contactLines[name].map((line) => inputs.text(line));
  return (
    <form id={id} noValidate aria-label={words.form} className={clsx(styles.form, className)} onSubmit={submit}>
      {section('basic', <BasicFields {...{ value, groups, inputs, portrait }} />)}
      {section(
        'phones',
        <>
          {inputs.text('mobile')}
          {inputs.list('otherPhones')}
          {lines('phones')}
        </>,
      )}
      {section('work', lines('work'))}
      {section('home', lines('home'))}
      {section(
        'notes',
        <>
          <div className={styles.wide}>
            <TextArea
              label={words.fields.remark}
              value={value.remark}
              onChange={(remark) => inputs.change({ remark })}
              showsCount
              maxLength={limits.remark ?? 2000}
            />
          </div>
          {lines('notes')}
          {inputs.date('familyAnniversary')}
        </>,
      )}
      <div role="alert" className={styles.error}>
        {errorMessage}
      </div>
    </form>
  );
}
