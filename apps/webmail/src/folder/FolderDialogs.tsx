import { checkFolderName, createFolder, deleteFolder, Problem } from '@jinshu/api';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { Select, SelectItem } from '@jinshu/ui/select';
import { TextField } from '@jinshu/ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { applyChange } from '../cache/applyChange.ts';
import { describeProblem } from '../problem/describeProblem.ts';
import { useReport } from '../problem/useReport.ts';
import type { FolderTask } from './FolderPane.tsx';
import { folderListOptions } from './folder.queries.ts';
import { folderStrings as s } from './folder.strings.ts';
import { useFolderName } from './useFolderName.ts';

export interface FolderDialogsProps {
  task: FolderTask;
  onDone: () => void;
  onDeleted: (rawName: string) => void;
}

/** The dialogs of folders; loaded when the first of them opens. */
export function FolderDialogs({ task, onDone, onDeleted }: FolderDialogsProps) {
  return task.kind === 'new' ? <NewFolder onDone={onDone} /> : <DeleteFolder {...task} onDone={onDone} onDeleted={onDeleted} />;
}

const nameProblems = { required: s.required, 'too-long': s.tooLong, 'forbidden-character': s.forbiddenCharacter } as const;

function NewFolder({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const { api } = useAccount();
  const queryClient = useQueryClient();
  const formId = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const create = useMutation({
    mutationFn: () => api.call(createFolder, { body: { name: name.trim() } }),
    onSuccess: () => {
      applyChange(queryClient, { type: 'folder.changed' });
      onDone();
    },
    onError: (problem) => setError(describeRefusal(intl, problem)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = checkFolderName(name);
    if (problem) setError(intl.formatMessage(nameProblems[problem]));
    else create.mutate();
  };
  return (
    <Dialog
      title={intl.formatMessage(s.new)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      footer={
        <>
          <Button onPress={onDone}>{intl.formatMessage(s.cancel)}</Button>
          <Button tone="accent" type="submit" form={formId} isPending={create.isPending}>
            {intl.formatMessage(s.create)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          autoFocus
          label={intl.formatMessage(s.name)}
          value={name}
          onChange={(next) => {
            setName(next);
            setError(undefined);
          }}
          errorMessage={error}
        />
      </form>
    </Dialog>
  );
}

/** ERR-25: `error_message` first, then what the server has against the name. */
function describeRefusal(intl: IntlShape, problem: unknown): string {
  const hasMessage = problem instanceof Problem && problem.answer?.body.error_message !== undefined;
  const [aboutName] = problem instanceof Problem ? (problem.fields.name ?? []) : [];
  return hasMessage || aboutName === undefined ? describeProblem(intl, problem) : aboutName;
}

function DeleteFolder({ rawName, name, onDone, onDeleted }: { rawName: string; name: string } & Omit<FolderDialogsProps, 'task'>) {
  const { formatMessage } = useIntl();
  const { api } = useAccount();
  const queryClient = useQueryClient();
  const report = useReport();
  const nameOf = useFolderName();
  const { data: folders = [] } = useQuery(folderListOptions(api));
  const [deletesContent, setDeletesContent] = useState(false);
  const [targetFolder, setTargetFolder] = useState('INBOX');
  const remove = useMutation({
    mutationFn: () =>
      api.call(deleteFolder, { body: { sourceFolder: rawName, deletesContent, targetFolder: deletesContent ? undefined : targetFolder } }),
    onSuccess: () => {
      applyChange(queryClient, { type: 'folder.changed' }, { type: 'message.added', folder: targetFolder, uids: [], isArrival: false });
      onDeleted(rawName);
      onDone();
    },
    onError: (error) => {
      report(error);
      onDone();
    },
  });
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={formatMessage(s.deleteTitle, { name })}
      confirmLabel={formatMessage(s.delete)}
      cancelLabel={formatMessage(s.cancel)}
      option={{ label: formatMessage(s.deleteWithContent), isSelected: deletesContent, onChange: setDeletesContent }}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onDone}
    >
      {!deletesContent && (
        <Select
          label={formatMessage(s.deleteTarget)}
          value={targetFolder}
          onChange={(key) => setTargetFolder(String(key))}
          items={folders.filter((folder) => folder.rawName !== rawName && folder.rawName !== 'Drafts')}
        >
          {(folder) => <SelectItem id={folder.rawName}>{nameOf(folder)}</SelectItem>}
        </Select>
      )}
    </AlertDialog>
  );
}
