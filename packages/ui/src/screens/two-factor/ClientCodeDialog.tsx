import { type FormEvent, useId, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import * as styles from './TwoFactor.css.ts';

/** Props of {@link ClientCodeDialog}. */
export interface ClientCodeDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  /** Sets an app password, or checks the one that is set. */
  purpose: 'set' | 'check';
  /** Shortest and longest app password, in characters. */
  lengths: { readonly least: number; readonly most: number };
  onSubmit: (code: string) => void;
  isPending?: boolean | undefined;
  /** Why it was refused. */
  errorMessage?: string | undefined;
}

/** Takes the app password that mail apps use, to set or to check it. */
export function ClientCodeDialog({ purpose, lengths, onSubmit, isPending = false, errorMessage, ...dialog }: ClientCodeDialogProps) {
  const words = useStrings().twoFactor;
  const id = useId();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState<string>();
  const sets = purpose === 'set';
  const isWrong = sets ? code.length < lengths.least || code.length > lengths.most : code === '';
  const rule = words.clientCodeRule(lengths.least, lengths.most);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(code);
    if (!isWrong && !isPending) onSubmit(code);
  };
  const problem = isWrong ? (sets ? rule : words.clientCodeRequired) : errorMessage;
  return (
    <Dialog
      {...dialog}
      title={sets ? words.setClientCode : words.verifyClientCode}
      size="small"
      footer={({ close }) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button type="submit" form={id} tone="accent" isPending={isPending}>
            {sets ? words.setClientCode : words.verifyClientCode}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate className={styles.stack} onSubmit={submit}>
        <PasswordField
          label={words.clientCode}
          autoComplete="off"
          autoFocus
          value={code}
          onChange={setCode}
          description={sets ? rule : undefined}
          errorMessage={tried === code ? problem : undefined}
        />
      </form>
    </Dialog>
  );
}
