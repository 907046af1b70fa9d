/** The four lists of the query center, in order. */
export const QUERY_LOGS = ['login', 'send', 'receive', 'delete'] as const;

/** One of the four lists. */
export type QueryLog = (typeof QUERY_LOGS)[number];

/** Periods of the records, from one day to one year. */
export const QUERY_SPANS = ['day', 'threeDays', 'week', 'month', 'threeMonths', 'sixMonths', 'year'] as const;

/** One of the spans of {@link QUERY_SPANS}. */
export type QuerySpan = (typeof QUERY_SPANS)[number];

/** Size ranges of messages: under 100 KB, up to 10 MB, and above. */
export const QUERY_SIZES = ['small', 'medium', 'large'] as const;

/** One of the sizes of {@link QUERY_SIZES}. */
export type QuerySize = (typeof QUERY_SIZES)[number];

/** Default number of records on a page. */
export const QUERY_PAGE_SIZE = 20;

/** Filters of a records query. */
export interface Query {
  log: QueryLog;
  span: QuerySpan;
  /** `null` for any. The list of logins knows no size. */
  size: QuerySize | null;
  /** May be empty. The list of logins knows no keyword. */
  keyword: string;
}

/** Outcome of a record. */
export type QueryOutcome = 'success' | 'waiting' | 'failure';

/** Fields of every record. */
interface QueryRecord {
  id: string;
  /** ISO moment. */
  at: string;
  outcome: QueryOutcome;
  /** Details of the outcome: the folder a message arrived in, or why a login failed. */
  detail?: string | undefined;
}

/** A login, whether it went well or not. */
export interface LoginRecord extends QueryRecord {
  /** The IP address. */
  address: string;
  /** The provider or the place behind the address, where it is known. */
  place?: string | undefined;
}

/** Message that was sent, received or deleted. */
export interface MailRecord extends QueryRecord {
  /** Recipient or sender. */
  person: string;
  subject: string;
  /** Bytes. */
  size: number;
}
