export { createPreviewer, type Previewer } from './createPreviewer.ts';
export { previewFile } from './previewFile.ts';
