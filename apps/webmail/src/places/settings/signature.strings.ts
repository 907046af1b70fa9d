import type { MessageDescriptor } from 'react-intl';

/** Texts of signatures and templates in the settings. */
export const signatureStrings = {
  /** Heading of the page of the signatures. */
  signatures: { id: 'signature.signatures' },
  /** Heading of the templates page. */
  templates: { id: 'signature.templates' },
  /** Title of the dialog that writes one. */
  signature: { id: 'signature.signature' },
  /** Title of the dialog that writes one. */
  template: { id: 'signature.template' },
  /** Question; caption is the name. */
  deleteTitle: { id: 'signature.deleteTitle' },
  /** Deletes it. */
  delete: { id: 'signature.delete' },
  /** Leaves it. */
  keep: { id: 'signature.keep' },
} as const satisfies Record<string, MessageDescriptor>;
