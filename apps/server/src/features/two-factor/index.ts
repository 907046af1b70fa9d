export { checkFactor, needsSecondStep, offeredFactors } from './checkFactor.ts';
export { deletePasskeys } from './passkey.repository.ts';
export { mustBindFactor, refuseKind } from './requirement.ts';
export { maskedMobile, plainMobile, sendSmsCode } from './smsCode.ts';
export {
  noteTrustedDevice,
  releaseKey,
  replaceRecoveryCodes,
  selectFactors,
  updateClientCode,
  updateMobile,
} from './twoFactor.repository.ts';
