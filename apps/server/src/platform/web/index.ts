export { pageLanguage } from './pageLanguage.ts';
export { pageTags, plainPage } from './plainPage.ts';
