export { type InputMethodCheck, InputMethodError, passesInputMethods } from './passesInputMethods.ts';
export type { InputMethodEngine, RecordedComposition, RecordedEvent, RecordedInput, RecordedKey, Recording, Session } from './recording.ts';
export { record } from './recording.ts';
export { recordings } from './recordings.ts';
export { type ReplayedEvent, type ReplayOptions, replay } from './replay.ts';
