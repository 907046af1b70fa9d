import type { Message } from '@jinshu/api';
import type { Pictures } from '../letter/index.ts';

/** Printed fields of a message. */
export type PrintedMail = Pick<
  Message,
  | 'uid'
  | 'folder'
  | 'subject'
  | 'sender'
  | 'to'
  | 'cc'
  | 'bcc'
  | 'sentAt'
  | 'arrivedAt'
  | 'attachments'
  | 'tags'
  | 'text'
  | 'html'
  | 'isHtml'
> & {
  mode: 'html' | 'text';
  grant?: string | undefined;
  /** Time format of the reader's account. */
  clock?: Pick<Intl.DateTimeFormatOptions, 'hourCycle'> | undefined;
  /** Remote images that the reader has allowed, with our own URLs. */
  pictures?: readonly (readonly [string, string])[] | undefined;
};

/** Message with the fields that are printed. */
export type MessageToPrint = Omit<PrintedMail, 'mode' | 'grant' | 'clock' | 'pictures'>;

/** Session storage key of the message to print. A window opened from this one gets a copy of its session storage. */
const key = 'jinshu.print';
/** Marker for a message that is too large for session storage: the new window reads it from its opener. */
const atOpener = { isAtOpener: true };
const askedForWithinMs = 30_000;

declare global {
  interface Window {
    /** Message for a print view opened by this window. */
    jinshuPrinted?: PrintedMail | undefined;
  }
}

function handOver(mail: PrintedMail): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(mail));
  } catch {
    sessionStorage.setItem(key, JSON.stringify(atOpener));
    window.jinshuPrinted = mail;
    // Another one may have been printed meanwhile.
    setTimeout(() => {
      if (window.jinshuPrinted === mail) window.jinshuPrinted = undefined;
    }, askedForWithinMs);
  }
}

/** Passes a message to the print view, which opens in a new window and then shows the browser's print dialog (VIE-09). */
export function printMail(
  message: MessageToPrint,
  mode: 'html' | 'text',
  { grant, clock, pictures }: Pick<PrintedMail, 'grant' | 'clock'> & { pictures?: Pictures | undefined } = {},
): void {
  const { uid, folder, subject, sender, to, cc, bcc, sentAt, arrivedAt, attachments, tags, text, html, isHtml } = message;
  const mail: PrintedMail = {
    uid,
    folder,
    subject,
    sender,
    to,
    cc,
    bcc,
    sentAt,
    arrivedAt,
    attachments,
    tags,
    text,
    html,
    isHtml,
    mode,
    grant,
    clock,
    pictures: pictures && [...pictures],
  };
  handOver(mail);
  // Not `noopener`: a window without an opener begins with an empty session storage.
  window.open('/print', '_blank');
  // The new window has its own copy by now. Don't leave a burn-after-reading message in this window's storage.
  const storage = sessionStorage;
  setTimeout(() => storage.removeItem(key), 2000);
}

/** The mail that was handed over, or nothing (VIE-10). */
export function takePrinted(): PrintedMail | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
    return kept?.isAtOpener ? (window.opener as Window | null)?.jinshuPrinted : kept;
  } catch {
    return undefined;
  }
}
