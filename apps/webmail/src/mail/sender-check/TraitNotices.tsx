import type { MessageTraits } from '@jinshu/api';
import { Banner } from '@jinshu/ui/banner';
import { Icon } from '@jinshu/ui/icon-more';
import { useIntl } from 'react-intl';
import { reportLines } from './reportLines.ts';
import { senderCheckStrings as s } from './sender-check.strings.ts';

const kinds = { smime: 'S/MIME', pgp: 'PGP' } as const;

/** Notices about the kind of a message: signed, encrypted, a report, or cut. */
export function TraitNotices({ traits: { protection, report, isCut } }: { traits: MessageTraits }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <>
      {protection && (
        <Banner icon={<Icon name={protection.isEncrypted ? 'lock_closed' : 'shield'} size={20} />}>
          {formatMessage(protection.isEncrypted ? s.encrypted : s.signed, { kind: kinds[protection.kind] ?? protection.kind })}
        </Banner>
      )}
      {report &&
        reportLines(report, intl).map(({ key, tone, text }) => (
          <Banner key={key} tone={tone}>
            {text}
          </Banner>
        ))}
      {isCut && <Banner tone="warning">{formatMessage(s.cut)}</Banner>}
    </>
  );
}
