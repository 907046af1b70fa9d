export { contentRoutes } from './content.routes.ts';
export { insertContentPicture } from './contentPicture.repository.ts';
export { createPictureFitter } from './createPictureFitter.ts';
