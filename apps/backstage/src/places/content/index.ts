export { ContentPicture } from './ContentPicture.tsx';
export { ContentScreen } from './ContentScreen.tsx';
