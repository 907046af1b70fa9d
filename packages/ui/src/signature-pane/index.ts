export { SignatureMenu, type SignatureMenuProps } from './SignatureMenu.tsx';
export { type Signature, type SignatureDefaults, SignaturePane, type SignaturePaneProps } from './SignaturePane.tsx';
