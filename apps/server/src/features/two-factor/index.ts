export { boundFactors, checkFactor } from './checkFactor.ts';
export { maskedMobile, sendSmsCode } from './smsCode.ts';
export { releaseKey, replaceRecoveryCodes, selectFactors, updateClientCode, updateMobile } from './twoFactor.repository.ts';
