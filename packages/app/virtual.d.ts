declare module 'virtual:strings/*' {
  import type { MessageFormatElement } from 'react-intl';

  const strings: Record<string, MessageFormatElement[]>;
  export default strings;
}
