export type { TargetFolder } from './FetchChoices.tsx';
export { ServerAccountForm, type ServerAccountFormProps } from './ServerAccountForm.tsx';
export type { FetchProtocol, FolderScope, RequiredField, ServerAccount, ServerPreset } from './serverAccount.ts';
