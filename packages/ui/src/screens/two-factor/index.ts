export { BindAuthenticatorDialog, type BindAuthenticatorDialogProps } from './BindAuthenticatorDialog.tsx';
export { CodeDialog, type CodeDialogProps } from './CodeDialog.tsx';
export { CodeForm, type CodeFormProps, type Factor } from './CodeForm.tsx';
export { TwoFactorLogin, type TwoFactorLoginProps } from './TwoFactorLogin.tsx';
export { TwoFactorPage, type TwoFactorPageProps } from './TwoFactorPage.tsx';
