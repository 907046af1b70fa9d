import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay, Button as PlainButton } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { Icon as IconMore } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { AlertDialog, type AlertDialogProps } from '../../parts/alert-dialog/index.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import { Button } from '../../parts/button/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import { Clock } from './Clock.tsx';
import * as styles from './LockScreen.css.ts';

export interface LockScreenProps {
  /** Name of the mailbox owner. */
  name: string;
  imageUrl?: string | undefined;
  /** @default true */
  isOpen?: boolean | undefined;
  /** Called with the password that was typed. */
  onUnlock: (password: string) => void;
  /** Why it did not unlock. */
  errorMessage?: string | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  /** Leaves the mailbox instead; without it there is no such way. */
  onLogOut?: (() => void) | undefined;
  /** The time on a 12-hour clock with morning and afternoon. @default false */
  isTwelveHour?: boolean | undefined;
  /** The time it shows. @default that of the device, as it passes */
  now?: Date | undefined;
}

/** Full-screen lock. Content below stays mounted but can't be reached until the password is accepted. */
export function LockScreen({ isOpen = true, ...props }: LockScreenProps) {
  return (
    <ModalOverlay isOpen={isOpen} isKeyboardDismissDisabled className={styles.overlay}>
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog}>
          <Locked {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Locked({
  name,
  imageUrl,
  onUnlock,
  errorMessage,
  isPending = false,
  onLogOut,
  isTwelveHour = false,
  now,
}: Omit<LockScreenProps, 'isOpen'>) {
  const words = useStrings().lockScreen;
  const [password, setPassword] = useState('');
  const [isOwed, setOwed] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const error = isOwed ? words.rule : errorMessage;
  useEffect(() => {
    // Select a wrong password, so that typing replaces it.
    if (errorMessage !== undefined && !isPending) inputRef.current?.select();
  }, [errorMessage, isPending]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOwed(password === '');
    if (password === '') inputRef.current?.focus();
    else if (!isPending) onUnlock(password);
  };
  return (
    <>
      <Clock now={now} isTwelveHour={isTwelveHour} />
      <Avatar name={name} imageUrl={imageUrl} size="large" className={styles.face} />
      <Heading slot="title" level={1} className={styles.title}>
        {words.title}
      </Heading>
      <p className={styles.hint}>{words.hint(name)}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <PasswordField
          autoFocus
          aria-label={words.password}
          aria-describedby={errorId}
          placeholder={words.password}
          size="large"
          className={styles.field}
          autoComplete="current-password"
          inputRef={inputRef}
          start={<Icon name="lock_closed" size={20} />}
          isInvalid={error !== undefined}
          value={password}
          onChange={(next) => {
            setPassword(next);
            setOwed(false);
          }}
        />
        <Button type="submit" tone="accent" size="large" aria-label={words.unlock} className={styles.submit} isPending={isPending}>
          <IconMore name="arrow_right" size={20} isMirrored />
        </Button>
      </form>
      <div id={errorId} role="alert" className={styles.error}>
        {error !== undefined && (
          <>
            <Icon name="error_circle_filled" />
            {error}
          </>
        )}
      </div>
      <p className={styles.note}>{words.note}</p>
      {onLogOut && (
        <PlainButton className={styles.away} onPress={onLogOut}>
          {words.logOut}
        </PlainButton>
      )}
    </>
  );
}

export type LockQuestionProps = Pick<AlertDialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'onConfirm' | 'onCancel'>;

/** Asks before the screen is locked by hand. */
export function LockQuestion(props: LockQuestionProps) {
  const words = useStrings().lockScreen;
  return (
    <AlertDialog {...props} title={words.question} confirmLabel={words.lock}>
      {words.consequence}
    </AlertDialog>
  );
}
