export { Dialog, type DialogProps, type DialogRender, DialogTrigger } from './Dialog.tsx';
