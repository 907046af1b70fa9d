import { TextsField, type TextsFieldProps } from './TextsRow.tsx';

/** A text in each language below its label. */
export const LabeledTexts = (field: TextsFieldProps) => (
  <div>
    <span aria-hidden="true">{field.label}</span>
    <TextsField {...field} />
  </div>
);
