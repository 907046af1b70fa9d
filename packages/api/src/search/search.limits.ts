/** Maximum length of the search text, in characters. */
export const maximumKeyword = 50;
