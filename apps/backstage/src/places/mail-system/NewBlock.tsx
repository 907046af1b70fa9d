import { addAddressBlock } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { NumberField } from '@jinshu/ui/number-field';
import { Radio, RadioGroup } from '@jinshu/ui/radio-group';
import { TextField } from '@jinshu/ui/text-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { reasonOf, useDescribe } from '../../core/problem/index.ts';
import { addressKindStrings, addressBlockStrings as s } from './address-block.strings.ts';
import { blocksOptions } from './filter.queries.ts';
import { mailSystemStrings } from './mail-system.strings.ts';
import { useSystemChange } from './useSystemChange.ts';

const ofNetwork: readonly (string | undefined)[] = ['network-invalid', 'own-address'];

/** Dialog that blocks or exempts an address or a network (BAK-97). */
export function NewBlock({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const describe = useDescribe();
  const [values, setValues] = useState({ network: '', kind: 'block' as 'block' | 'exempt', reason: '', hours: 0 });
  const { mutate, error, isPending } = useSystemChange(blocksOptions.queryKey, onClose);
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const isOfNetwork = ofNetwork.includes(reasonOf(error));
  return (
    <FormDialog
      title={formatMessage(s.add)}
      cancelLabel={formatMessage(mailSystemStrings.cancel)}
      submitLabel={formatMessage(mailSystemStrings.save)}
      isReady={values.network.trim() !== ''}
      isPending={isPending}
      errorMessage={error && !isOfNetwork ? describe(error) : undefined}
      onSubmit={() => mutate(() => api.call(addAddressBlock, { body: values }))}
      onCancel={onClose}
    >
      <p>{formatMessage(s.help)}</p>
      <TextField
        label={formatMessage(s.network)}
        autoFocus
        autoComplete="off"
        spellCheck="false"
        maxLength={60}
        value={values.network}
        onChange={(network) => change({ network })}
        errorMessage={isOfNetwork ? describe(error) : undefined}
      />
      <RadioGroup
        label={formatMessage(s.kind)}
        value={values.kind}
        onChange={(kind) => change({ kind: kind === 'exempt' ? 'exempt' : 'block' })}
      >
        <Radio value="block">{formatMessage(addressKindStrings.block)}</Radio>
        <Radio value="exempt">{formatMessage(addressKindStrings.exempt)}</Radio>
      </RadioGroup>
      <TextField label={formatMessage(s.reason)} maxLength={200} value={values.reason} onChange={(reason) => change({ reason })} />
      <NumberField
        label={formatMessage(s.hours)}
        description={formatMessage(s.hoursHelp)}
        minValue={0}
        maxValue={87_600}
        value={values.hours}
        onChange={(hours) => change({ hours: Number.isNaN(hours) ? 0 : hours })}
      />
    </FormDialog>
  );
}
