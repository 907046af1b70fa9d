export { startWorker, type Worker } from './startWorker.ts';
