export { serverKey } from './serverKey.repository.ts';
