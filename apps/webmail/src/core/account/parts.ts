/** Brings what runs an account, for what stands outside its frame. */
export const loadAccountSystem = () => import('./accountSystem.ts');
