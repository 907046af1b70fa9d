export { createToastQueue, type Toast, type ToastContent, type ToastQueue } from './createToastQueue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
