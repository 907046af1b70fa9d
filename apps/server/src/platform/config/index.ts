export type { BlobLocation } from './blobLocation.ts';
export { type Config, ConfigError, type LogLevel, type Relay, readConfig, type SendingLimits } from './config.ts';
export type { DirectorySettings } from './directory.ts';
export { type OidcSettings, type SocialLoginSettings, socialProvidersOf, type WeComSettings } from './socialLogin.ts';
