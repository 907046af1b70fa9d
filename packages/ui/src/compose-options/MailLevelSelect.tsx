import { useStrings } from '../provider/index.ts';
import { Select, SelectItem } from '../select/index.ts';
import * as styles from './ComposeOptions.css.ts';

/** How secret a mail is, lowest first: 1 to 5 (CMP-37). */
export const mailLevels = ['normal', 'internal', 'secret', 'confidential', 'topSecret'] as const;

export interface MailLevelSelectProps {
  /** 1 to 5; 0 while none is chosen. */
  value: number;
  onChange: (level: number) => void;
  /** The highest level the writer may choose (CMP-43). @default 5 */
  maximum?: number | undefined;
  /** The name of the field. @default the word for security level */
  label?: string | undefined;
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** How secret the mail is, or one of its attachments. Only where the organisation has levels (CMP-08). */
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
