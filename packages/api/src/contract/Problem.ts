import { problemSentences } from './problemSentences.ts';

/** Where the text of a problem stands in the answer: the four shapes of area API. */
export type ProblemShape = 'non_field_errors' | 'detail' | 'error' | 'error_message';

interface ProblemKind {
  status: number;
  shape: ProblemShape;
}

/**
 * Every problem that a call can answer: a closed list. A code that area ERR names is its key in kebab case.
 * `offline` and `unreadable-answer` are the client's own: no server sends them.
 */
export const problemKinds = {
  'invalid-input': { status: 400, shape: 'non_field_errors' },
  'too-large': { status: 400, shape: 'non_field_errors' },
  'unsupported-body': { status: 400, shape: 'non_field_errors' },
  'session-expired': { status: 401, shape: 'detail' },
  'login-failed': { status: 400, shape: 'non_field_errors' },
  'login-disabled': { status: 400, shape: 'non_field_errors' },
  'login-rate-limited': { status: 400, shape: 'non_field_errors' },
  'captcha-not-passed': { status: 400, shape: 'non_field_errors' },
  'secret-unreadable': { status: 400, shape: 'non_field_errors' },
  forbidden: { status: 403, shape: 'detail' },
  'not-found': { status: 404, shape: 'detail' },
  'mail-not-found': { status: 404, shape: 'detail' },
  'folder-not-found': { status: 404, shape: 'detail' },
  'folder-name-taken': { status: 400, shape: 'error_message' },
  'folder-name-invalid': { status: 400, shape: 'error_message' },
  'folder-is-default': { status: 400, shape: 'error_message' },
  'tag-not-found': { status: 404, shape: 'detail' },
  'tag-name-taken': { status: 400, shape: 'error_message' },
  'attachment-not-found': { status: 404, shape: 'detail' },
  'draft-not-found': { status: 404, shape: 'detail' },
  'draft-stale': { status: 400, shape: 'non_field_errors' },
  'draft-sent': { status: 400, shape: 'non_field_errors' },
  'input-receiver': { status: 400, shape: 'non_field_errors' },
  'missing-subject': { status: 400, shape: 'non_field_errors' },
  'enter-content': { status: 400, shape: 'non_field_errors' },
  'email-format': { status: 400, shape: 'non_field_errors' },
  'nothing-to-save': { status: 400, shape: 'non_field_errors' },
  'signature-not-found': { status: 404, shape: 'detail' },
  'template-not-found': { status: 404, shape: 'detail' },
  'template-no-more': { status: 404, shape: 'detail' },
  'too-many-kept': { status: 400, shape: 'error_message' },
  'contact-not-found': { status: 404, shape: 'detail' },
  'image-type': { status: 400, shape: 'error_message' },
  'image-size': { status: 400, shape: 'error_message' },
  'sender-not-yours': { status: 403, shape: 'detail' },
  'feature-not-ready': { status: 400, shape: 'non_field_errors' },
  'mail-password-wrong': { status: 400, shape: 'non_field_errors' },
  'mail-closed-again': { status: 400, shape: 'non_field_errors' },
  'sealed-not-attached': { status: 403, shape: 'detail' },
  'burn-not-forwarded': { status: 403, shape: 'detail' },
  'mail-password-rule': { status: 400, shape: 'non_field_errors' },
  'options-exclusive': { status: 400, shape: 'non_field_errors' },
  'schedule-past': { status: 400, shape: 'non_field_errors' },
  'burn-date-past': { status: 400, shape: 'non_field_errors' },
  'mail-level-required': { status: 400, shape: 'non_field_errors' },
  'attach-level-required': { status: 400, shape: 'non_field_errors' },
  'attach-level-above-mail': { status: 400, shape: 'non_field_errors' },
  'level-above-own': { status: 400, shape: 'non_field_errors' },
  'sms-number-required': { status: 400, shape: 'non_field_errors' },
  'send-failed': { status: 400, shape: 'non_field_errors' },
  'executable-refused': { status: 400, shape: 'non_field_errors' },
  'upload-over-mailbox': { status: 400, shape: 'non_field_errors' },
  'upload-over-pdisk': { status: 400, shape: 'non_field_errors' },
  'upload-over-cdisk': { status: 400, shape: 'non_field_errors' },
  'upload-incomplete': { status: 400, shape: 'non_field_errors' },
  'upload-damaged': { status: 400, shape: 'non_field_errors' },
  'send-no-folders': { status: 400, shape: 'non_field_errors' },
  'disk-folder-not-found': { status: 404, shape: 'detail' },
  'extraction-code-error': { status: 404, shape: 'detail' },
  'share-cancelled': { status: 404, shape: 'detail' },
  'link-expired': { status: 404, shape: 'detail' },
  'area-locked': { status: 403, shape: 'detail' },
  'calendar-not-found': { status: 404, shape: 'detail' },
  'calendar-name-rule': { status: 400, shape: 'error_message' },
  'calendar-is-default': { status: 400, shape: 'error_message' },
  'not-system-mailbox': { status: 400, shape: 'error_message' },
  'event-not-found': { status: 404, shape: 'detail' },
  'event-title-required': { status: 400, shape: 'non_field_errors' },
  'event-ends-early': { status: 400, shape: 'non_field_errors' },
  'repeat-count-rule': { status: 400, shape: 'non_field_errors' },
  'repeat-ends-early': { status: 400, shape: 'non_field_errors' },
  'not-a-calendar-file': { status: 400, shape: 'non_field_errors' },
  'lock-exists': { status: 400, shape: 'error_message' },
  'lock-not-found': { status: 404, shape: 'detail' },
  'lock-password-rule': { status: 400, shape: 'error_message' },
  'lock-password-wrong': { status: 400, shape: 'error_message' },
  'share-switch-error': { status: 400, shape: 'non_field_errors' },
  'import-not-mail': { status: 400, shape: 'non_field_errors' },
  'import-too-big': { status: 400, shape: 'non_field_errors' },
  'enter-note': { status: 400, shape: 'non_field_errors' },
  'note-too-long': { status: 400, shape: 'non_field_errors' },
  'input-reject-reason': { status: 400, shape: 'non_field_errors' },
  'search-conditions': { status: 400, shape: 'non_field_errors' },
  'rate-limited': { status: 403, shape: 'detail' },
  'no-push': { status: 403, shape: 'detail' },
  internal: { status: 500, shape: 'detail' },
  unavailable: { status: 503, shape: 'detail' },
  offline: { status: 0, shape: 'detail' },
  'unreadable-answer': { status: 0, shape: 'detail' },
} as const satisfies Record<string, ProblemKind>;

