/** Whether a text can be the user name of a new account: digits, lowercase letters, underscores, hyphens and dots (LGN-29). */
export const isUserName = (text: string): boolean => /^[0-9a-z_.-]{1,64}$/.test(text);
