export { startRecordCleaning } from './startRecordCleaning.ts';
