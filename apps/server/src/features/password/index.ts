export { isCommonPassword } from './commonPasswords.ts';
export { makePassword } from './makePassword.ts';
export { faultOf, refusal } from './newPassword.ts';
export { requireNewPassword, selectAnswerHash, selectPasswordOwner, updatePassword } from './password.repository.ts';
