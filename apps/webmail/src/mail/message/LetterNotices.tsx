import { downloadMessage } from '@jinshu/api';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { ReadingBanners } from '@jinshu/ui/reading-banners';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useAccount, useClock } from '../../core/account/index.ts';
import { invitationStrings, useInvitation } from '../invitation/index.ts';
import { useReceipt } from '../receipt/index.ts';
import { messageReadingStrings as s } from './message-reading.strings.ts';
import type { OpenLetter } from './useLetter.ts';

/** Page where the user chooses the reading mode. */
const readingSettings = '/setting/param';

/** A day begins at midnight where the reader is; a moment is one everywhere. */
function burnDate({ formatDate }: Pick<IntlShape, 'formatDate'>, clock: ReturnType<typeof useClock>, text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = day ? new Date(Number(year), Number(month) - 1, Number(day)) : new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  return formatDate(date, { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', ...clock });
}

export interface LetterNoticesProps {
  letter: OpenLetter;
  /** Whether a message that has HTML is shown as text (RED-30). */
  isInTextMode: boolean;
}

/** Notices that a reader must see before reading a message (RED-40 to RED-44). */
export function LetterNotices({ letter: { message, isGone, password }, isInTextMode }: LetterNoticesProps) {
  const intl = useIntl();
  const clock = useClock();
  const { formatMessage } = intl;
  const { api, info } = useAccount();
  const { uid, folder, attributes } = message;
  const invitation = useInvitation(message);
  const receipt = useReceipt(message, 'banner');
  const [hadAsked] = useState(attributes.wantsReceipt);
  const { isBurn, burnLeft, burnDate: day } = attributes;
  // The reading that was the last one says so itself.
  const isDestroyed = isGone && burnLeft !== 0;
  return (
    <ReadingBanners
      isPassword={attributes.isPassword && password === undefined}
      invitation={invitation?.banner}
      burn={isBurn && !isDestroyed ? { left: burnLeft ?? undefined, date: day ? burnDate(intl, clock, day) : undefined } : undefined}
      receipt={
        (attributes.wantsReceipt && !isGone) || (hadAsked && receipt.isSuccess)
          ? { isSent: receipt.isSuccess, isPending: receipt.isPending, onSend: () => receipt.mutate() }
          : undefined
      }
      returnPath={attributes.hasReturnPath ? attributes.returnPath : undefined}
      textModeHref={isInTextMode ? readingSettings : undefined}
    >
      {invitation?.isOutdated && <Banner>{formatMessage(invitationStrings.outdated)}</Banner>}
      {isDestroyed && (
        <Banner tone="warning" isAnnounced>
          {formatMessage(isBurn ? s.burned : s.gone)}
        </Banner>
      )}
      {attributes.isUnparsed && (
        <Banner
          tone="warning"
          actions={
            info.canDownload && (
              <Button size="small" onPress={() => window.open(api.href(downloadMessage, { query: { uid, folder } }))}>
                {formatMessage(s.download)}
              </Button>
            )
          }
        >
          {formatMessage(s.unparsed)}
        </Banner>
      )}
    </ReadingBanners>
  );
}
