export { selectReading } from './burn.repository.ts';
export { countReading, readingMs } from './countReading.ts';
export { forgetLetter } from './forgetLetter.ts';
export { noteBurned } from './noteBurned.ts';
