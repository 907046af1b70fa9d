import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import type { ServerAccountFormProps } from './ServerAccountForm.tsx';
import { type RequiredField, type ServerAccount, type ServerPreset, withWay } from './serverAccount.ts';

type Options = Pick<ServerAccountFormProps, 'purpose' | 'defaultValue' | 'findPresets' | 'keepsPassword' | 'isPending' | 'fieldErrors'>;

/** Fields that must be filled in to try an account. */
const tried = ['server', 'sender', 'account', 'password'] as const;

/** State of the form: the account, what is missing in it, and the provider whose servers were filled in. */
export function useServerAccount(options: Options) {
  const { purpose, defaultValue, findPresets, keepsPassword = false, isPending = false, fieldErrors } = options;
  const words = useStrings().serverAccountForm;
  const [account, setAccount] = useState(defaultValue);
  const [presets, setPresets] = useState<readonly ServerPreset[]>([]);
  const [wasTried, setTried] = useState(false);
  const [changed, setChanged] = useState<ReadonlySet<RequiredField>>(new Set());
  const needsLogin = purpose === 'fetch' || account.needsAuth;
  // The server says whether the stored password still fits.
  const isMissing = (field: RequiredField) => {
    if (field === 'folders') return purpose === 'fetch' && account.protocol === 'imap' && isChoiceEmpty(account);
    if (field === 'password' && keepsPassword) return false;
    if (field === 'sender') return purpose === 'proxy' && (account.sender ?? '').trim() === '';
    return account[field].trim() === '' && (field === 'server' || needsLogin);
  };
  const set = (part: Partial<ServerAccount>) => {
    setAccount((known) => ({ ...known, ...part }));
    setChanged((known) => new Set([...known, ...tried.filter((field) => field in part)]));
  };
  return {
    account,
    set,
    keepsPassword,
    setWay: (way: Parameters<typeof withWay>[1]) => setAccount((known) => withWay(known, way, presets, purpose === 'proxy')),
    errorOf: (field: RequiredField) =>
      wasTried && isMissing(field) ? words.required[field] : changed.has(field) ? undefined : fieldErrors?.[field],
    provider: presets.find(({ server }) => server === account.server)?.name,
    /** Fills in the servers of the provider of an address, unless others were typed in. For a proxy, the address is the account as well. */
    async leaveAddress(address = '') {
      if (!address.includes('@')) return;
      if (purpose === 'proxy') setAccount((known) => (known.account === '' ? { ...known, account: address.trim() } : known));
      const found = (await findPresets?.(address.trim())) ?? [];
      if (found.length === 0 && presets.length === 0) return;
      setPresets(found);
      setAccount((known) => {
        const isOpen = known.server === '' || presets.some(({ server }) => server === known.server);
        const preset = found.find(({ protocol }) => protocol === known.protocol) ?? found[0];
        if (!isOpen || !preset) return known;
        const { name: _name, ...way } = preset;
        return { ...known, ...way };
      });
    },
    /** Calls `use` if nothing is missing. */
    ifWhole(use: (account: ServerAccount) => void, isTest = false) {
      setTried(true);
      setChanged(new Set());
      const needed: readonly RequiredField[] = isTest ? tried : [...tried, 'folders'];
      if (isPending || needed.some(isMissing)) return;
      use(account.protocol === 'pop3' ? { ...account, folderScope: 'inbox' } : account);
    },
  };
}

const isChoiceEmpty = ({ folderScope, chosenFolders = [] }: ServerAccount) => folderScope === 'chosen' && chosenFolders.length === 0;
