export { insertLink, linkLife, tokenHash } from './letterLink.repository.ts';
