export { checkAccountPassword } from './accountPassword.ts';
export { admitGuess, admitLogin, blockedAccounts } from './attempts.ts';
export { beginSession, type LoggedIn, type LoginOrigin } from './beginSession.ts';
export { blockedPlaces } from './blockedPlaces.ts';
export { browserOf } from './browserOf.ts';
export { takeCaptcha } from './captcha.repository.ts';
export { checkOwnPassword } from './checkOwnPassword.ts';
export { deviceDays, isNewDevice, makeDevice, readDevice } from './device.ts';
export { findWho, type HalfLoggedIn } from './logIn.ts';
export {
  bookAttempts,
  forgetAllAttempts,
  forgetPlace,
  insertLoginLog,
  selectLoginAccount,
  selectPasswordHash,
  unbookAttempts,
} from './login.repository.ts';
export { loginRoutes } from './login.routes.ts';
export { loginCookies } from './loginCookies.ts';
export { hashPassword, unmatchedHash, verifyPassword } from './password.ts';
export { beginSecondStep, endSecondStep, logInWithProof, waitingAccount } from './secondStep.ts';
export { openSecret, refuseStale } from './secret.ts';
export { foldAnswer, verifyAnswer } from './securityAnswer.ts';
export { insertSignedOn, type SignedOn } from './signedOn.repository.ts';
export { tellNewDevice } from './tellNewDevice.ts';
export { isTrusted } from './trustedBrowser.ts';
