import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Link } from '../../parts/link/index.ts';
import { type Invitation, InvitationBanner } from './Invitation.tsx';
import * as styles from './ReadingBanners.css.ts';

/** Props of {@link ReadingBanners}. What is left out is not said. */
export interface ReadingBannersProps {
  /** Whether the message is password-protected. @default false */
  isPassword?: boolean | undefined;
  invitation?: Invitation | undefined;
  /** Burn settings of the message: the number of views left, and the formatted date on which it is destroyed. */
  burn?: { left?: number | undefined; date?: string | undefined } | undefined;
  /** Set if the sender requests a read receipt. */
  receipt?: { isSent?: boolean | undefined; isPending?: boolean | undefined; onSend: () => void } | undefined;
  /** Address that really sent the message, if it differs from the sender's. */
  returnPath?: string | undefined;
  /** Link to the setting that shows HTML messages as text. Set it if this message has an HTML body but is shown as text. */
  textModeHref?: string | undefined;
  /** Further banners of the place, such as one for remote images. */
  children?: ReactNode;
  className?: string | undefined;
}

/** Notices about a message, always in the same order. */
export function ReadingBanners(props: ReadingBannersProps) {
  const { isPassword = false, invitation, burn, receipt, returnPath, textModeHref, children, className } = props;
  const words = useStrings().readingBanners;
  return (
    <div className={clsx(styles.stack, className)}>
      {isPassword && <Banner icon={<Icon name="lock_closed" size={20} />}>{words.isPassword}</Banner>}
      {invitation && <InvitationBanner {...invitation} />}
      {burn && (
        <Banner tone="warning" icon={<Icon name="fire" size={20} />}>
          {words.burn(burn.left, burn.date)}
        </Banner>
      )}
      {receipt && <ReceiptBanner {...receipt} />}
      {returnPath !== undefined && (
        <Banner tone="warning" icon={<Icon name="person_warning" size={20} />}>
          <bdi>{words.returnPath(returnPath)}</bdi>
        </Banner>
      )}
      {textModeHref !== undefined && (
        <Banner icon={<Icon name="document_text" size={20} />} actions={<Link href={textModeHref}>{words.settings}</Link>}>
          {words.textMode}
        </Banner>
      )}
      {children}
    </div>
  );
}

function ReceiptBanner({ isSent = false, isPending = false, onSend }: NonNullable<ReadingBannersProps['receipt']>) {
  const words = useStrings().readingBanners;
  const said = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  // The button goes when it has done what it is for.
  useEffect(() => {
    if (isSent && wasPressed.current) said.current?.focus();
  }, [isSent]);
  return (
    <Banner
      icon={<Icon name="mail_read" size={20} />}
      actions={
        !isSent && (
          <Button
            size="small"
            isPending={isPending}
            onPress={() => {
              wasPressed.current = true;
              onSend();
            }}
          >
            {words.sendReceipt}
          </Button>
        )
      }
    >
      <span ref={said} role="status" tabIndex={-1}>
        {isSent ? words.receiptSent : words.receiptAsked}
      </span>
    </Banner>
  );
}
