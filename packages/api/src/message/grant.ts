import * as z from 'zod/mini';

/**
 * What the opening of a mail with a view password is answered with: in the addresses of its files and pictures it stands for the password,
 * which is in no address. It works for the session that opened the mail, and for an hour (RED-62).
 */
export const grantSchema = z.string().check(z.maxLength(600), z.regex(/^[\w-]+$/));
