import type { MessageAttachment, MessageRef } from '@jinshu/api';
import { type MailPlace, previewAddress } from './previewAddress.ts';

/** What the window of a preview cannot ask for by itself: the files of a mail that few may open, and what opens them. */
export interface HandedOver {
  grant?: string | undefined;
  files: readonly MessageAttachment[];
}

const keyOf = ({ folder, uid }: MessageRef) => `jinshu.preview:${folder}:${uid}`;
const forgottenAfterMs = 2000;

/** Shows a file in a window of its own. What opens its mail stands in the session of the two windows alone. */
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

/** What was handed to this window, if anything. It stays, so that the window can be loaded anew. */
export function readHandedOver(mail: MessageRef): HandedOver | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(mail)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
