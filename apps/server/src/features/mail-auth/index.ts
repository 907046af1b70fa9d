export { originOf, readAuthentication } from './readAuthentication.ts';
