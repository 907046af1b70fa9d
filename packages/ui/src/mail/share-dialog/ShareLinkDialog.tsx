import { type ReactNode, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { fieldError } from '../../foundation/styles/field.css.ts';
import { Button } from '../../parts/button/index.ts';
import { Dialog, type DialogProps } from '../../parts/dialog/index.ts';
import { isExtractionCode } from './ExtractionCodeForm.tsx';
import * as styles from './ShareDialog.css.ts';
import { ShareFacts, type ShareLink } from './ShareFacts.tsx';
import { ShareFields, type ShareSettings, type ShareValidity, shareSettingsOf, type TypedShareSettings } from './ShareFields.tsx';
import { CopyBothButton, SharedNames, StopButton } from './ShareParts.tsx';

export interface ShareLinkDialogProps extends Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The names of what is shared. */
  fileNames: readonly string[];
  /** Number of folders. They are first in `fileNames`. @default 0 */
  folderCount?: number | undefined;
  /** The link, once it was made. */
  share: ShareLink | null;
  /** Called to create the link. */
  onCreate: (settings: ShareSettings) => void;
  /** Lifetimes to choose from. */
  validities?: readonly ShareValidity[] | undefined;
  /** The lifetime that is selected at first. @default the first one */
  defaultValidity?: string | undefined;
  /** Field for the people who may open the link, such as a `ComboBox`. Without it everyone with the code can. */
  people?: ReactNode;
  /** Called to send the link by mail. Without it there is no such button. */
  onMail?: ((text: string) => void) | undefined;
  /** Ends the sharing, once the question was answered; without it there is no such button. */
  onStop?: (() => void) | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** Shares files by a link and an extraction code. To let single people in use `SharePeopleDialog`. */
export function ShareLinkDialog(props: ShareLinkDialogProps) {
  const {
    fileNames,
    folderCount,
    share,
    onCreate,
    validities = [],
    defaultValidity = validities[0]?.id,
    onStop,
    onMail,
    isPending = false,
    errorMessage,
    people,
    ...overlay
  } = props;
  const { isOpen, defaultOpen, onOpenChange } = overlay;
  const words = useStrings().share;
  const [written, setTyped] = useState<Partial<TypedShareSettings>>({});
  // The lifetimes may come after the dialog.
  const typed: TypedShareSettings = { validity: defaultValidity, downloadLimit: Number.NaN, code: '', ...written };
  const [wasTried, setTried] = useState(false);
  const isCodeWrong = typed.code.trim() !== '' && !isExtractionCode(typed.code.trim());
  const create = () => {
    setTried(true);
    if (!isCodeWrong) onCreate(shareSettingsOf(typed));
  };
  return (
    <Dialog
      title={words.title(fileNames.length)}
      size={480}
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      {...(share && onStop && { footerStart: <StopButton onStop={onStop} isPending={isPending} /> })}
      footer={({ close }) =>
        share ? (
          <>
            {onMail && <Button onPress={() => onMail(words.invitation(share.url, share.code))}>{words.mail}</Button>}
            <CopyBothButton share={share} />
            <Button tone="accent" onPress={close}>
              {words.done}
            </Button>
          </>
        ) : (
          <Button tone="accent" isPending={isPending} onPress={create}>
            {words.create}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <SharedNames names={fileNames} folderCount={folderCount} />
        {!share && (
          <ShareFields
            {...{ validities, people }}
            codeError={wasTried && isCodeWrong ? words.codeRule : undefined}
            value={typed}
            onChange={setTyped}
          />
        )}
        <div role="alert">{!share && errorMessage !== undefined && <span className={fieldError}>{errorMessage}</span>}</div>
        <div role="status">{share && <ShareFacts share={share} isNew />}</div>
      </div>
    </Dialog>
  );
}
