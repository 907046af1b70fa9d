export { type InputMethodCheck, InputMethodError, passesInputMethods } from '../input-method-kit/passesInputMethods.ts';
export type {
  InputMethodEngine,
  RecordedComposition,
  RecordedEvent,
  RecordedInput,
  RecordedKey,
  Recording,
  Session,
} from '../input-method-kit/recording.ts';
export { record } from '../input-method-kit/recording.ts';
export { recordings } from '../input-method-kit/recordings.ts';
export { type ReplayedEvent, type ReplayOptions, replay } from '../input-method-kit/replay.ts';
export { chooseOption, findSelect, openSelect, optionLabels, readBody, readMessages, type SeenMessage } from './queries.ts';
