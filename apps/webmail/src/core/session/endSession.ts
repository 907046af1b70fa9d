import { logOut } from '@jinshu/api';
import { createApiClient } from '@jinshu/api/client';

/** Ends a session on the server that this device has forgotten already. */
export async function endSession(token: string): Promise<void> {
  const api = createApiClient({ getToken: () => token });
  // If the server can't be reached, the session expires there. Until then, a locked session gets no data.
  await api.call(logOut).catch(() => undefined);
}
