import * as z from 'zod/mini';
import { wireObject } from '../contract/wire.ts';

/** Kinds of providers that log people in from elsewhere: OpenID Connect, and the messaging app WeCom. */
export const socialProviderIds = ['oidc', 'wecom'] as const;

export type SocialProviderId = (typeof socialProviderIds)[number];

/** A provider that the login page offers. */
export const socialProviderSchema = wireObject({ id: z.enum(socialProviderIds), name: z.string() });

export type SocialProvider = z.output<typeof socialProviderSchema>;
