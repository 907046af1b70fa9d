import { AlertDialog } from '@jinshu/ui/alert-dialog';
import type { MisleadingLink } from '@jinshu/ui/message-body';
import { useIntl } from 'react-intl';
import { senderCheckStrings as s } from './sender-check.strings.ts';

const longest = 300;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Returns the target of a link without `user:password@`, which isn't part of the host but can imitate one. */
function targetOf(href: string): string {
  if (!URL.canParse(href)) return href;
  const url = new URL(href);
  url.username = '';
  url.password = '';
  return url.href;
}

/** Asks before a link is opened whose words name another place than it leads to. */
export function LinkQuestion({ link, onClose }: { link: MisleadingLink; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={formatMessage(s.linkTitle)}
      confirmLabel={formatMessage(s.linkOpen)}
      cancelLabel={formatMessage(s.linkStay)}
      onConfirm={() => {
        window.open(link.href, '_blank', 'noopener,noreferrer');
        onClose();
      }}
      onCancel={onClose}
    >
      {formatMessage(s.linkText, {
        text: <bdi key="text">{cut(link.text)}</bdi>,
        target: <bdi key="target">{cut(targetOf(link.href))}</bdi>,
      })}
    </AlertDialog>
  );
}
