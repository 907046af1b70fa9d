/** Whether a text is empty or begins as the address of a page (BAK-88). */
export const isWebAddress = (text: string): boolean => text === '' || (/^https?:\/\/[^\s"<>]+$/i.test(text) && URL.canParse(text));
