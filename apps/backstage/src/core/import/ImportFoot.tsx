import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { useIntl } from 'react-intl';
import type { CheckedImport } from './CheckedImport.ts';
import { peopleImportStrings as s } from './people-import.strings.ts';

export interface ImportFootProps {
  checked: CheckedImport;
  isAllOrNothing: boolean;
  isPending: boolean;
  errorMessage: string | undefined;
  onStart: () => void;
  onOtherFile: () => void;
}

/** Buttons below a checked file: the import, and another file. */
export function ImportFoot({ checked, isAllOrNothing, isPending, errorMessage, onStart, onOtherFile }: ImportFootProps) {
  const { formatMessage } = useIntl();
  const { newCount, changedCount, faultyCount } = checked;
  const count = newCount + changedCount;
  const isHeld = count === 0 || (isAllOrNothing && faultyCount > 0);
  return (
    <>
      {errorMessage !== undefined && (
        <Banner tone="danger" isAnnounced>
          {errorMessage}
        </Banner>
      )}
      <Button tone="accent" isPending={isPending} isDisabled={isHeld} onPress={onStart}>
        {formatMessage(isAllOrNothing || faultyCount === 0 ? s.startAll : s.start, { count, faulty: faultyCount })}
      </Button>
      <Button variant="quiet" isDisabled={isPending} onPress={onOtherFile}>
        {formatMessage(s.otherFile)}
      </Button>
    </>
  );
}
