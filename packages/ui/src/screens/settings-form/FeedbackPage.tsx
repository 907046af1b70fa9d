import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { TextArea } from '../../parts/text-area/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './SettingsForm.css.ts';
import { SettingsPage, type SettingsPageProps } from './SettingsPage.tsx';
import { SettingsRow } from './SettingsRow.tsx';

/** User's feedback on the product. */
export interface Feedback {
  title: string;
  content: string;
  /** Contact details for a reply; may be empty. */
  contact: string;
}

/** Props of {@link FeedbackPage}. */
export interface FeedbackPageProps extends Pick<SettingsPageProps, 'isPending' | 'errorMessage' | 'description' | 'className'> {
  /** Sends it; title and content are there. */
  onSubmit: (feedback: Feedback) => void;
}

/** Page with a feedback form. Change its `key` after sending to reset it. */
export function FeedbackPage({ onSubmit, ...page }: FeedbackPageProps) {
  const words = useStrings().feedbackPage;
  const [values, setValues] = useState<Feedback>({ title: '', content: '', contact: '' });
  const [wasTried, setTried] = useState(false);
  const set = (part: Partial<Feedback>) => setValues((known) => ({ ...known, ...part }));
  const isMissing = (field: 'title' | 'content') => values[field].trim() === '';
  const errorOf = (field: 'title' | 'content') => (wasTried && isMissing(field) ? words.required[field] : undefined);
  const save = () => {
    setTried(true);
    if (!isMissing('title') && !isMissing('content')) onSubmit(values);
  };
  return (
    <SettingsPage
      {...page}
      title={words.title}
      saveLabel={words.send}
      isUnsaved={Object.values(values).some((value) => value !== '')}
      onSave={save}
    >
      <SettingsRow label={words.fields.title}>
        {(labelId) => (
          <TextField
            aria-labelledby={labelId}
            className={styles.field}
            value={values.title}
            onChange={(title) => set({ title })}
            errorMessage={errorOf('title')}
          />
        )}
      </SettingsRow>
      <SettingsRow label={words.fields.content}>
        {(labelId) => (
          <TextArea
            aria-labelledby={labelId}
            className={styles.wideField}
            rows={6}
            value={values.content}
            onChange={(content) => set({ content })}
            errorMessage={errorOf('content')}
          />
        )}
      </SettingsRow>
      <SettingsRow label={words.fields.contact}>
        {(labelId) => (
          <TextField aria-labelledby={labelId} className={styles.field} value={values.contact} onChange={(contact) => set({ contact })} />
        )}
      </SettingsRow>
    </SettingsPage>
  );
}
