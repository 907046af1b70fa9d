export { LoginAgain } from './LoginAgain.tsx';
export { LoginPage } from './LoginPage.tsx';
