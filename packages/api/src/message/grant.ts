import * as z from 'zod/mini';

/**
 * Grant returned when a message with a view password is opened. URLs of its files and images contain the grant instead of the password. It
 * is valid for one hour, for the session that opened the message.
 */
export const grantSchema = z.string().check(z.maxLength(600), z.regex(/^[\w-]+$/));
