import { logOut } from '@jinshu/api';
import { createApiClient } from '@jinshu/api/client';

/** Ends a session on the server that this device has forgotten already. */
export async function endSession(token: string): Promise<void> {
  const api = createApiClient({ getToken: () => token });
  // One that cannot be reached ends it by itself, and answers a locked session nothing until then.
  await api.call(logOut).catch(() => undefined);
}
