import { type FormEvent, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { TextArea } from '../../parts/text-area/index.ts';
import * as styles from './ReviewList.css.ts';

export interface RejectFormProps {
  /** Reasons that are often given; a press puts one into the field. */
  presets?: readonly string[] | undefined;
  /** Called with a reason that is not empty. */
  onReject: (reason: string) => void;
  onCancel: () => void;
  /** Why it was not rejected. */
  errorMessage?: string | undefined;
  /** @default false */
  isPending?: boolean | undefined;
}

/** Form for the reason of a rejection, which the sender receives. Used in a `Popover`. */
export function RejectForm({ presets = [], onReject, onCancel, errorMessage, isPending = false }: RejectFormProps) {
  const { review: words, alertDialog } = useStrings();
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const isOwed = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isOwed && !isPending) onReject(reason.trim());
  };
  return (
    <form className={styles.rejectForm} noValidate onSubmit={submit}>
      <TextArea
        autoFocus
        isRequired
        label={<span className={styles.rejectTitle}>{words.rejectReason}</span>}
        rows={3}
        value={reason}
        onChange={setReason}
        errorMessage={wasTried && isOwed ? words.reasonRequired : errorMessage}
      />
      {presets.length > 0 && (
        <div className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              onClick={() => setReason((known) => (known.trim() === '' ? preset : `${known.trim()} ${preset}`))}
            >
              {preset}
            </button>
          ))}
        </div>
      )}
      <div className={styles.rejectFoot}>
        <span className={styles.note}>{words.senderIsTold}</span>
        <Button isDisabled={isPending} onPress={onCancel}>
          {alertDialog.cancel}
        </Button>
        <Button type="submit" tone="danger" isPending={isPending}>
          {words.reject}
        </Button>
      </div>
    </form>
  );
}
