export { RegistrationForm, type RegistrationFormProps, RegistrationSent, type RegistrationSentProps } from './RegistrationForm.tsx';
export type { Registration, RegistrationField, RegistrationRules } from './registration.ts';
