export { SignatureMenu, type SignatureMenuProps } from './SignatureMenu.tsx';
export {
  type Signature,
  type SignatureDefaults,
  type SignatureIdentity,
  SignaturePane,
  type SignaturePaneProps,
} from './SignaturePane.tsx';
