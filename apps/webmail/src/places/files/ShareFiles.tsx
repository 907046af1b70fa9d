import {
  createFileShare,
  type Disk,
  type DiskEntry,
  deleteFileShare,
  type FileShare,
  isAddress,
  Problem,
  parseRecipients,
} from '@jinshu/api';
import { type Recipient, RecipientField, type RecipientFieldHandle } from '@jinshu/ui/recipient-field';
import { ShareLinkDialog, type ShareSettings } from '@jinshu/ui/share-dialog';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { applyChange } from '../../core/cache/index.ts';
import { describeProblem, useReport } from '../../core/problem/index.ts';
import { useSuggestions } from '../../mail/recipient/index.ts';
import { filesStrings as s } from './files.strings.ts';
import { idsOf } from './idsOf.ts';
import { linkOf, validityChoices } from './linkOf.ts';
import { useValidities } from './useValidities.ts';

interface ShareFilesProps {
  disk: Disk;
  files: readonly DiskEntry[];
  onClose: () => void;
}

/** Shares files of a drive by a link with an extraction code (FIL-45). */
export function ShareFiles({ disk, files, onClose }: ShareFilesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api, queryClient } = useAccount();
  const report = useReport();
  const { suggestions, ask } = useSuggestions();
  const field = useRef<RecipientFieldHandle>(null);
  const [people, setPeople] = useState<readonly Recipient[]>([]);
  const [share, setShare] = useState<FileShare | null>(null);
  const { offered, preselected } = useValidities();
  const refresh = () => applyChange(queryClient, { type: 'file-share.changed' });
  const create = useMutation({
    mutationFn: ({ validity, downloadLimit, code }: ShareSettings) => {
      const userNames = (field.current?.commit() ?? people).map(({ address }) => address);
      if (!userNames.every(isAddress)) throw new Problem('email-format');
      const body = {
        disk,
        ...idsOf(files),
        validity: offered.find((one) => one === validity),
        maximumDownloads: downloadLimit,
        code,
        userNames: userNames.length > 0 ? userNames : undefined,
      };
      return api.call(createFileShare, { body });
    },
    onSuccess: (made) => {
      setShare(made);
      refresh();
    },
  });
  const told = create.error ? describeProblem(intl, create.error) : undefined;
  const isOfPeople = create.error instanceof Problem && ['email-format', 'disk-member-unknown'].includes(create.error.code);
  const stop = useMutation({
    mutationFn: (id: number) => api.call(deleteFileShare, { params: { id } }),
    onSuccess: () => {
      refresh();
      onClose();
    },
    onError: report,
  });
  const folders = files.filter(({ kind }) => kind === 'folder');
  const names = [...folders, ...files.filter(({ kind }) => kind === 'file')].map(({ name }) => name);
  return (
    <ShareLinkDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      fileNames={names}
      folderCount={folders.length}
      share={share && linkOf(intl, share)}
      validities={validityChoices(intl, offered)}
      defaultValidity={preselected}
      onCreate={(settings) => create.mutate(settings)}
      onStop={share ? () => stop.mutate(share.id) : undefined}
      isPending={create.isPending || stop.isPending}
      errorMessage={isOfPeople ? undefined : told}
      people={
        <RecipientField
          ref={field}
          variant="box"
          label={formatMessage(s.people)}
          placeholder={formatMessage(s.peopleHelp)}
          value={people}
          onChange={setPeople}
          errorMessage={isOfPeople ? told : undefined}
          parse={parseRecipients}
          suggestions={suggestions}
          onQuery={ask}
        />
      }
    />
  );
}
