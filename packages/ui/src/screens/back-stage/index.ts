export { BackStageFrame, type BackStageFrameProps, type BackStageGroup, type BackStageSection } from './BackStageFrame.tsx';
export { BackStagePage, type BackStagePageProps } from './BackStagePage.tsx';
export { DetailForm, type DetailFormProps } from './DetailForm.tsx';
export { DetailPage, type DetailPageProps } from './DetailPage.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export { NameConfirmDialog, type NameConfirmDialogProps, PasswordAgainDialog, type PasswordAgainDialogProps } from './GuardDialogs.tsx';
export { NameCell } from './NameCell.tsx';
export { StatusWord, type StatusWordProps } from './StatusWord.tsx';
export { TableList, type TableListProps, TablePage, type TablePageProps } from './TablePage.tsx';
