import { useStrings } from '../../foundation/provider/index.ts';
import { DatePicker } from '../../parts/date-picker/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import type { ContactDraft, ContactField, ContactLine, ContactProblems, ContactRules } from './contact.ts';
import { ListField } from './ListField.tsx';

/** Values and rules that the fields of a contact share. */
export interface ContactInputs {
  value: ContactDraft;
  onChange: (value: ContactDraft) => void;
  problems: ContactProblems;
  rules: ContactRules;
  limits: Partial<Record<ContactLine | 'remark', number>>;
}

/** Returns functions that render the fields of a contact by their names. */
export function useContactInputs({ value, onChange, problems, rules, limits }: ContactInputs) {
  const words = useStrings().contactForm;
  const change = (part: Partial<ContactDraft>) => onChange({ ...value, ...part });
  const errorOf = (field: ContactField) => {
    const problem = problems[field];
    return problem && words.problems[problem];
  };
  const text = (field: ContactLine | 'name' | 'address' | 'mobile', isRequired = false) => (
    <TextField
      key={field}
      name={field}
      label={words.fields[field]}
      isRequired={isRequired}
      value={value[field]}
      onChange={(next) => change({ [field]: next })}
      errorMessage={errorOf(field)}
      {...(field in limits && { maxLength: limits[field as ContactLine] ?? 100 })}
    />
  );
  const date = (field: 'birthday' | 'familyAnniversary') => (
    <DatePicker
      label={words.fields[field]}
      value={value[field] || null}
      onChange={(day) => change({ [field]: day ?? '' })}
      errorMessage={errorOf(field)}
    />
  );
  const list = (field: 'otherAddresses' | 'otherPhones') => (
    <ListField
      label={words.fields[field]}
      itemLabel={words.items[field]}
      addLabel={words.addItem[field]}
      value={value[field]}
      onChange={(next) => change({ [field]: next })}
      isInvalid={(one) => field === 'otherAddresses' && one.trim() !== '' && !rules.isAddress(one.trim())}
      errorMessage={errorOf(field)}
    />
  );
  return { change, text, date, list };
}
