import { useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import { FileMark } from '../file-browser/FileMark.tsx';
import { copyText } from '../sender-card/copyText.ts';
import * as styles from './ShareDialog.css.ts';
import type { ShareLink } from './ShareFacts.tsx';

/** Names of what is shared, the folders first. */
export function SharedNames({ names, folderCount = 0 }: { names: readonly string[]; folderCount?: number | undefined }) {
  const shared = names.map((name, index) => ({ name, isFolder: index < folderCount }));
  return (
    <ul aria-label={useStrings().share.files} className={styles.files} tabIndex={names.length > 4 ? 0 : undefined}>
      {shared.map(({ name, isFolder }) => (
        <li key={`${isFolder} ${name}`} className={styles.file}>
          <FileMark file={{ name, isFolder }} className={styles.icon} />
          <bdi className={styles.fileName} title={showBidiControls(name)}>
            {showBidiControls(name)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

/** Copies link and code in one text. */
export function CopyBothButton({ share: { url, code } }: { share: ShareLink }) {
  const words = useStrings().share;
  const [isCopied, setCopied] = useState(false);
  return (
    <Button onPress={() => void copyText(words.invitation(url, code)).then(setCopied)}>{isCopied ? words.copied : words.copyBoth}</Button>
  );
}

/** Ends a share after a question. */
export function StopButton({ onStop, isPending }: { onStop: () => void; isPending: boolean }) {
  const words = useStrings().share;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" tone="danger" isDisabled={isPending} onPress={() => setAsking(true)}>
        {words.stop}
      </Button>
      {isAsking && (
        <AlertDialog
          isOpen
          tone="danger"
          title={words.stopQuestion}
          confirmLabel={words.stop}
          onOpenChange={setAsking}
          onConfirm={() => {
            setAsking(false);
            onStop();
          }}
        >
          {words.stopConsequence}
        </AlertDialog>
      )}
    </>
  );
}
