import { type ReactNode, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { showBidiControls } from '../../foundation/text/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { FileIcon } from '../attachment-list/index.ts';
import { CopyButton } from '../sender-card/CopyButton.tsx';
import { copyText } from '../sender-card/copyText.ts';
import * as styles from './ShareDialog.css.ts';

/** A link that others open files by. */
export interface ShareLink {
  url: string;
  /** 6 letters or digits. */
  code: string;
  /** Expiry of the link, as formatted text. */
  validUntil?: string | undefined;
}

/** Lifetime of a link. */
export interface ShareValidity {
  id: string;
  label: string;
}

export interface ShareLinkDialogProps extends Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The names of what is shared. */
  fileNames: readonly string[];
  /** The link, once it was made. */
  share: ShareLink | null;
  /** Called to create the link, with the id of the selected lifetime if there are several. */
  onCreate: (validity: string | undefined) => void;
  /** Lifetimes to choose from; the first is the default. */
  validities?: readonly ShareValidity[] | undefined;
  /** Ends the sharing, once the question was answered; without it there is no such button. */
  onStop?: (() => void) | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** Shares files by a link and an extraction code. To let single people in use `SharePeopleDialog`. */
export function ShareLinkDialog(props: ShareLinkDialogProps) {
  const { fileNames, share, onCreate, validities = [], onStop, isPending = false, errorMessage, isOpen, defaultOpen, onOpenChange } = props;
  const words = useStrings().share;
  const [validity, setValidity] = useState(validities[0]?.id);
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      title={words.title(fileNames.length)}
      size={450}
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      {...(share && onStop && { footerStart: <StopButton onPress={() => setAsking(true)} isPending={isPending} /> })}
      footer={({ close }) =>
        share ? (
          <>
            <CopyBothButton share={share} />
            <Button tone="accent" onPress={close}>
              {words.done}
            </Button>
          </>
        ) : (
          <Button tone="accent" isPending={isPending} onPress={() => onCreate(validity)}>
            {words.create}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <ul aria-label={words.files} className={styles.files} tabIndex={fileNames.length > 4 ? 0 : undefined}>
          {fileNames.map((name) => (
            <li key={name} className={styles.file}>
              <FileIcon name={name} className={styles.icon} />
              <bdi className={styles.fileName} title={showBidiControls(name)}>
                {showBidiControls(name)}
              </bdi>
            </li>
          ))}
        </ul>
        {!share && validities.length > 0 && (
          <Select label={words.validity} value={validity ?? null} onChange={(key) => setValidity(String(key))} errorMessage={errorMessage}>
            {validities.map(({ id, label }) => (
              <SelectItem key={id} id={id}>
                {label}
              </SelectItem>
            ))}
          </Select>
        )}
        <div role="status">{share && <Facts share={share} />}</div>
      </div>
      {isAsking && (
        <AlertDialog
          isOpen
          tone="danger"
          title={words.stopQuestion}
          confirmLabel={words.stop}
          onOpenChange={setAsking}
          onConfirm={() => {
            setAsking(false);
            onStop?.();
          }}
        >
          {words.stopConsequence}
        </AlertDialog>
      )}
    </Dialog>
  );
}

function Facts({ share: { url, code, validUntil } }: { share: ShareLink }) {
  const words = useStrings().share;
  const row = (term: string, fact: ReactNode) => (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.fact}>{fact}</dd>
    </>
  );
  return (
    <dl className={styles.facts}>
      {row(
        words.link,
        <>
          <bdi className={styles.link} title={url}>
            {url}
          </bdi>
          <CopyButton text={url} label={words.copyLink} copiedLabel={words.copied} />
        </>,
      )}
      {row(
        words.code,
        <>
          <span className={styles.code}>{code}</span>
          <CopyButton text={code} label={words.copyCode} copiedLabel={words.copied} />
        </>,
      )}
      {validUntil !== undefined && row(words.validity, validUntil)}
    </dl>
  );
}

function CopyBothButton({ share: { url, code } }: { share: ShareLink }) {
  const words = useStrings().share;
  const [isCopied, setCopied] = useState(false);
  return (
    <Button onPress={() => void copyText(words.invitation(url, code)).then(setCopied)}>{isCopied ? words.copied : words.copyBoth}</Button>
  );
}

function StopButton({ onPress, isPending }: { onPress: () => void; isPending: boolean }) {
  return (
    <Button variant="quiet" tone="danger" isDisabled={isPending} onPress={onPress}>
      {useStrings().share.stop}
    </Button>
  );
}
