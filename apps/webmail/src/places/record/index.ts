export { RecordPlace } from './parts.ts';
