import type { MessageDescriptor } from 'react-intl';

/** Why another server can't be used. */
export const serverRefusalStrings = {
  unreachable: { id: 'server-refusal.unreachable' },
  'too-slow': { id: 'server-refusal.too-slow' },
  /** The organization allows no servers of its own network. */
  internal: { id: 'server-refusal.internal' },
  /** Its certificate can't be trusted. */
  untrusted: { id: 'server-refusal.untrusted' },
  'no-encryption': { id: 'server-refusal.no-encryption' },
  login: { id: 'server-refusal.login' },
  /** It said something that makes no sense. */
  answer: { id: 'server-refusal.answer' },
  'no-folder': { id: 'server-refusal.no-folder' },
  /** A failure on this side. */
  unknown: { id: 'server-refusal.unknown' },
  /** A sentence, followed by the response of the other server. */
  quoted: { id: 'server-refusal.quoted' },
} as const satisfies Record<string, MessageDescriptor>;
