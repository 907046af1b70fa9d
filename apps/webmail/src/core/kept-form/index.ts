export { keepAcrossLock, keepForms, keptForm, useKeptAcrossLock } from './keptForms.ts';
