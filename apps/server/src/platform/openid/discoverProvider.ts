import * as client from 'openid-client';
import type { Config, OidcSettings } from '../config/index.ts';

/** Maximum time for a response of the provider, in seconds. */
export const providerTimeout = 10;

/** Address that providers send the browser back to. */
export const redirectTo = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${publicUrl}/login`;

/** Reads the description that a provider gives of itself. */
export const discoverProvider = ({ issuer, clientId, clientSecret }: OidcSettings): Promise<client.Configuration> =>
  client.discovery(new URL(issuer), clientId, undefined, client.ClientSecretBasic(clientSecret), {
    timeout: providerTimeout,
    // The token comes from the provider itself over TLS. Its signature is checked anyway.
    execute: [client.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : [])],
  });
