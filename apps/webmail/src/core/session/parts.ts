/** Ends a session on the server that this device has forgotten already. */
export const endSession = async (token: string) => (await import('./endSession.ts')).endSession(token);
