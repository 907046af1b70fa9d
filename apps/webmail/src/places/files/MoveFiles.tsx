import { type Disk, type DiskEntry, moveDiskEntries } from '@jinshu/api';
import { type DiskMoveOutput, diskMoveMachine, type MoveStep, type MoveStepResult } from '@jinshu/mail-machines';
import { NameConflictDialog } from '@jinshu/ui/file-browser';
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { DiskFolderPicker } from '../../mail/disk/index.ts';
import { filesStrings as s } from './files.strings.ts';
import { idsOf } from './idsOf.ts';
import { useFilesTools } from './useFilesTools.ts';

interface MoveFilesProps {
  disk: Disk;
  files: readonly DiskEntry[];
  /** Target folder. Without it, the user chooses one. */
  folderId?: number | undefined;
  onEnd: () => void;
}

/** Moves files of a drive into a folder that the user chooses, dropped them on or pastes them into. */
export function MoveFiles({ disk, files, folderId, onEnd }: MoveFilesProps) {
  const { formatMessage } = useFilesTools();
  const [chosen, setChosen] = useState(folderId);
  // The picker also closes after a choice.
  const isChosen = useRef(false);
  if (chosen !== undefined) return <Moving {...{ disk, files, onEnd }} folderId={chosen} />;
  return (
    <DiskFolderPicker
      title={formatMessage(s.moveTitle, { count: files.length })}
      confirmLabel={formatMessage(s.moveHere)}
      disks={[disk]}
      without={idsOf(files).folderIds}
      onPick={async (target) => {
        isChosen.current = true;
        setChosen(target.folderId);
      }}
      onClose={() => !isChosen.current && onEnd()}
    />
  );
}

/** Carries the move out, and asks about taken names. */
function Moving({ disk, files, folderId, onEnd }: MoveFilesProps & { folderId: number }) {
  const { api, formatMessage, report, refresh, say } = useFilesTools();
  const machine = useMemo(() => {
    const moveFiles = fromPromise<MoveStepResult, MoveStep>(({ input: step }) =>
      api.call(moveDiskEntries, { params: { disk }, body: { ...idsOf(step.files), folderId: step.folderId, onTaken: step.onTaken } }),
    );
    return diskMoveMachine.provide({ actors: { moveFiles } });
  }, [api, disk]);
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
    refresh({ type: 'disk.changed', disk });
    if (result.problem !== null) report(result.problem);
    else if (result.movedCount + result.skippedCount > 0) {
      const { movedCount: count, skippedCount: skipped } = result;
      const takeBack = { label: formatMessage(s.undo), onPress: () => void undo(result) };
      say(formatMessage(s.moved, { count, skipped }), count > 0 ? takeBack : undefined);
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
