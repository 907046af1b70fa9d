export { BindAuthenticatorDialog, type BindAuthenticatorDialogProps } from './BindAuthenticatorDialog.tsx';
export { ClientCodeDialog, type ClientCodeDialogProps } from './ClientCodeDialog.tsx';
export { CodeDialog, type CodeDialogProps } from './CodeDialog.tsx';
export { CodeForm, type CodeFormProps, type Factor } from './CodeForm.tsx';
export { type Device, DeviceSection, type DeviceSectionProps } from './DeviceSection.tsx';
export { RecoveryCodesDialog, type RecoveryCodesDialogProps } from './RecoveryCodesDialog.tsx';
export { RecoveryCodesSection, type RecoveryCodesSectionProps } from './RecoveryCodesSection.tsx';
export { TwoFactorLogin, type TwoFactorLoginProps } from './TwoFactorLogin.tsx';
export { TwoFactorPage, type TwoFactorPageProps } from './TwoFactorPage.tsx';
