import type { MessageAttachment, MessageRef } from '@jinshu/api';
import { type MailPlace, previewAddress } from './previewAddress.ts';

/** Data that the preview window can't fetch: the files of a protected message, and the grant that opens them. */
export interface HandedOver {
  grant?: string | undefined;
  files: readonly MessageAttachment[];
}

const keyOf = ({ folder, uid }: MessageRef) => `jinshu.preview:${folder}:${uid}`;
const forgottenAfterMs = 2000;

/** Opens a file in a new window. The data that opens its message is only in the session storage of the two windows. */
export function openPreview(place: MailPlace, handedOver: HandedOver | undefined): void {
  const address = previewAddress(place);
  if (!handedOver) {
    window.open(address, '_blank', 'noopener');
    return;
  }
  const key = keyOf(place.mail);
  sessionStorage.setItem(key, JSON.stringify(handedOver));
  // Not `noopener`: a window without an opener begins with an empty session storage.
  window.open(address, '_blank');
  // It has its own copy by now.
  setTimeout(() => sessionStorage.removeItem(key), forgottenAfterMs);
}

/** Returns the data handed over to this window, if any. It is kept, so that the window can be reloaded. */
export function readHandedOver(mail: MessageRef): HandedOver | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(mail)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
