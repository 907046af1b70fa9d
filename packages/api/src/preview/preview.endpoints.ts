import * as z from 'zod/mini';
import { maximumSid } from '../attached-message/sid.ts';
import { blob, endpoint } from '../contract/endpoint.ts';
import { queryInt, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { grantSchema } from '../message/grant.ts';

/** Maximum size of a file to preview, in bytes. */
export const previewMaxBytes = 10_485_760;

const suffixes = [
  'gif',
  'jpg',
  'jpeg',
  'png',
  'bmp',
  'svg',
  'pdf',
  'html',
  'txt',
  'xls',
  'xlsx',
  'doc',
  'docx',
  'ppt',
  'pptx',
  'xml',
  'csv',
  'md',
  'log',
];

/** The ending by which a file is known, in lower case. */
export const suffixOf = (fileName: string): string => /\.([\p{L}\p{N}]+)\s*$/u.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Whether a file with this name can be previewed. Its size is checked only when the preview is requested. */
export const canPreview = (fileName: string): boolean => suffixes.includes(suffixOf(fileName));

const query = wireObject({
  uid: queryInt(1, Number.MAX_SAFE_INTEGER),
  folder: rawNameSchema,
  sid: z.string().check(z.maxLength(maximumSid)),
  /** Grant returned when a message with a view password was opened. */
  grant: z.optional(grantSchema),
});

/** One sheet of a table. */
const sheetSchema = wireObject({ name: z.string(), rows: z.array(z.array(z.string())), isCut: z.boolean() });

/** A sheet of a file that is shown as a table. */
export type PreviewSheet = z.output<typeof sheetSchema>;

/** Why a file is not shown. */
export const previewFailures = ['unsupported', 'too-large', 'damaged', 'encrypted', 'harmful'] as const;
/** Reason from `previewFailures`. `harmful` means that opening the file would harm the user. */
export type PreviewFailure = (typeof previewFailures)[number];

/** Fields of every preview. */
export const previewFields = {
  kind: z.enum(['image', 'pdf', 'html', 'text', 'sheets', 'none']),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  sheets: z.optional(z.array(sheetSchema)),
  /** Whether the preview ends before the file does. */
  isCut: z.boolean(),
  failure: z.optional(z.enum(previewFailures)),
};

/**
 * Preview of a file, by `kind`.
 *
 * - `image` and `pdf` are bytes. Get them with `showPreview`.
 * - `html` is a page. Its scripts must not run.
 * - `text` may also have `html`, the same content as a page.
 * - `sheets` are tables.
 * - `none` has no preview. `failure` is the reason.
 */
export const previewSchema = wireObject(previewFields);

export type Preview = z.output<typeof previewSchema>;

/** Returns the preview of an attachment. Office files are converted. */
export const previewAttachment = endpoint({
  method: 'GET',
  path: '/mail/attach/preview/',
  access: { of: 'mailbox', needs: 'read', permission: 'download' },
  summary: 'Preview of an attachment.',
  query,
  response: previewSchema,
  problems: ['mail-not-found', 'folder-not-found', 'attachment-not-found', 'mail-closed-again'],
});

/** Returns the image or PDF of an attachment's preview. */
export const showPreview = endpoint({
  method: 'GET',
  path: '/mail/attach/preview/content/',
  access: { of: 'mailbox', needs: 'read', permission: 'download' },
  summary: 'Image or PDF shown as the preview of an attachment.',
  query,
  response: blob,
  problems: ['mail-not-found', 'folder-not-found', 'attachment-not-found', 'mail-closed-again'],
});
