export { LoginForm, type LoginFormProps, type LoginValues } from './LoginForm.tsx';
export { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';
