import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { Checkbox } from '../../parts/checkbox/index.ts';
import { NumberField } from '../../parts/number-field/index.ts';
import { PasswordField } from '../../parts/password-field/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './ServerAccountForm.css.ts';

/** Protocol for fetching mail. */
export type FetchProtocol = 'imap' | 'pop3';

/** Folders to fetch. */
export type FolderScope = 'inbox' | 'all';

/** An account of another system. What the purpose does not need stays as it is. */
export interface ServerAccount {
  /** Name of the server. */
  server: string;
  port: number;
  protocol: FetchProtocol;
  /** The address, or the name to log in by. */
  account: string;
  password: string;
  usesSsl: boolean;
  /** The proxy asks who it is. */
  needsAuth: boolean;
  folderScope: FolderScope;
}

/** Props of {@link ServerAccountForm}. */
export interface ServerAccountFormProps {
  /** Ties a button outside to the form. */
  id: string;
  /** Purpose of the account: to fetch mail from it, or to send mail through it. */
  purpose: 'fetch' | 'proxy';
  defaultValue: ServerAccount;
  /** Called with an account that can be tried. */
  onSubmit: (account: ServerAccount) => void;
  /** The other server is being asked, which takes 3 to 10 seconds. @default false */
  isPending?: boolean | undefined;
  /** Why the account was not kept. */
  errorMessage?: string | undefined;
  /** Presets of well-known providers. */
  children?: ReactNode;
  className?: string | undefined;
}

type Required = 'server' | 'account' | 'password';

/**
 * Form for an account of another mail system, to fetch mail from or send mail through. Its buttons belong in the surrounding dialog or
 * page.
 */
export function ServerAccountForm(props: ServerAccountFormProps) {
  const { id, purpose, defaultValue, onSubmit, isPending = false, errorMessage, children, className } = props;
  const words = useStrings().serverAccountForm;
  const [account, setAccount] = useState(defaultValue);
  const [wasTried, setTried] = useState(false);
  const set = (part: Partial<ServerAccount>) => setAccount((known) => ({ ...known, ...part }));
  const isProxy = purpose === 'proxy';
  const needsLogin = !isProxy || account.needsAuth;
  const missing = (field: Required) => account[field].trim() === '' && (field === 'server' || needsLogin);
  const errorOf = (field: Required) => (wasTried && missing(field) ? words.required[field] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const isWhole = (['server', 'account', 'password'] as const).every((field) => !missing(field));
    if (isWhole && !isPending) onSubmit(account);
  };
  return (
    <form id={id} noValidate aria-label={words.forms[purpose]} className={clsx(styles.form, className)} onSubmit={submit}>
      {children}
      {!isProxy && (
        <Select label={words.protocol} value={account.protocol} onChange={(key) => set({ protocol: key as FetchProtocol })}>
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
      <Checkbox isSelected={account.usesSsl} onChange={(usesSsl) => set({ usesSsl })}>
        {words.usesSsl}
      </Checkbox>
      {isProxy && (
        <Checkbox isSelected={account.needsAuth} onChange={(needsAuth) => set({ needsAuth })}>
          {words.needsAuth}
        </Checkbox>
      )}
      {needsLogin && (
        <>
          <TextField
            label={words.account}
            autoComplete="off"
            value={account.account}
            onChange={(next) => set({ account: next })}
            errorMessage={errorOf('account')}
          />
          <PasswordField
            label={words.password}
            autoComplete="off"
            value={account.password}
            onChange={(password) => set({ password })}
            errorMessage={errorOf('password')}
          />
        </>
      )}
      {!isProxy && (
        <Select label={words.folderScope} value={account.folderScope} onChange={(key) => set({ folderScope: key as FolderScope })}>
          <SelectItem id="inbox">{words.scopes.inbox}</SelectItem>
          <SelectItem id="all">{words.scopes.all}</SelectItem>
        </Select>
      )}
      <div role="status" className={styles.status} data-tone={isPending ? undefined : 'danger'}>
        {isPending ? words.asking : errorMessage}
      </div>
    </form>
  );
}
