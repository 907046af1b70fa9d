import { useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Popover, PopoverTrigger } from '../../parts/popover/index.ts';
import { RejectForm, type RejectFormProps } from './RejectForm.tsx';
import * as styles from './ReviewList.css.ts';

export interface ReviewActionsProps extends Pick<RejectFormProps, 'presets' | 'errorMessage'> {
  /** Number of messages the actions apply to. */
  count: number;
  /** Whether the button labels refer to the selected messages, not to one open message. @default false */
  isBatch?: boolean | undefined;
  /** Whether the confirmation before approval is open. Without it, the component manages this state. */
  isAsking?: boolean | undefined;
  onAskingChange?: ((isAsking: boolean) => void) | undefined;
  /** Called once the question was answered. */
  onPermit: () => void;
  /** Called with the reason. */
  onReject: (reason: string) => void;
  /** @default false */
  isPending?: boolean | undefined;
}

/** Permit, which asks first, and reject, which asks for a reason. */
export function ReviewActions({
  count,
  isBatch = false,
  isAsking,
  onAskingChange,
  onPermit,
  onReject,
  presets,
  errorMessage,
  isPending = false,
}: ReviewActionsProps) {
  const words = useStrings().review;
  const [ownAsking, setOwnAsking] = useState(false);
  const ask = (isOpen: boolean) => {
    setOwnAsking(isOpen);
    onAskingChange?.(isOpen);
  };
  const isDisabled = count === 0;
  return (
    <>
      <Button tone="accent" icon={<Icon name="checkmark" />} isDisabled={isDisabled} isPending={isPending} onPress={() => ask(true)}>
        {isBatch ? words.permitChosen : words.permit}
      </Button>
      <PopoverTrigger>
        <Button className={styles.rejectButton} icon={<Icon name="dismiss" />} isDisabled={isDisabled || isPending}>
          {isBatch ? words.rejectChosen : words.reject}
        </Button>
        <Popover label={words.rejectReason} size="large" placement="bottom start">
          {({ close }) => (
            <RejectForm
              presets={presets}
              errorMessage={errorMessage}
              onReject={(reason) => {
                onReject(reason);
                close();
              }}
              onCancel={close}
            />
          )}
        </Popover>
      </PopoverTrigger>
      {(isAsking ?? ownAsking) && (
        <AlertDialog
          isOpen
          title={words.permitQuestion(count)}
          confirmLabel={words.permit}
          onOpenChange={ask}
          onConfirm={() => {
            setOwnAsking(false);
            onPermit();
          }}
        >
          {words.permitConsequence}
        </AlertDialog>
      )}
    </>
  );
}
