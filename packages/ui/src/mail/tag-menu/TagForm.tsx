import { type FormEvent, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { TAG_COLOURS, TagColors } from '../../parts/color-swatches/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { TagChip } from '../tag-chip/index.ts';
import * as styles from './TagForm.css.ts';
import { DEFAULT_TAG_COLOR, TAG_NAME_MAX } from './tagRules.ts';

/** Values of a tag, without its id. */
export interface TagValues {
  name: string;
  /** Stored color, such as `#33B679`. */
  color: string;
}

export interface TagFormProps {
  /** So that a button elsewhere submits it. */
  id?: string | undefined;
  /** Initial values. @default no name, and the default color */
  defaultValues?: Partial<TagValues> | undefined;
  /** Why the server refused the name. */
  errorMessage?: string | undefined;
  /** Called with a trimmed name of 1 to 20 characters and a color. */
  onSubmit: (values: TagValues) => void;
}

/** Form for the name and color of a tag. */
export function TagForm({ id, defaultValues = {}, errorMessage, onSubmit }: TagFormProps) {
  const words = useStrings().tagForm;
  const [name, setName] = useState(defaultValues.name ?? '');
  const [color, setColor] = useState(defaultValues.color ?? DEFAULT_TAG_COLOR);
  const [wasTried, setTried] = useState(false);
  const [isForeign] = useState(color !== '' && !TAG_COLOURS.some((known) => known.toLowerCase() === color.toLowerCase()));
  const isMissing = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Inside a dialog of a compose form the event would reach that form too.
    event.stopPropagation();
    setTried(true);
    if (!isMissing && color !== '') onSubmit({ name: name.trim(), color });
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        autoFocus
        isRequired
        label={words.name}
        maxLength={TAG_NAME_MAX}
        showsCount
        value={name}
        onChange={setName}
        errorMessage={wasTried && isMissing ? words.nameRequired : errorMessage}
      />
      <div>
        {/* A tag may have a custom color from elsewhere. The custom field keeps it when only the name changes. */}
        <TagColors label={words.color} value={color} onChange={setColor} allowsCustom={isForeign} />
        <div role="status">{wasTried && color === '' && <span className={fieldError}>{words.colorRequired}</span>}</div>
      </div>
      <div className={styles.preview}>
        {words.preview}
        {color !== '' && <TagChip name={name.trim() || words.name} color={color} />}
        <span className={styles.hint}>{words.previewHint}</span>
      </div>
    </form>
  );
}
