import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { SocialRefusal } from './SocialProvider.ts';

/** Time for which a notice of a logout counts. */
const maximumTokenAge = '5 minutes';
/** Returns a claim that is a text; null if it is empty or something else. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** Checks a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6). */
export async function readLogoutToken(
  token: string,
  { issuer, keys, clientId }: { issuer: string; keys: JWTVerifyGetKey; clientId: string },
): Promise<{ sid: string | undefined; subject: string | undefined }> {
  try {
    const { payload } = await jwtVerify(token, keys, { issuer, audience: clientId, maxTokenAge: maximumTokenAge });
    const events = payload.events as Record<string, unknown> | undefined;
    const [sid, subject] = [textOf(payload.sid), textOf(payload.sub)];
    if (typeof events?.[logoutEvent] !== 'object' || 'nonce' in payload || (sid === null && subject === null))
      throw new SocialRefusal('not a logout token');
    return { sid: sid ?? undefined, subject: subject ?? undefined };
  } catch (error) {
    throw error instanceof errors.JOSEError ? new SocialRefusal(error.code, { cause: error }) : error;
  }
}
