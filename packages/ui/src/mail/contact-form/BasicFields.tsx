import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { CheckboxGroup } from '../../parts/checkbox-group/index.ts';
import { Radio, RadioGroup } from '../../parts/radio-group/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import * as styles from './ContactForm.css.ts';
import type { ContactDraft, ContactGender } from './contact.ts';
import type { useContactInputs } from './contactInputs.tsx';

/** A group of the personal book. */
export interface ContactGroup {
  id: string;
  name: string;
}

interface BasicFieldsProps {
  value: ContactDraft;
  groups: readonly ContactGroup[];
  inputs: ReturnType<typeof useContactInputs>;
  portrait: ReactNode;
}

const genders: readonly ContactGender[] = ['male', 'female', 'unknown'];

/** First section of the form: name, addresses, groups. */
export function BasicFields({ value, groups, inputs: { change, text, date, list }, portrait }: BasicFieldsProps) {
  const words = useStrings().contactForm;
  const addresses = [value.address, ...value.otherAddresses].map((one) => one.trim()).filter((one) => one !== '');
  const preferred = addresses.includes(value.preferredAddress) ? value.preferredAddress : addresses[0];
  return (
    <>
      {portrait !== undefined && <div className={styles.wide}>{portrait}</div>}
      {text('name', true)}
      <RadioGroup
        label={words.fields.gender}
        orientation="horizontal"
        value={value.gender}
        onChange={(gender) => change({ gender: gender as ContactGender })}
      >
        {genders.map((gender) => (
          <Radio key={gender} value={gender}>
            {words.genders[gender]}
          </Radio>
        ))}
      </RadioGroup>
      {text('address', true)}
      {date('birthday')}
      {list('otherAddresses')}
      {addresses.length > 1 && (
        <Select
          label={words.fields.preferredAddress}
          selectedKey={preferred ?? null}
          onSelectionChange={(key) => change({ preferredAddress: String(key) })}
        >
          {[...new Set(addresses)].map((one) => (
            <SelectItem key={one} id={one} textValue={one}>
              {one}
            </SelectItem>
          ))}
        </Select>
      )}
      {groups.length > 0 && (
        <div className={styles.wide}>
          <CheckboxGroup
            label={words.fields.groupIds}
            orientation="horizontal"
            value={[...value.groupIds]}
            onChange={(groupIds) => change({ groupIds })}
          >
            {groups.map((group) => (
              <Checkbox key={group.id} value={group.id}>
                {group.name}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </div>
      )}
    </>
  );
}
