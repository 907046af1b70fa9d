export { listFeedback } from './feedback.repository.ts';
