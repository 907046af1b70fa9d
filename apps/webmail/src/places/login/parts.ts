/** Brings the login. */
export const loadLogin = async () => ({ default: (await import('./LoginScreen.tsx')).LoginScreen });
