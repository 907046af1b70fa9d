declare module 'virtual:strings/*' {
  import type { MessageFormatElement } from 'react-intl';

  const strings: Record<string, MessageFormatElement[]>;
  export default strings;
}

declare module 'virtual:pdf-tables' {
  /** Where the fonts and tables lie that a PDF may need, with a slash at the end. */
  export const tables: string;
}
