export { PasswordAgain, useWithPassword } from './PasswordAgain.tsx';
export { roleNameStrings } from './role-name.strings.ts';
export { SessionProvider, useSession } from './SessionProvider.tsx';
export { loginPageOptions, sessionOptions } from './session.queries.ts';
export { useMay } from './useMay.ts';
