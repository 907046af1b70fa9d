import { copyDiskEntries, type Disk, type DiskEntry, moveDiskEntries } from '@jinshu/api';
import { type DiskMoveOutput, diskMoveMachine, type MoveStep, type MoveStepResult } from '@jinshu/mail-machines';
import { NameConflictDialog } from '@jinshu/ui/file-browser';
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { DiskFolderPicker } from '../../mail/disk/index.ts';
import { filesStrings as s } from './files.strings.ts';
import { idsOf } from './idsOf.ts';
import { useFilesTools } from './useFilesTools.ts';

/** Folder of a drive. */
interface Target {
  disk: Disk;
  /** 0 is the root. */
  folderId: number;
}

interface MoveFilesProps {
  /** Drive of the files. */
  disk: Disk;
  files: readonly DiskEntry[];
  /** Whether the files also stay where they are. @default false */
  isCopy?: boolean | undefined;
  /** Target folder. Without it, the user chooses one. */
  target?: Target | undefined;
  onEnd: () => void;
}

/** Moves or copies files into a folder of a drive that the user chooses, dropped them on or pastes them into. */
export function MoveFiles({ disk, files, isCopy = false, target, onEnd }: MoveFilesProps) {
  const { formatMessage } = useFilesTools();
  const [chosen, setChosen] = useState(target);
  // The picker also closes after a choice.
  const isChosen = useRef(false);
  if (chosen !== undefined) return <Moving {...{ disk, files, isCopy, onEnd }} target={chosen} />;
  return (
    <DiskFolderPicker
      title={formatMessage(isCopy ? s.copyTitle : s.moveTitle, { count: files.length })}
      confirmLabel={formatMessage(isCopy ? s.copyHere : s.moveHere)}
      disks={disk === 'personal' ? ['personal', 'company'] : ['company', 'personal']}
      without={idsOf(files).folderIds}
      onPick={async (picked) => {
        isChosen.current = true;
        setChosen(picked);
      }}
      onClose={() => !isChosen.current && onEnd()}
    />
  );
}

/** Carries it out, and asks about taken names. */
function Moving({ disk, files, isCopy = false, target, onEnd }: MoveFilesProps & { target: Target }) {
  const { api, formatMessage, report, refresh, say } = useFilesTools();
  const { disk: toDisk, folderId } = target;
  const machine = useMemo(() => {
    const moveFiles = fromPromise<MoveStepResult, MoveStep>(async ({ input: step }) => {
      const input = { params: { disk }, body: { ...idsOf(step.files), toDisk, folderId: step.folderId, onTaken: step.onTaken } };
      if (!isCopy) return api.call(moveDiskEntries, input);
      const { copiedCount, skippedCount } = await api.call(copyDiskEntries, input);
      return { movedCount: copiedCount, skippedCount, movedFrom: [] };
    });
    return diskMoveMachine.provide({ actors: { moveFiles } });
  }, [api, disk, toDisk, isCopy]);
  const [state, send] = useActor(machine, { input: { files, folderId } });
  const { output, context } = state;
  const hasFailed = state.matches('failed');

  const undo = async ({ movedFrom }: DiskMoveOutput) => {
    try {
      for (const { folderId: before, ...ids } of movedFrom)
        await api.call(moveDiskEntries, { params: { disk }, body: { ...ids, folderId: before, onTaken: 'keep' } });
    } catch (error) {
      report(error);
    } finally {
      refresh({ type: 'disk.changed', disk });
    }
  };
  const end = (result: DiskMoveOutput) => {
    for (const changed of new Set([disk, toDisk])) refresh({ type: 'disk.changed', disk: changed });
    if (result.problem !== null) report(result.problem);
    else if (result.movedCount + result.skippedCount > 0) {
      const { movedCount: count, skippedCount: skipped } = result;
      const takeBack = { label: formatMessage(s.undo), onPress: () => void undo(result) };
      say(formatMessage(isCopy ? s.copiedItems : s.moved, { count, skipped }), result.movedFrom.length > 0 ? takeBack : undefined);
    }
    onEnd();
  };
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => {
    if (hasFailed) send({ type: 'close' });
    if (output) latest.current(output);
  }, [hasFailed, output, send]);

  const asked = state.hasTag('asking') ? files[context.index] : undefined;
  if (!asked) return null;
  return (
    <NameConflictDialog
      key={context.index}
      name={asked.name}
      isFolder={asked.kind === 'folder'}
      moreCount={files.length - context.index - 1}
      onAnswer={(answer, isForAll) => send({ type: 'answer', answer: answer === 'keepBoth' ? 'keep' : answer, isForAll })}
    />
  );
}
