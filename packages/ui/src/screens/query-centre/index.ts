export { QueryCentre, type QueryCentreProps } from './QueryCentre.tsx';
export {
  type LoginRecord,
  type MailRecord,
  QUERY_LOGS,
  QUERY_PAGE_SIZE,
  QUERY_SIZES,
  QUERY_SPANS,
  type Query,
  type QueryLog,
  type QueryOutcome,
  type QuerySize,
  type QuerySpan,
} from './query.ts';
