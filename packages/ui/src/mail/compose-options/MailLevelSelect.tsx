import { useStrings } from '../../foundation/provider/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import * as styles from './ComposeOptions.css.ts';

/** Secrecy levels of a message, lowest first: 1 to 5. */
export const mailLevels = ['normal', 'internal', 'secret', 'confidential', 'topSecret'] as const;

export interface MailLevelSelectProps {
  /** Level from 1 to 5; 0 if none is selected. */
  value: number;
  onChange: (level: number) => void;
  /** Highest level that the user may choose. @default 5 */
  maximum?: number | undefined;
  /** The name of the field. @default the word for security level */
  label?: string | undefined;
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Field for the secrecy level of a message or an attachment, for organizations that use levels. */
export function MailLevelSelect({ value, onChange, maximum = 5, label, errorMessage, isDisabled = false }: MailLevelSelectProps) {
  const strings = useStrings().mailLevel;
  return (
    <Select
      className={styles.level}
      label={label ?? strings.label}
      labelPosition="beside"
      placeholder={strings.choose}
      value={value === 0 ? null : value}
      isDisabled={isDisabled}
      errorMessage={errorMessage}
      onChange={(level) => onChange(Number(level))}
    >
      {mailLevels.slice(0, maximum).map((level, index) => (
        <SelectItem key={level} id={index + 1}>
          {strings.levels[level]}
        </SelectItem>
      ))}
    </Select>
  );
}
