export { openPicture, residentMegabytes } from './openPicture.ts';
