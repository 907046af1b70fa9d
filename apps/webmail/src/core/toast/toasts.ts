export { toasts } from '@jinshu/app/toast';
