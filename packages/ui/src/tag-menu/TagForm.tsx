import { type FormEvent, useState } from 'react';
import { FieldError, Label, Radio, RadioGroup } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import { fieldError, fieldLabel } from '../styles/field.css.ts';
import { TagChip } from '../tag-chip/index.ts';
import { TextField } from '../text-field/index.ts';
import * as styles from './TagForm.css.ts';
import { DEFAULT_TAG_COLOR, TAG_COLORS, TAG_NAME_MAX } from './tagColors.ts';

/** What a tag is, apart from its id. */
export interface TagValues {
  name: string;
  /** As it is stored: `#33B679`. */
  color: string;
}

export interface TagFormProps {
  /** So that a button elsewhere submits it. */
  id?: string | undefined;
  /** What stands in it at first. @default no name, in the default colour */
  defaultValues?: Partial<TagValues> | undefined;
  /** Why the server refused the name. */
  errorMessage?: string | undefined;
  /** Called with a trimmed name of 1 to 20 characters and a colour. */
  onSubmit: (values: TagValues) => void;
}

/** Name and colour of a tag. */
export function TagForm({ id, defaultValues = {}, errorMessage, onSubmit }: TagFormProps) {
  const words = useStrings().tagForm;
  const [name, setName] = useState(defaultValues.name ?? '');
  const [color, setColor] = useState(defaultValues.color ?? DEFAULT_TAG_COLOR);
  const [wasTried, setTried] = useState(false);
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
      <ColorRadios value={color} isInvalid={wasTried && color === ''} onChange={setColor} />
      {!isMissing && color !== '' && (
        <div className={styles.preview}>
          {words.preview}
          <TagChip name={name.trim()} color={color} />
        </div>
      )}
    </form>
  );
}

function ColorRadios({ value, isInvalid, onChange }: { value: string; isInvalid: boolean; onChange: (color: string) => void }) {
  const words = useStrings().tagForm;
  const known = TAG_COLORS.find((color) => color.toLowerCase() === value.toLowerCase());
  // A tag may come with a colour from elsewhere; it is offered too, so that it is not lost by a change of the name.
  const colors = known === undefined && value !== '' ? [...TAG_COLORS, value] : TAG_COLORS;
  return (
    <RadioGroup
      isRequired
      validationBehavior="aria"
      isInvalid={isInvalid}
      className={styles.colors}
      value={known ?? (value || null)}
      onChange={onChange}
    >
      <Label className={fieldLabel}>{words.color}</Label>
      <div className={styles.swatches}>
        {colors.map((color, index) => (
          <Radio
            key={color}
            value={color}
            aria-label={words.colors[index] ?? color}
            className={styles.swatch}
            style={{ backgroundColor: color }}
          >
            {({ isSelected }) => isSelected && <Icon name="checkmark_filled" />}
          </Radio>
        ))}
      </div>
      <FieldError className={fieldError}>{words.colorRequired}</FieldError>
    </RadioGroup>
  );
}
