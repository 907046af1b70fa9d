export { contentRoutes } from './content.routes.ts';
export { insertContentPicture, selectContentPicture } from './contentPicture.repository.ts';
export { createPictureFitter } from './createPictureFitter.ts';
