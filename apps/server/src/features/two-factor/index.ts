export { factorUri } from './authenticator.ts';
export {
  bindAuthenticator,
  bindFactor,
  bindPhone,
  makeFactorKey,
  pendingFactorKey,
  releaseAuthenticator,
  releaseFactor,
  releasePhone,
} from './bindFactor.ts';
export { checkFactor, needsSecondStep, offeredFactors } from './checkFactor.ts';
export {
  deletePasskey,
  deletePasskeys,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type PasskeyOfAccount,
  passkeyToWire,
  renamePasskey,
  selectPasskey,
  takeChallenge,
} from './passkey.repository.ts';
export { makeRecoveryCodes } from './recoveryCodes.ts';
export { mustBindFactor, refuseKind } from './requirement.ts';
export { hashCode } from './seal.ts';
export { maskedMobile, plainMobile, sendSmsCode } from './smsCode.ts';
export {
  deleteSecondStep,
  deleteTrustedDevices,
  insertSecondStep,
  insertTrustedDevice,
  listTrustedDevices,
  noteTrustedDevice,
  releaseKey,
  replaceRecoveryCodes,
  type SmsPurpose,
  type StoredFactors,
  selectFactors,
  selectSecondStep,
  type TrustedDevice,
  takeSmsCode,
  updateClientCode,
  updateMobile,
  type WaitingAccount,
} from './twoFactor.repository.ts';
