import { checkFolderName, createFolder, type Folder, Problem, renameFolder, textOfShape } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { TextField } from '@jinshu/ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange, folderListOptions } from '../../core/cache/index.ts';
import { describeProblem, describeRefusal, type Failing, failing, outcomeStrings } from '../../core/problem/index.ts';
import { toasts } from '../../core/toast/index.ts';
import { folderStrings as s } from './folder.strings.ts';
import type { ListedFolder } from './ListedFolder.ts';
import { useFolderName } from './useFolderName.ts';

export interface FolderNameProps {
  /** The folder that gets another name; absent for a new one. */
  folder?: ListedFolder | undefined;
  /** Initial name of a new folder. */
  initialName?: string | undefined;
  /** Called with the raw name of a new folder. */
  onCreated?: ((rawName: string) => void) | undefined;
  onDone: () => void;
}

const nameProblems = { required: s.required, 'too-long': s.tooLong, 'forbidden-character': s.forbiddenCharacter } as const;

/** Asks for the name of a folder: of a new one (FLD-16), or another for one that is there (FLD-29). */
export function FolderName({ folder, initialName = '', onCreated, onDone }: FolderNameProps) {
  const intl = useIntl();
  const { api } = useAccount();
  const queryClient = useQueryClient();
  const formId = useId();
  const nameOf = useFolderName();
  const { data: folders = [] } = useQuery(folderListOptions(api));
  const [name, setName] = useState(folder?.name ?? initialName);
  const [error, setError] = useState<string>();
  const save = useMutation<unknown>({
    mutationFn: () =>
      folder
        ? api.call(renameFolder, { body: { sourceFolder: folder.rawName, name: name.trim() } })
        : api.call(createFolder, { body: { name: name.trim() } }),
    onSuccess: (made) => {
      applyChange(queryClient, { type: 'folder.changed' });
      if (!folder) onCreated?.((made as Folder).rawName);
      if (folder) toasts.add({ message: intl.formatMessage(outcomeStrings.edited) });
      onDone();
    },
    onError: (problem) => setError(describeAnswer(intl, problem, folder ? failing.edit : failing.add)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = checkFolderName(name);
    if (problem) setError(intl.formatMessage(nameProblems[problem]));
    else if (isTaken(name.trim(), folders, nameOf, folder?.rawName)) setError(describeProblem(intl, new Problem('folder-name-taken')));
    else save.mutate();
  };
  return (
    <Dialog
      title={intl.formatMessage(folder ? s.renameTitle : s.new)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      footer={
        <>
          <Button onPress={onDone}>{intl.formatMessage(s.cancel)}</Button>
          <Button tone="accent" type="submit" form={formId} isPending={save.isPending}>
            {intl.formatMessage(folder ? s.rename : s.create)}
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

/** Whether another folder goes by that name, whatever its letters' case (FLD-18): as it was named, or as the tree shows it. */
function isTaken(name: string, folders: readonly Folder[], nameOf: (folder: Folder) => string, except: string | undefined): boolean {
  const lower = name.toLowerCase();
  return folders.some(
    (folder) => folder.rawName !== except && [folder.name, nameOf(folder)].some((known) => known.toLowerCase() === lower),
  );
}

/** ERR-25: the text of a name first, then what the server has against the name; ERR-61 and ERR-63 where it is about neither. */
function describeAnswer(intl: IntlShape, problem: unknown, words: Failing): string {
  const hasMessage = problem instanceof Problem && textOfShape(problem.answer?.body ?? {}, 'message') !== undefined;
  const [aboutName] = problem instanceof Problem ? (problem.fields.name ?? []) : [];
  return hasMessage || aboutName === undefined ? describeRefusal(intl, problem, words) : aboutName;
}
