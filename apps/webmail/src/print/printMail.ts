import type { Message } from '@jinshu/api';
import type { Pictures } from '../message/readingPlaces.ts';

/** What of a mail is printed. */
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
  /** How its reader's account writes times. */
  clock?: Pick<Intl.DateTimeFormatOptions, 'hourCycle'> | undefined;
  /** The pictures from elsewhere that its reader has allowed, with addresses of our own. */
  pictures?: readonly (readonly [string, string])[] | undefined;
};

/** Where the print view finds its mail: in the session of the window alone, which a window that it opens takes along. */
const key = 'jinshu.print';
/** A letter of some megabytes has no room there: the new window asks the one that opened it. */
const atOpener = { isAtOpener: true };
const askedForWithinMs = 30_000;

declare global {
  interface Window {
    /** The letter that a print view of this window will ask for. */
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

/** Hands a mail to the print view, which opens in a new window and then the print dialog of the browser (VIE-09). */
export function printMail(
  message: Omit<PrintedMail, 'mode' | 'grant' | 'clock' | 'pictures'>,
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
  // It has its own copy by now; here a letter that is to be read once must not lie about.
  setTimeout(() => sessionStorage.removeItem(key), 2000);
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
