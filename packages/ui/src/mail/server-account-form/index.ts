export {
  type FetchProtocol,
  type FolderScope,
  type ServerAccount,
  ServerAccountForm,
  type ServerAccountFormProps,
} from './ServerAccountForm.tsx';
