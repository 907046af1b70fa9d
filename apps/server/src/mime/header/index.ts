export { readAddresses } from './addressList.ts';
export { type ArrivalTrace, arrivalTrace } from './arrivalTrace.ts';
export { decodeWords, fieldValue, type HeaderField, parseStructured, type StructuredValue } from './headers.ts';
export { dateField, isPrintableAscii, oneLine, shortSubject } from './headerText.ts';
export { parseDate } from './parseDate.ts';
