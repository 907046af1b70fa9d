export { checkPicture, PICTURE_MAX_BYTES, PICTURE_TYPES } from './checkPicture.ts';
export { type Feedback, FeedbackPage, type FeedbackPageProps } from './FeedbackPage.tsx';
export { type PasswordChange, PasswordPage, type PasswordPageProps } from './PasswordPage.tsx';
export { PortraitField, type PortraitFieldProps } from './PortraitField.tsx';
export { type Profile, ProfilePage, type ProfilePageProps } from './ProfilePage.tsx';
export { SettingsList, type SettingsListProps } from './SettingsList.tsx';
export { SettingsMenu, type SettingsMenuGroup, type SettingsMenuItem, type SettingsMenuProps } from './SettingsMenu.tsx';
export { SettingsPage, type SettingsPageProps, SettingsSection, type SettingsSectionProps } from './SettingsPage.tsx';
export { SettingsRow, type SettingsRowProps } from './SettingsRow.tsx';