/** The name of a problem. */
export type ProblemCode = keyof typeof problemKinds;

/** Problems that any call may answer, whatever it declares. */
export const commonProblems = [
  'invalid-input',
  'session-expired',
  'forbidden',
  'not-found',
  'area-locked',
  'rate-limited',
  'internal',
  'unavailable',
] as const satisfies readonly ProblemCode[];

/** Values that a sentence about the problem may need. */
export type ProblemParams = Record<string, string | number>;

/** The wire form of a problem: one of the four shapes of area API, errors per field (API-21), and the code beside them. */
export interface ProblemBody {
  non_field_errors?: string[];
  detail?: string;
  error?: string;
  error_message?: string;
  code?: string;
  params?: ProblemParams;
  [field: string]: unknown;
}

/** What the client keeps of an answer that tells of a problem. */
export interface ProblemAnswer {
  status: number;
  body: ProblemBody;
}

/** Something that went wrong and has a name. The server throws it, one handler writes it, the client throws it again. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: ProblemParams;
  /** Texts per field (API-21), for forms. */
  readonly fields: Readonly<Record<string, string[]>>;
  /** The answer it was read from; absent on the server. */
  readonly answer: ProblemAnswer | undefined;

  constructor(code: ProblemCode, params: ProblemParams = {}, more: { fields?: Record<string, string[]>; answer?: ProblemAnswer } = {}) {
    super(more.answer ? (problemTexts(more.answer.body)[0] ?? code) : code);
    this.name = 'Problem';
    this.code = code;
    this.params = params;
    this.fields = more.fields ?? {};
    this.answer = more.answer;
  }

  /** The HTTP status: of the answer, or what the code stands for. */
  get status(): number {
    return this.answer?.status ?? problemKinds[this.code].status;
  }
}

/** A problem as the server writes it. */
export function problemBody(problem: Problem): ProblemBody {
  const { shape } = problemKinds[problem.code];
  const text = problemSentences[problem.code];
  return {
    ...problem.fields,
    [shape]: shape === 'non_field_errors' ? [text] : text,
    code: problem.code,
    ...(Object.keys(problem.params).length > 0 && { params: problem.params }),
  };
}

const knownKeys = new Set(['non_field_errors', 'detail', 'error', 'error_message', 'code', 'params']);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const firstText = (value: unknown) => (Array.isArray(value) ? value.find(isText) : isText(value) ? value : undefined);

/** The texts of an answer in the order in which a client shows them (API-13, API-19, SND-17). */
export function problemTexts(body: ProblemBody): string[] {
  return [firstText(body.non_field_errors), firstText(body.error), firstText(body.detail), firstText(body.error_message)].filter(isText);
}

function codeOfStatus(status: number): ProblemCode {
  if (status === 401) return 'session-expired';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 500) return 'internal';
  if (status > 500) return 'unavailable';
  return 'invalid-input';
}

/** Reads a problem from an answer of any server that keeps the shapes of area API, whether it knows our codes or not. */
export function problemOfAnswer(status: number, body: unknown): Problem {
  const answer: ProblemAnswer = { status, body: body !== null && typeof body === 'object' ? (body as ProblemBody) : {} };
  const { code, params } = answer.body;
  const fields: Record<string, string[]> = {};
  for (const [key, value] of Object.entries(answer.body)) {
    if (!knownKeys.has(key) && Array.isArray(value)) fields[key] = value.filter(isText);
  }
  return new Problem(isText(code) && Object.hasOwn(problemKinds, code) ? (code as ProblemCode) : codeOfStatus(status), params ?? {}, {
    fields,
    answer,
  });
}
