/** Turns digits, letters and signs of full width, as Chinese input methods type them, into plain ones. */
export const toHalfWidth = (text: string): string =>
  text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[。　]/g, (sign) => (sign === '。' ? '.' : ' '));
