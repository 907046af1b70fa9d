export { EditRecipient } from './parts.ts';
export { useSuggestions } from './useSuggestions.ts';
export { useWarnings } from './useWarnings.ts';
