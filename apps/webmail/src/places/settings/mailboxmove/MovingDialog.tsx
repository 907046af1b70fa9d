import { type Moving, type MovingForm, Problem, presetMoving, verifyMoving } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { useStrings } from '@jinshu/ui/provider';
import { type RequiredField, type ServerAccount, ServerAccountForm } from '@jinshu/ui/server-account-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { folderListOptions } from '../../../core/cache/index.ts';
import { useFolderName } from '../../../mail/folder/index.ts';
import { describeServerProblem } from '../serverRefusal.ts';
import { useServerPresets } from '../useServerPresets.ts';
import { movingStrings as s } from './moving.strings.ts';

const formId = 'moving-form';

const fresh: ServerAccount = {
  server: '',
  port: 993,
  protocol: 'imap',
  account: '',
  password: '',
  usesSsl: true,
  needsAuth: true,
  folderScope: 'all',
  chosenFolders: [],
  targetFolder: null,
  removeAfterDays: null,
  everyMinutes: null,
};

const toAccount = ({ email, ...moving }: Moving): ServerAccount => ({ ...fresh, ...moving, account: email });

const toForm = ({
  account,
  chosenFolders = [],
  targetFolder = null,
  removeAfterDays = null,
  everyMinutes = null,
  ...rest
}: ServerAccount) => {
  const { server, port, protocol, password, usesSsl, folderScope } = rest;
  const own = { server, port, protocol, password, usesSsl, folderScope, email: account };
  return { ...own, chosenFolders: [...chosenFolders], targetFolder, removeAfterDays, everyMinutes } satisfies MovingForm;
};

/** Fields of the contract by those of the form. */
const fieldNames = { server: 'server', email: 'account', password: 'password', chosen_folders: 'folders' } as const;

/** Sentences for the fields that the server refused. */
const fieldErrorsOf = (problem: unknown, words: Record<RequiredField, string>) =>
  problem instanceof Problem
    ? Object.fromEntries(
        Object.entries(fieldNames)
          .filter(([name]) => problem.fields[name])
          .map(([, field]) => [field, words[field]]),
      )
    : undefined;

interface MovingDialogProps {
  /** The account to change; undefined for a new one. */
  moving: Moving | undefined;
  isPending: boolean;
  /** Why it was not saved. */
  error: unknown;
  onSave: (form: MovingForm) => void;
  /** Forgets the last error. */
  onChange: () => void;
  onClose: () => void;
}

/** Dialog for an account of another mail system. It can be tried before it is saved (SET-80, SET-81, SET-117). */
export function MovingDialog({ moving, isPending, error, onSave, onChange, onClose }: MovingDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api } = useAccount();
  const findPresets = useServerPresets(presetMoving);
  const { required } = useStrings().serverAccountForm;
  const folderName = useFolderName();
  const { data: targets = [] } = useQuery(folderListOptions(api));
  const trial = useMutation({
    mutationFn: (account: ServerAccount) => api.call(verifyMoving, { body: { ...toForm(account), id: moving?.id ?? null } }),
  });
  const problem = trial.isPending ? undefined : (error ?? trial.error);
  const folders = trial.data?.folders ?? moving?.knownFolders ?? [];
  return (
    <Dialog
      isOpen
      size={560}
      title={formatMessage(moving ? s.edit : s.add)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{formatMessage(s.cancel)}</Button>
          <Button tone="accent" type="submit" form={formId} isPending={isPending} isDisabled={trial.isPending}>
            {formatMessage(s.save)}
          </Button>
        </>
      }
    >
      <ServerAccountForm
        id={formId}
        purpose="fetch"
        defaultValue={moving ? toAccount(moving) : fresh}
        keepsPassword={moving !== undefined}
        findPresets={findPresets}
        folders={folders}
        targets={targets.filter(({ rawName }) => rawName !== 'Drafts').map((folder) => ({ id: folder.rawName, name: folderName(folder) }))}
        isPending={isPending || trial.isPending}
        errorMessage={problem ? describeServerProblem(intl, problem) : undefined}
        fieldErrors={fieldErrorsOf(problem, required)}
        successMessage={trial.data && formatMessage(s.connected, { count: trial.data.folders.length })}
        onTest={(account) => {
          onChange();
          trial.mutate(account);
        }}
        onSubmit={(account) => {
          trial.reset();
          onSave(toForm(account));
        }}
      />
    </Dialog>
  );
}
