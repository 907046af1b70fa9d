import { Checkbox } from '@jinshu/ui/checkbox';
import { PasswordField } from '@jinshu/ui/password-field';
import { Radio, RadioGroup } from '@jinshu/ui/radio-group';
import { useIntl } from 'react-intl';
import { personStrings as s } from './person.strings.ts';

/** A password that the server makes, or one that is typed. */
export interface ChosenPassword {
  isTyped: boolean;
  password: string;
  mustChange: boolean;
}

export interface PasswordChoiceProps {
  value: ChosenPassword;
  onChange: (value: ChosenPassword) => void;
  errorMessage?: string | undefined;
}

/** Choice of a person’s new password (BAK-27, BAK-37). */
export function PasswordChoice({ value, onChange, errorMessage }: PasswordChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <RadioGroup
        label={formatMessage(s.password)}
        orientation="horizontal"
        value={value.isTyped ? 'typed' : 'made'}
        onChange={(way) => onChange({ ...value, isTyped: way === 'typed' })}
      >
        <Radio value="made">{formatMessage(s.passwordMade)}</Radio>
        <Radio value="typed">{formatMessage(s.passwordTyped)}</Radio>
      </RadioGroup>
      {value.isTyped && (
        <PasswordField
          label={formatMessage(s.newPassword)}
          autoComplete="new-password"
          value={value.password}
          onChange={(password) => onChange({ ...value, password })}
          errorMessage={errorMessage}
        />
      )}
      <Checkbox isSelected={value.mustChange} onChange={(mustChange) => onChange({ ...value, mustChange })}>
        {formatMessage(s.mustChange)}
      </Checkbox>
    </>
  );
}
