import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { removeBidiControls, showBidiControls } from '../../foundation/text/index.ts';
import { HoverCard, HoverCardTrigger } from '../../parts/hover-card/index.ts';
import * as styles from './AttachmentList.css.ts';
import type { Attachment, AttachmentListProps } from './AttachmentList.tsx';
import { FileIcon } from './FileIcon.tsx';

interface AttachmentCardProps<T extends Attachment>
  extends Pick<AttachmentListProps<T>, 'downloadHref' | 'onPreview' | 'canPreview' | 'onSave'> {
  attachment: T;
  size: string;
}

/** Extensions that a computer runs when the file is opened. Only the last extension counts; trailing dots and spaces are ignored. */
const programs =
  /\.(?:exe|com|scr|pif|bat|cmd|msi|msix|appx|cpl|lnk|url|hta|jse?|vb[se]?|wsf|wsh|ps1|psm1|reg|jar|jnlp|iso|img|vhdx?|dll|sys|gadget|apk|dmg|pkg|app|command|desktop|sh|run|chm|scf|xll|application)[\s.]*$/i;
const isProgram = (name: string) => programs.test(removeBidiControls(name).normalize('NFKC'));

/** Card of one file. It has quick actions; a popover with labeled actions opens on hover or press of the name. */
export function AttachmentCard<T extends Attachment>({
  attachment,
  size,
  downloadHref,
  onPreview,
  canPreview = () => true,
  onSave,
}: AttachmentCardProps<T>) {
  const { attachmentList: words } = useStrings();
  const [isOpen, setOpen] = useState(false);
  const name = showBidiControls(attachment.name);
  const run = (action: (one: T) => void) => () => {
    setOpen(false);
    action(attachment);
  };
  const preview = onPreview && canPreview(attachment) ? run(onPreview) : undefined;
  const save = onSave && run(onSave);
  const download = downloadHref && { href: downloadHref(attachment), fileName: removeBidiControls(attachment.name) };
  return (
    <li className={styles.card}>
      <FileIcon name={attachment.name} />
      <HoverCardTrigger delay={300} isOpen={isOpen} onOpenChange={setOpen}>
        <Button className={styles.texts} onPress={() => setOpen(true)}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.size}>{size}</span>
          {isProgram(attachment.name) && <span className={styles.risk}>{words.isProgram}</span>}
        </Button>
        <HoverCard label={name} size="small" padding="none">
          <div className={styles.sheet}>
            <bdi className={styles.fullName}>{name}</bdi>
            {preview && (
              <button type="button" className={styles.item} onClick={preview}>
                <Icon name="eye" size={16} />
                {words.preview}
              </button>
            )}
            {save && (
              <button type="button" className={styles.item} onClick={save}>
                <Icon name="folder_arrow_right" size={16} />
                {words.save}
              </button>
            )}
            {download && (
              <a className={styles.item} href={download.href} download={download.fileName} onClick={() => setOpen(false)}>
                <Icon name="arrow_download" size={16} />
                {words.download}
              </a>
            )}
          </div>
        </HoverCard>
      </HoverCardTrigger>
      <span className={styles.actions}>
        {preview && (
          <button type="button" className={styles.action} aria-label={`${words.preview} ${name}`} title={words.preview} onClick={preview}>
            <Icon name="eye" size={16} />
          </button>
        )}
        {save && (
          <button type="button" className={styles.action} aria-label={`${words.save} ${name}`} title={words.save} onClick={save}>
            <Icon name="folder_arrow_right" size={16} />
          </button>
        )}
        {download && (
          <a
            className={styles.action}
            href={download.href}
            download={download.fileName}
            aria-label={`${words.download} ${name}`}
            title={words.download}
          >
            <Icon name="arrow_download" size={16} />
          </a>
        )}
      </span>
    </li>
  );
}
