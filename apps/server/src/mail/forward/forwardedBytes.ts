/** The line that this server wrote in front of a message when it came in. */
const returnPath = /^Return-Path:[^\r\n]*\r\n/i;

/**
 * Returns a message as it is forwarded: every byte as it came, so that signatures stay valid, behind a line that names the mailbox
 * (SET-112). The way of bounces is the envelope's to say, not an old line's (RFC 5321, section 4.4).
 */
export function forwardedBytes(raw: Buffer, address: string): Buffer {
  const [own = ''] = returnPath.exec(raw.toString('latin1', 0, 1000)) ?? [];
  return Buffer.concat([Buffer.from(`Delivered-To: ${address}\r\n`), raw.subarray(own.length)]);
}
