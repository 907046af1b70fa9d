export { allowedValidity, refuseValidity } from './allowedValidity.ts';
export { urlOf } from './convertToLinks.ts';
export { withOnlineFiles } from './withOnlineFiles.ts';
