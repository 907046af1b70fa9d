export { messageStrings } from './message.strings.ts';
export { forgetPlace, type Pictures, placeOf, type ReadingPlace } from './readingPlaces.ts';
