import type { OperationRole, SocialProvider } from '@jinshu/api';

/** The OpenID provider, at which this server is registered as a client. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Name on the login page. */
  name: string;
  /** Whether it is the organization's own: people log in by the address it confirms, without a binding. */
  isSignOn: boolean;
  /** Back-stage roles of groups. */
  roles: Readonly<Record<string, OperationRole>>;
}

/** The organization's app in WeCom, and the addresses of WeCom, which some organizations run themselves. */
export interface WeComSettings {
  corpId: string;
  agentId: string;
  secret: string;
  name: string;
  loginUrl: string;
  apiUrl: string;
}

/** Providers that people log in through; null where none is set up. */
export interface SocialLoginSettings {
  oidc: OidcSettings | null;
  wecom: WeComSettings | null;
}

interface Reader {
  get: (name: string) => string | undefined;
  problems: string[];
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** Reads an address that secrets are sent to. */
function readAddress({ get, problems }: Reader, name: string, initial?: string): string {
  const address = URL.parse(get(name) ?? initial ?? '');
  if (address && (address.protocol === 'https:' || (address.protocol === 'http:' && isLoopback(address))))
    return address.href.replace(/\/+$/, '');
  problems.push(`${name} must be an address that begins with https://.`);
  return '';
}

/** Returns the values of settings that are given together or not at all. */
function readTogether({ get, problems }: Reader, names: readonly string[]): string[] | null {
  const values = names.flatMap((name) => get(name) ?? []);
  if (values.length === names.length) return values;
  if (values.length > 0) problems.push(`${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be given together.`);
  return null;
}

/** Reads the roles of groups, such as `mail-admins=super,mail-audit=auditor`. Departments can't be named, so there are two roles. */
function readRoles({ get, problems }: Reader): Record<string, OperationRole> {
  const roles: Record<string, OperationRole> = {};
  for (const pair of get('JINSHU_OIDC_ROLES')?.split(',') ?? []) {
    const [, group = '', role] = /^(.+)=(super|auditor)$/.exec(pair.trim()) ?? [];
    if (role === 'super' || role === 'auditor') roles[group.trim()] = role;
    else problems.push(`JINSHU_OIDC_ROLES holds "${pair.trim()}"; it must be pairs such as mail-admins=super, of super and auditor.`);
  }
  return roles;
}

/** Reads the providers from the environment. */
export function readSocialLogin(get: Reader['get'], problems: string[]): SocialLoginSettings {
  const reader = { get, problems };
  const oidc = readTogether(reader, ['JINSHU_OIDC_ISSUER', 'JINSHU_OIDC_CLIENT_ID', 'JINSHU_OIDC_CLIENT_SECRET']);
  const wecom = readTogether(reader, ['JINSHU_WECOM_CORP_ID', 'JINSHU_WECOM_AGENT_ID', 'JINSHU_WECOM_SECRET']);
  const issuer = oidc && readAddress(reader, 'JINSHU_OIDC_ISSUER');
  return {
    oidc: oidc && {
      issuer: issuer ?? '',
      clientId: oidc[1] as string,
      clientSecret: oidc[2] as string,
      name: get('JINSHU_OIDC_NAME') ?? URL.parse(issuer ?? '')?.hostname ?? '',
      isSignOn: get('JINSHU_OIDC_SIGN_ON') === '1',
      roles: readRoles(reader),
    },
    wecom: wecom && {
      corpId: wecom[0] as string,
      agentId: wecom[1] as string,
      secret: wecom[2] as string,
      name: get('JINSHU_WECOM_NAME') ?? 'WeCom',
      loginUrl: readAddress(reader, 'JINSHU_WECOM_LOGIN_URL', 'https://login.work.weixin.qq.com'),
      apiUrl: readAddress(reader, 'JINSHU_WECOM_API_URL', 'https://qyapi.weixin.qq.com'),
    },
  };
}

/** Returns the providers that are set up, as the login page names them. */
export const socialProvidersOf = ({ oidc, wecom }: SocialLoginSettings): SocialProvider[] => [
  ...(oidc ? [{ id: 'oidc', name: oidc.name } as const] : []),
  ...(wecom ? [{ id: 'wecom', name: wecom.name } as const] : []),
];
