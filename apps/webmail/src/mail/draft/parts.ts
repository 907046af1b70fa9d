// What is done to messages that are being written. It comes with the first of them.

type Left = typeof import('./leftCopies.ts');
type Begin = typeof import('./beginMail.ts');

/** Offers messages that an earlier page left unsent. */
export const offerLeftCopies = async (...given: Parameters<Left['offerLeftCopies']>) =>
  (await import('./leftCopies.ts')).offerLeftCopies(...given);
/** Opens messages again that were being written before a reload. */
export const continueLeft = async (...given: Parameters<Begin['continueLeft']>) => (await import('./beginMail.ts')).continueLeft(...given);
