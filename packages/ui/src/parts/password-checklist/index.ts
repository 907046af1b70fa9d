export {
  PasswordChecklist,
  type PasswordChecklistProps,
  type PasswordRule,
  type PasswordStrength,
} from './PasswordChecklist.tsx';
