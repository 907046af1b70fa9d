import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './FieldRow.css.ts';
import { FieldRow } from './FieldRow.tsx';

/** An address the user may write from. */
export interface Identity {
  id: string;
  name: string;
  address: string;
}

export interface SenderFieldProps {
  /** The addresses to choose from. */
  identities: readonly Identity[];
  /** The id of the one in use. */
  value: string;
  onChange: (identityId: string) => void;
  isDisabled?: boolean | undefined;
  /** Whether the sender isn't the user. The field is then tinted as a warning against writing in the wrong name. @default false */
  isOthers?: boolean | undefined;
  /** Controls at the end of the row, such as `FieldLinks`. */
  end?: ReactNode;
  /** Whether phones hide the field until the user shows all fields. Use it for the default sender. @default false */
  isRare?: boolean | undefined;
}

/** From field. Shows the sender and lets the user switch identities. */
export function SenderField({ identities, value, onChange, isDisabled = false, isOthers = false, end, isRare }: SenderFieldProps) {
  const strings = useStrings().composeForm;
  const labelId = useId();
  return (
    <FieldRow label={strings.from} labelId={labelId} end={end} isRare={isRare}>
      <Select
        aria-labelledby={labelId}
        value={value}
        onChange={(key) => key !== null && onChange(String(key))}
        isDisabled={isDisabled}
        className={styles.sender}
      >
        <Button className={clsx(styles.senderButton, isOthers && styles.othersSender)}>
          <SelectValue className={styles.senderValue}>
            {() => <IdentityText identity={identities.find((identity) => identity.id === value)} />}
          </SelectValue>
          <Icon name="chevron_down" size={16} />
        </Button>
        <Popover className={styles.popover} placement="bottom start">
          <ListBox className={styles.list} items={identities}>
            {(identity) => (
              <ListBoxItem id={identity.id} textValue={`${identity.name} ${identity.address}`} className={styles.option}>
                <IdentityText identity={identity} />
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </Select>
    </FieldRow>
  );
}

function IdentityText({ identity }: { identity: Identity | undefined }) {
  return (
    <>
      <span className={styles.identityName}>{identity?.name}</span> <span className={styles.identityAddress}>{identity?.address}</span>
    </>
  );
}
