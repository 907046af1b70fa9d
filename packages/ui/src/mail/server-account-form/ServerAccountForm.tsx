import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import { Credentials, SenderField } from './Credentials.tsx';
import { FetchChoices, type TargetFolder } from './FetchChoices.tsx';
import * as styles from './ServerAccountForm.css.ts';
import type { FetchProtocol, RequiredField, ServerAccount, ServerPreset } from './serverAccount.ts';
import { useServerAccount } from './useServerAccount.ts';

/** Props of {@link ServerAccountForm}. */
export interface ServerAccountFormProps {
  /** Ties a button outside to the form. */
  id: string;
  /** Purpose of the account: to fetch mail from it, or to send mail through it. */
  purpose: 'fetch' | 'proxy';
  defaultValue: ServerAccount;
  /** Called with an account that can be tried. */
  onSubmit: (account: ServerAccount) => void;
  /** Tries the account without keeping it. Without it, there is no button for it. */
  onTest?: ((account: ServerAccount) => void) | undefined;
  /** Finds the servers of the provider of an address, to fill them in. */
  findPresets?: ((account: string) => Promise<readonly ServerPreset[]>) | undefined;
  /** Folders of the other server, to choose from. @default [] */
  folders?: readonly string[] | undefined;
  /** Folders of the own mailbox that the mail can go to. @default [] */
  targets?: readonly TargetFolder[] | undefined;
  /** An empty password keeps the stored one. @default false */
  keepsPassword?: boolean | undefined;
  /** The other server is being asked, which takes 3 to 10 seconds. @default false */
  isPending?: boolean | undefined;
  /** Why the account was not kept. */
  errorMessage?: string | undefined;
  /** Why single fields were refused. */
  fieldErrors?: Partial<Record<RequiredField, string>> | undefined;
  /** Result of a test. */
  successMessage?: string | undefined;
  /** Something before the fields. */
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * Form for an account of another mail system, to fetch mail from or send mail through. Its buttons belong in the surrounding dialog or
 * page.
 */
export function ServerAccountForm(props: ServerAccountFormProps) {
  const { id, purpose, onSubmit, onTest, isPending = false, errorMessage, successMessage, children, className } = props;
  const words = useStrings().serverAccountForm;
  const form = useServerAccount(props);
  const { account, set, errorOf } = form;
  const [isTest, setTest] = useState(false);
  const isProxy = purpose === 'proxy';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTest(false);
    form.ifWhole(onSubmit);
  };
  const test = () => {
    setTest(true);
    form.ifWhole((whole) => onTest?.(whole), true);
  };
  return (
    <form id={id} noValidate aria-label={words.forms[purpose]} className={clsx(styles.form, className)} onSubmit={submit}>
      {children}
      {isProxy ? <SenderField form={form} /> : <Credentials form={form} />}
      {!isProxy && (
        <Select label={words.protocol} value={account.protocol} onChange={(key) => form.setWay({ protocol: key as FetchProtocol })}>
          <SelectItem id="imap">IMAP</SelectItem>
          <SelectItem id="pop3">POP3</SelectItem>
        </Select>
      )}
      <div className={styles.line}>
        <TextField
          label={words.server}
          className={styles.wide}
          value={account.server}
          onChange={(server) => set({ server })}
          errorMessage={errorOf('server')}
        />
        <NumberField
          label={words.port}
          className={styles.narrow}
          hasSteppers={false}
          minValue={1}
          maxValue={65_535}
          formatOptions={{ useGrouping: false }}
          value={account.port}
          onChange={(port) => set({ port })}
        />
      </div>
      <Checkbox isSelected={account.usesSsl} onChange={(usesSsl) => form.setWay({ usesSsl })}>
        {words.usesSsl}
      </Checkbox>
      {isProxy && (
        <Checkbox isSelected={account.needsAuth} onChange={(needsAuth) => set({ needsAuth })}>
          {words.needsAuth}
        </Checkbox>
      )}
      {isProxy && account.needsAuth && <Credentials form={form} isProxy />}
      {!isProxy && (
        <FetchChoices
          account={account}
          onChange={set}
          folders={props.folders ?? []}
          targets={props.targets ?? []}
          foldersError={isTest ? undefined : errorOf('folders')}
        />
      )}
      {onTest && (
        <div>
          <Button isDisabled={isPending} onPress={test}>
            {words.test}
          </Button>
        </div>
      )}
      <div role="status" className={styles.status} data-tone={isPending ? undefined : errorMessage ? 'danger' : 'success'}>
        {isPending ? words.asking : (errorMessage ?? successMessage)}
      </div>
    </form>
  );
}
