import { type FormEvent, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { formEnd } from './PasswordPage.css.ts';
import * as styles from './SettingsForm.css.ts';
import { SettingsSection } from './SettingsPage.tsx';
import { SettingsRow } from './SettingsRow.tsx';
import { useReportUnsaved } from './UnsavedSettings.tsx';

/** A question, and the answer that only its owner knows. */
export interface SecurityQuestion {
  question: string;
  answer: string;
}

/** Props of {@link SecurityQuestionSection}. */
export interface SecurityQuestionSectionProps {
  /** The saved question; empty if none is set. */
  question: string;
  /** Called with a question and an answer that both have text. */
  onSave: (values: SecurityQuestion) => void;
  onRemove: () => void;
  /** It is being saved or removed. @default false */
  isPending?: boolean | undefined;
  errorMessage?: string | undefined;
  /** Number of times that it was saved or removed. The answer empties with each. @default 0 */
  doneCount?: number | undefined;
  /** Maximum lengths. @default 100 and 50 */
  limits?: Record<keyof SecurityQuestion, number> | undefined;
}

const LIMITS = { question: 100, answer: 50 };

/** Sets the security question, replaces or removes it. The saved answer is never shown. */
export function SecurityQuestionSection(props: SecurityQuestionSectionProps) {
  const { question, onSave, onRemove, isPending = false, errorMessage, doneCount = 0, limits = LIMITS } = props;
  const words = useStrings().securityQuestion;
  const [known, setKnown] = useState({ question, doneCount });
  const [values, setValues] = useState<SecurityQuestion>({ question, answer: '' });
  const [wasTried, setTried] = useState(false);
  if (known.question !== question || known.doneCount !== doneCount) {
    const isDone = known.doneCount !== doneCount;
    setKnown({ question, doneCount });
    if (isDone) setTried(false);
    if (isDone || values.question === known.question) setValues({ question, answer: isDone ? '' : values.answer });
  }
  useReportUnsaved(values.question !== question || values.answer !== '');
  const isMissing = (field: keyof SecurityQuestion) => values[field].trim() === '';
  const fieldProps = (field: keyof SecurityQuestion) => ({
    className: styles.field,
    maxLength: limits[field],
    autoComplete: 'off',
    value: values[field],
    onChange: (text: string) => setValues((last) => ({ ...last, [field]: text })),
    errorMessage: wasTried && isMissing(field) ? words.required[field] : undefined,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isPending && !isMissing('question') && !isMissing('answer')) onSave(values);
  };
  return (
    <SettingsSection title={words.title}>
      <form noValidate onSubmit={send}>
        <SettingsRow label={words.question}>{(labelId) => <TextField aria-labelledby={labelId} {...fieldProps('question')} />}</SettingsRow>
        <SettingsRow label={words.answer} help={words.help}>
          {(labelId) => (
            <TextField aria-labelledby={labelId} placeholder={question === '' ? undefined : words.isSet} {...fieldProps('answer')} />
          )}
        </SettingsRow>
        <div className={formEnd}>
          <Button type="submit" isPending={isPending}>
            {words.save}
          </Button>
          {question !== '' && (
            <Button variant="quiet" isDisabled={isPending} onPress={onRemove}>
              {words.remove}
            </Button>
          )}
          <span role="alert" className={styles.note} data-tone="danger">
            {isPending ? undefined : errorMessage}
          </span>
        </div>
      </form>
    </SettingsSection>
  );
}
