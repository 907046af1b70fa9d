import * as z from 'zod/mini';
import { maximumSid } from '../attached-message/sid.ts';
import { blob, endpoint } from '../contract/endpoint.ts';
import { queryInt, wireObject } from '../contract/wire.ts';
import { rawNameSchema } from '../folder/folder.schema.ts';
import { grantSchema } from '../message/grant.ts';

/** Larger files are not shown (VIE-05). */
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

/** Whether a preview is offered for a file of this name (VIE-06); its size decides only once it is asked for. */
export const canPreview = (fileName: string): boolean => suffixes.includes(suffixOf(fileName));

const query = wireObject({
  uid: queryInt(1, Number.MAX_SAFE_INTEGER),
  folder: rawNameSchema,
  sid: z.string().check(z.maxLength(maximumSid)),
  /** Of a mail with a view password: what its opening answered (RED-62). */
  grant: z.optional(grantSchema),
});

/** One sheet of a table. */
const sheetSchema = wireObject({ name: z.string(), rows: z.array(z.array(z.string())), isCut: z.boolean() });

/** A sheet of a file that is shown as a table. */
export type PreviewSheet = z.output<typeof sheetSchema>;

/** Why a file is not shown. */
export const previewFailures = ['unsupported', 'too-large', 'damaged', 'encrypted', 'harmful'] as const;
/** See `previewFailures`: `harmful` is a file that does harm to whoever opens it. */
export type PreviewFailure = (typeof previewFailures)[number];

/**
 * What there is to show of a file: `image` and `pdf` are bytes, which `showPreview` gives; `html` is a page, of which no script may run;
 * `text` may come with the same as a page; `sheets` are tables; `none` says why there is nothing.
 */
export const previewSchema = wireObject({
  kind: z.enum(['image', 'pdf', 'html', 'text', 'sheets', 'none']),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  sheets: z.optional(z.array(sheetSchema)),
  /** The file goes on where this ends. */
  isCut: z.boolean(),
  failure: z.optional(z.enum(previewFailures)),
});

export type Preview = z.output<typeof previewSchema>;

/** Answers what there is to show of a file of a mail; office files are converted (VIE-07, FIL-50, D-123). */
export const previewAttachment = endpoint({
  method: 'GET',
  path: '/mail/attach/preview/',
  access: { of: 'mailbox', needs: 'read', permission: 'download' },
  summary: 'What there is to show of a file of a mail.',
  query,
  response: previewSchema,
  problems: ['mail-not-found', 'folder-not-found', 'attachment-not-found', 'mail-closed-again'],
});

/** Answers the picture or PDF that a file is shown as (VIE-07). */
export const showPreview = endpoint({
  method: 'GET',
  path: '/mail/attach/preview/content/',
  access: { of: 'mailbox', needs: 'read', permission: 'download' },
  summary: 'The picture or PDF that a file of a mail is shown as.',
  query,
  response: blob,
  problems: ['mail-not-found', 'folder-not-found', 'attachment-not-found', 'mail-closed-again'],
});
