/** Whether a text is a valid user name for a new account: up to 64 digits, lowercase letters, underscores, hyphens and dots. */
export const isUserName = (text: string): boolean => /^[0-9a-z_.-]{1,64}$/.test(text);
