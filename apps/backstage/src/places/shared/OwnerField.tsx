import type { OperationList } from '@jinshu/api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type FoundMember, MemberChoice } from './MemberChoice.tsx';
import { mailingListStrings as s } from './mailing-list.strings.ts';

export interface OwnerFieldProps {
  /** Owner at the start. */
  owner?: OperationList['owner'] | undefined;
  onChange: (ownerId: number | undefined) => void;
  isLabelHidden?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** Field for the owner of a list: the person who gets what it failed to deliver. */
export function OwnerField({ owner, onChange, ...frame }: OwnerFieldProps) {
  const { formatMessage } = useIntl();
  const [value, setValue] = useState<FoundMember | undefined>(
    owner ? { of: 'person', id: owner.id, name: owner.name, address: owner.userName } : undefined,
  );
  return (
    <MemberChoice
      {...frame}
      label={formatMessage(s.owner)}
      kinds={['person']}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next?.id);
      }}
    />
  );
}
