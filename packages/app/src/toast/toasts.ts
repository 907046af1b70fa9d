import { createToastQueue } from '@jinshu/ui/toast';

/** The toasts of the app: results of actions, and nothing else. */
export const toasts = createToastQueue();
