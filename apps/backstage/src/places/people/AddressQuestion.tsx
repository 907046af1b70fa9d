import { changePersonAddress, removePersonAddress } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useDescribe } from '../../core/problem/index.ts';
import { personAddressStrings as s } from './person-address.strings.ts';
import { useAddresses } from './useAddresses.ts';

export interface AddressQuestionProps {
  id: number;
  about: 'main' | 'remove';
  address: string;
  /** The main address of now. */
  former: string;
  onClose: () => void;
}

/** Question before an address is removed or becomes the main one (BAK-32). */
export function AddressQuestion({ id, about, address, former, onClose }: AddressQuestionProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const { mutate, error, isPending } = useAddresses(id, onClose);
  const params = { id };
  const isMain = about === 'main';
  return (
    <FormDialog
      title={formatMessage(isMain ? s.mainTitle : s.removeTitle, { address })}
      cancelLabel={formatMessage(s.cancel)}
      submitLabel={formatMessage(isMain ? s.makeMain : s.remove)}
      tone={isMain ? 'accent' : 'danger'}
      isPending={isPending}
      errorMessage={error ? describe(error) : undefined}
      onSubmit={() =>
        mutate(() =>
          isMain
            ? api.call(changePersonAddress, { params, body: { address, isMain: true } })
            : api.call(removePersonAddress, { params, body: { address } }),
        )
      }
      onCancel={onClose}
    >
      <p>{isMain ? formatMessage(s.mainQuestion, { address, former }) : formatMessage(s.removeHelp)}</p>
    </FormDialog>
  );
}
