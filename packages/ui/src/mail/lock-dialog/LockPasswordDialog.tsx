import { type FormEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { Button } from '../../parts/button/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { Dialog } from '../../parts/dialog/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import * as styles from './LockDialog.css.ts';
import { isFitLockPassword, type LockArea, lockAreas } from './lockPassword.ts';

export interface LockPasswordDialogProps {
  /** A lock that is there gets another password. @default false */
  isReset?: boolean | undefined;
  /** Areas to choose from. With one or none, the dialog shows no choice. @default none */
  areas?: readonly LockArea[] | undefined;
  /** Areas that are selected initially. @default all of `areas` */
  defaultAreas?: readonly LockArea[] | undefined;
  /** Called with a password that keeps the rules and was entered twice alike. */
  onSave: (password: string, areas: readonly LockArea[]) => void;
  onClose: () => void;
  /** Why it was not saved. */
  errorMessage?: string | undefined;
  /** @default false */
  isPending?: boolean | undefined;
}

const none: readonly LockArea[] = [];

/** Sets the lock password, or another one: it is entered twice. */
export function LockPasswordDialog({
  isReset = false,
  areas = none,
  defaultAreas = areas,
  onSave,
  onClose,
  errorMessage,
  isPending = false,
}: LockPasswordDialogProps) {
  const words = useStrings().lockDialog;
  const formId = useId();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [chosen, setChosen] = useState(defaultAreas);
  const [isTried, setTried] = useState(false);
  const passwordRef = useRef<HTMLInputElement>(null);
  const againRef = useRef<HTMLInputElement>(null);
  const isFit = isFitLockPassword(password);
  const isSame = password === again;
  const hasArea = areas.length === 0 || chosen.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isFit) passwordRef.current?.focus();
    else if (!isSame) againRef.current?.focus();
    else if (hasArea && !isPending) onSave(password, chosen);
  };
  return (
    <Dialog
      title={isReset ? words.reset : words.set}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button tone="accent" type="submit" form={formId} isPending={isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <PasswordField
          autoFocus
          label={words.password}
          autoComplete="off"
          description={words.rule}
          inputRef={passwordRef}
          value={password}
          onChange={setPassword}
          errorMessage={isTried && !isFit ? words.rule : errorMessage}
        />
        <PasswordField
          label={words.confirmation}
          autoComplete="off"
          inputRef={againRef}
          value={again}
          onChange={setAgain}
          errorMessage={isTried && isFit && !isSame ? words.mismatch : undefined}
        />
        {areas.length > 1 && <AreaChoice areas={areas} chosen={chosen} onChange={setChosen} isMissing={isTried && !hasArea} />}
      </form>
    </Dialog>
  );
}

interface AreaChoiceProps {
  areas: readonly LockArea[];
  chosen: readonly LockArea[];
  onChange: (chosen: readonly LockArea[]) => void;
  /** Whether to say that one must be selected. */
  isMissing: boolean;
}

/** Areas that the password locks. No `CheckboxGroup`: it shares its file with the one box of the login, which would grow by it. */
function AreaChoice({ areas, chosen, onChange, isMissing }: AreaChoiceProps) {
  const words = useStrings().lockDialog;
  const errorId = useId();
  return (
    <fieldset className={styles.areas} aria-describedby={errorId}>
      <legend className={styles.legend}>{words.areas}</legend>
      {areas.map((area) => (
        <Checkbox
          key={area}
          isSelected={chosen.includes(area)}
          onChange={(isOn) => onChange(lockAreas.filter((one) => (one === area ? isOn : chosen.includes(one))))}
        >
          {words.areaNames[area]}
        </Checkbox>
      ))}
      <div id={errorId} role="alert">
        {isMissing && (
          <div className={fieldError}>
            <Icon name="error_circle" />
            {words.areasRule}
          </div>
        )}
      </div>
    </fieldset>
  );
}
