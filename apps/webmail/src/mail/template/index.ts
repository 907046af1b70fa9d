export { useTemplatePage } from './useTemplatePage.ts';
