export { admitGuess, admitLogin, blockedAccounts } from './attempts.ts';
export { browserOf } from './browserOf.ts';
export { takeCaptcha } from './captcha.repository.ts';
export { readDevice } from './device.ts';
export { findWho } from './logIn.ts';
export { forgetAllAttempts, insertLoginLog, selectPasswordHash } from './login.repository.ts';
export { hashPassword, unmatchedHash, verifyPassword } from './password.ts';
export { beginSecondStep, endSecondStep, waitingAccount } from './secondStep.ts';
export { openSecret } from './secret.ts';
