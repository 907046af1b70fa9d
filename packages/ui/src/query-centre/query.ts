/** The four lists of the query centre, in their order (QRY-01 to QRY-04). */
export const QUERY_LOGS = ['login', 'send', 'receive', 'delete'] as const;

/** One of the four lists. */
export type QueryLog = (typeof QUERY_LOGS)[number];

/** How far back the records go, from one day to one year (QRY-05). */
export const QUERY_SPANS = ['day', 'threeDays', 'week', 'month', 'threeMonths', 'sixMonths', 'year'] as const;

/** One of the spans of {@link QUERY_SPANS}. */
export type QuerySpan = (typeof QUERY_SPANS)[number];

/** How big a mail is: under 100 KB, up to 10 MB, and above (QRY-06). */
export const QUERY_SIZES = ['small', 'medium', 'large'] as const;

/** One of the sizes of {@link QUERY_SIZES}. */
export type QuerySize = (typeof QUERY_SIZES)[number];

/** How many records a page has unless told otherwise (QRY-07). */
export const QUERY_PAGE_SIZE = 20;

/** What is asked for. */
export interface Query {
  log: QueryLog;
  span: QuerySpan;
  /** `null` for any. The list of logins knows no size. */
  size: QuerySize | null;
  /** May be empty. The list of logins knows no keyword. */
  keyword: string;
}

/** How it ended. */
export type QueryOutcome = 'success' | 'waiting' | 'failure';

/** What each record has. */
interface QueryRecord {
  id: string;
  /** ISO moment. */
  at: string;
  outcome: QueryOutcome;
  /** Says more than whether it went well: the folder a mail came to, or why a login failed. */
  detail?: string | undefined;
}

/** A login, whether it went well or not. */
export interface LoginRecord extends QueryRecord {
  /** The IP address. */
  address: string;
  /** The provider or the place behind the address, where it is known. */
  place?: string | undefined;
}

/** A mail that was sent, received or deleted. */
export interface MailRecord extends QueryRecord {
  /** Who it went to, or who it came from. */
  person: string;
  subject: string;
  /** Bytes. */
  size: number;
}
