import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { Icon as IconMore } from '../../foundation/icon-more/index.ts';
import { toIntlLocale, useLocaleCode, useScopedSkin, useStrings } from '../../foundation/provider/index.ts';
import { formatSize, removeBidiControls, showBidiControls } from '../../foundation/text/index.ts';
import { IconButton } from '../../parts/button/index.ts';
import { Link } from '../../parts/link/index.ts';
import { FileIcon } from '../attachment-list/index.ts';
import * as styles from './AttachmentPreview.css.ts';
import { Content, type PreviewContent } from './PreviewContent.tsx';

/** File that can be previewed. */
export interface PreviewFile {
  /** Unique among the files. */
  id: string;
  name: string;
  size: number;
}

export interface AttachmentPreviewProps {
  /** The files to go through. */
  files: readonly PreviewFile[];
  /** The file that is shown; without one the preview is closed. */
  currentId: string | null;
  onCurrentChange: (id: string) => void;
  /** Content of the current file. */
  content: PreviewContent;
  /** The subject of the mail that the files came with. */
  subject?: string | undefined;
  /** Returns the download URL of a file. Without it, files can't be downloaded. */
  downloadHref?: ((file: PreviewFile) => string) | undefined;
  onClose: () => void;
}

/** Shows the attachments of a message one at a time, over the whole page. */
export function AttachmentPreview({ files, currentId, onClose, ...props }: AttachmentPreviewProps) {
  const place = files.findIndex(({ id }) => id === currentId);
  const file = files[place];
  return (
    <ModalOverlay
      data-skin={useScopedSkin()}
      className={styles.overlay}
      isOpen={file !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog}>{file && <Shown {...props} files={files} place={place} file={file} onClose={onClose} />}</Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ShownProps extends Omit<AttachmentPreviewProps, 'currentId'> {
  place: number;
  file: PreviewFile;
}

function Shown({ files, place, file, onCurrentChange, content, subject, downloadHref, onClose }: ShownProps) {
  const words = useStrings().attachmentPreview;
  const locale = toIntlLocale(useLocaleCode());
  const name = showBidiControls(file.name);
  const href = downloadHref?.(file);
  const self = useRef<HTMLDivElement>(null);
  // Where keys are heard, and no control that says by its ring and its tooltip that it is meant.
  useEffect(() => self.current?.focus(), []);
  const go = (by: 1 | -1) => {
    const next = files[place + by];
    if (next) onCurrentChange(next.id);
  };
  const turnPage = (event: KeyboardEvent) => {
    // On a picture that is larger than its stage the arrows move the picture.
    const by = { PageDown: 1, PageUp: -1 }[event.key] as 1 | -1 | undefined;
    if (by === undefined || event.defaultPrevented) return;
    event.preventDefault();
    go(by);
  };
  const about = [files.length > 1 && `${place + 1} / ${files.length}`, formatSize(file.size, locale), subject && showBidiControls(subject)];
  const bar = (tools: ReactNode) => (
    <header className={styles.bar}>
      <FileIcon name={file.name} className={styles.file} />
      <div className={styles.names}>
        <Heading slot="title" level={2} className={styles.name}>
          <bdi>{name}</bdi>
        </Heading>
        <div className={styles.about}>{about.filter(Boolean).join(' · ')}</div>
      </div>
      <div className={styles.tools}>
        {tools}
        {href !== undefined && (
          <Link className={styles.download} href={href} download={removeBidiControls(file.name)}>
            {words.download}
          </Link>
        )}
        <IconButton label={words.close} shortcut="Esc" icon={<IconMore name="dismiss" size={20} />} onPress={onClose} />
      </div>
    </header>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole preview
    <div ref={self} tabIndex={-1} className={styles.dialog} onKeyDown={turnPage}>
      <Content key={file.id} name={name} content={content} downloadHref={href} renderBar={bar}>
        {files.length > 1 && (
          <>
            <IconButton
              variant="solid"
              className={styles.turnBack}
              label={words.previous}
              shortcut="PgUp"
              icon={<Icon name="chevron_left" isMirrored />}
              isDisabled={place === 0}
              onPress={() => go(-1)}
            />
            <IconButton
              variant="solid"
              className={styles.turnOn}
              label={words.next}
              shortcut="PgDn"
              icon={<Icon name="chevron_right" isMirrored />}
              isDisabled={place === files.length - 1}
              onPress={() => go(1)}
            />
          </>
        )}
      </Content>
    </div>
  );
}
