import { maximumAddedMembers, type OperationList } from '@jinshu/api';
import { FormDialog } from '@jinshu/ui/back-stage';
import { FileDropZone } from '@jinshu/ui/file-drop-zone';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { mailingListStrings as s } from './mailing-list.strings.ts';
import { useListMembers } from './useListMembers.ts';

/** Largest file of addresses, in bytes. */
const maximumBytes = 1_000_000;

/** Returns the addresses in a text, in whichever column they are. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;"'<>]+/)
      .filter((word) => word.includes('@'))
      .map((word) => word.toLowerCase()),
  ),
];

/** Dialog that puts the addresses of a file on a list (BAK-52), and says which of them it could not take. */
export function ImportMembers({ list, onClose }: { list: OperationList; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [addresses, setAddresses] = useState<string[]>();
  const [isTooLarge, setTooLarge] = useState(false);
  const { add, isAdding, added } = useListMembers(list);
  const read = async (file: File) => {
    const found = file.size > maximumBytes ? [] : addressesIn(await file.text());
    setTooLarge(file.size > maximumBytes || found.length > maximumAddedMembers);
    setAddresses(found.length > maximumAddedMembers ? [] : found);
  };
  const refused = added?.refused ?? [];
  return (
    <FormDialog
      title={formatMessage(s.import)}
      cancelLabel={formatMessage(added ? s.close : s.cancel)}
      submitLabel={formatMessage(s.addMember)}
      isReady={addresses !== undefined && addresses.length > 0 && !added}
      isPending={isAdding}
      onSubmit={() => addresses && add(addresses)}
      onCancel={onClose}
    >
      {!added && (
        <FileDropZone
          label={formatMessage(s.importFile)}
          acceptedFileTypes={['.csv', '.txt']}
          allowsMultiple={false}
          description={formatMessage(s.importHelp, { most: maximumAddedMembers })}
          errorMessage={isTooLarge ? formatMessage(s.importTooLarge, { most: maximumAddedMembers }) : undefined}
          onFiles={([first]) => first && void read(first.file)}
        />
      )}
      {addresses && !added && !isTooLarge && <p role="status">{formatMessage(s.importFound, { count: addresses.length })}</p>}
      {added && (
        <>
          <p role="status">{formatMessage(s.imported, { count: (addresses?.length ?? 0) - refused.length, refused: refused.length })}</p>
          <ul>
            {refused.map(({ address }) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        </>
      )}
    </FormDialog>
  );
}
