export { PasswordAgain, useWithPassword } from './PasswordAgain.tsx';
export { SessionProvider, useSession } from './SessionProvider.tsx';
export { loginPageOptions, sessionOptions } from './session.queries.ts';
export { useMay } from './useMay.ts';
export { roleNameStrings } from './role-name.strings.ts';
