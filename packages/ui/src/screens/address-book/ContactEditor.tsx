import { type ReactNode, useId, useState } from 'react';
import { Icon as FirstIcon } from '../../foundation/icon/index.ts';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import {
  ContactForm,
  type ContactFormProps,
  type ContactProblems,
  contactSections,
  sectionId,
  sectionOf,
} from '../../mail/contact-form/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import * as styles from './ContactEditor.css.ts';
import { CardPreview, type PossibleDuplicate, PossibleDuplicates } from './EditorAside.tsx';

/** Props of {@link ContactEditor}. */
export interface ContactEditorProps extends Omit<ContactFormProps, 'id' | 'onCheck' | 'className'> {
  /** Whether the contact doesn't exist yet. @default false */
  isNew?: boolean | undefined;
  /** Name of the contact, beside the title. */
  note?: string | undefined;
  onCancel: () => void;
  onDelete?: (() => void) | undefined;
  isPending?: boolean | undefined;
  /** Banner above the form, for a change elsewhere or an address that is known. */
  notice?: ReactNode;
  duplicates?: readonly PossibleDuplicate[] | undefined;
  onCompare?: (() => void) | undefined;
  onKeepApart?: ((duplicate: PossibleDuplicate) => void) | undefined;
}

const fieldsOf = (problems: ContactProblems) => Object.keys(problems) as (keyof ContactProblems)[];

/** Page on which a contact is written: the form with its sections, what may be the same person, and the card that comes of it. */
export function ContactEditor(props: ContactEditorProps) {
  const { isNew = false, note, onCancel, onDelete, isPending = false, notice, duplicates = [], onCompare, onKeepApart, ...form } = props;
  const { addressBook: words, contactForm: formWords } = useStrings();
  const id = useId();
  const [checked, setChecked] = useState<ContactProblems>({});
  const faults = [...new Set([...fieldsOf(checked), ...fieldsOf(form.problems ?? {})])];
  const invalid = new Set(faults.map(sectionOf));
  const goTo = (section: (typeof contactSections)[number]) => {
    const place = document.getElementById(sectionId(id, section));
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };
  const goToFault = () => {
    const field = document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <IconButton label={words.backToBook} icon={<FirstIcon name="arrow_left" isMirrored />} onPress={onCancel} />
        <h1 className={styles.title}>{isNew ? words.add : words.edit}</h1>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {onDelete && (
          <span className={styles.headEnd}>
            <Button variant="quiet" tone="danger" icon={<Icon name="delete" />} onPress={onDelete}>
              {words.delete}
            </Button>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <nav aria-label={words.formSections} className={styles.sections}>
          {contactSections.map((section) => (
            <button
              key={section}
              type="button"
              className={styles.section}
              data-invalid={invalid.has(section) || undefined}
              onClick={() => goTo(section)}
            >
              {formWords.sections[section]}
              {invalid.has(section) && <Icon name="error_circle_filled" size={16} />}
            </button>
          ))}
          <p className={styles.sectionNote}>{words.emptyFields}</p>
        </nav>
        <div className={styles.middle}>
          {notice}
          <ContactForm {...form} id={id} onCheck={setChecked} />
        </div>
        <div className={styles.aside}>
          {duplicates.length > 0 && <PossibleDuplicates {...{ duplicates, onCompare, onKeepApart }} />}
          <CardPreview value={form.value} />
        </div>
      </div>
      <div className={styles.foot}>
        <Button type="submit" form={id} tone="accent" isPending={isPending}>
          {formWords.save}
        </Button>
        <Button onPress={onCancel}>{formWords.cancel}</Button>
        <span role="status" className={styles.fault}>
          {faults.length > 0 && words.faults(faults.length)}
        </span>
        {faults.length > 0 && (
          <Button variant="link" tone="accent" size="small" onPress={goToFault}>
            {words.goToFault}
          </Button>
        )}
      </div>
    </div>
  );
}
