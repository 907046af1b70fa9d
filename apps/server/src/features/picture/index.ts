export { pictureRoutes } from './picture.routes.ts';
export { pictureType } from './pictureType.ts';
export { takeOutKeptPictures } from './takeOutKeptPictures.ts';
