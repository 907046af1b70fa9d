import { TextArea } from '../../parts/text-area/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './ContentFields.css.ts';

export interface LanguageTextFieldsProps {
  label: string;
  /** The languages, each named in itself. Where another one is empty, the text of the first shows. */
  languages: readonly { id: string; name: string }[];
  values: Readonly<Record<string, string>>;
  onChange: (language: string, text: string) => void;
  maxLength: number;
  /** Allows several lines. @default false */
  isLong?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Error at the text of the first language. */
  errorMessage?: string | undefined;
}

/** A text in each language. An empty field shows the text that takes its place. */
export function LanguageTextFields({
  label,
  languages,
  values,
  onChange,
  maxLength,
  isLong = false,
  isReadOnly = false,
  errorMessage,
}: LanguageTextFieldsProps) {
  const [first] = languages;
  const Field = isLong ? TextArea : TextField;
  return (
    <div className={styles.texts}>
      {languages.map(({ id, name }) => (
        <Field
          key={id}
          label={`${label}, ${name}`}
          isLabelHidden={!isLong}
          value={values[id] ?? ''}
          onChange={(text) => onChange(id, text)}
          maxLength={maxLength}
          isReadOnly={isReadOnly}
          placeholder={id === first?.id ? undefined : values[first?.id ?? '']}
          errorMessage={id === first?.id ? errorMessage : undefined}
          {...(!isLong && { start: <span className={styles.language}>{name}</span> })}
        />
      ))}
    </div>
  );
}
