import type { MessageDescriptor } from 'react-intl';

/** Texts of the page for SMTP proxies. */
export const smtpProxyStrings = {
  /** Below the heading. */
  help: { id: 'smtp-proxy.help' },
  /** Opens the dialog for a new proxy. */
  add: { id: 'smtp-proxy.add' },
  /** Title of the dialog that changes a proxy. */
  edit: { id: 'smtp-proxy.edit' },
  /** Title of the empty list. */
  none: { id: 'smtp-proxy.none' },
  /** Below that title. */
  noneHelp: { id: 'smtp-proxy.noneHelp' },
  /** Verifies and saves the dialog. */
  save: { id: 'smtp-proxy.save' },
  /** Closes the dialog. */
  cancel: { id: 'smtp-proxy.cancel' },
  /** Beside the buttons, before anything is asked. */
  takesTime: { id: 'smtp-proxy.takesTime' },
  /** Server of a proxy with its port. */
  server: { id: 'smtp-proxy.server' },
  /** TLS from the first byte. */
  ssl: { id: 'smtp-proxy.ssl' },
  /** The server asks for account and password. */
  needsAuth: { id: 'smtp-proxy.needsAuth' },
  /** Why a proxy failed, and when. */
  failedAt: { id: 'smtp-proxy.failedAt' },
  /** Result of a test. */
  connected: { id: 'smtp-proxy.connected' },
  /** The address belongs to the organization. */
  ownAddress: { id: 'smtp-proxy.ownAddress' },
  /** Another proxy has the address. */
  takenAddress: { id: 'smtp-proxy.takenAddress' },
} as const satisfies Record<string, MessageDescriptor>;
