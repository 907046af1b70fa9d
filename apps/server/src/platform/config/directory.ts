/** Attributes of a person in the directory. */
export interface DirectoryAttributes {
  /** Names the entry for good, even when it moves: `entryUUID` (RFC 4530), or `objectGUID` in Active Directory. */
  key: string;
  mail: string;
  name: string;
  number: string;
  mobile: string;
  position: string;
}

/** The organization's directory, which people and passwords come from (RFC 4511). */
export interface DirectorySettings {
  url: string;
  /** Whether the connection is encrypted by StartTLS. False for `ldaps:`, and where the directory runs on this machine. */
  usesStartTls: boolean;
  bindDn: string;
  bindPassword: string;
  /** Place in the tree below which the people are. */
  base: string;
  /** Filter of the entries that are people. */
  filter: string;
  /** Attribute that holds the department, with `/` between levels; null: the organizational units around a person are the department. */
  departmentAttribute: string | null;
  attributes: DirectoryAttributes;
  /** Hours between two synchronizations; 0 for none but those of the command line. */
  syncHours: number;
}

const initialAttributes: DirectoryAttributes = {
  key: 'entryUUID',
  mail: 'mail',
  name: 'cn',
  number: 'employeeNumber',
  mobile: 'mobile',
  position: 'title',
};

const attributePattern = /^[a-z][a-z0-9-]*$/i;
const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

function readAttributes(text: string | undefined, problems: string[]): DirectoryAttributes {
  const attributes = { ...initialAttributes };
  for (const pair of text?.split(',') ?? []) {
    const [name = '', value = ''] = pair.split('=').map((part) => part.trim());
    if (name in attributes && attributePattern.test(value)) attributes[name as keyof DirectoryAttributes] = value;
    else
      problems.push(
        `JINSHU_LDAP_ATTRIBUTES holds "${pair.trim()}"; it must be pairs such as key=objectGUID, of ${Object.keys(attributes).join(', ')}.`,
      );
  }
  return attributes;
}

/** Reads the directory from the environment; null where none is set up. */
export function readDirectory(get: (name: string) => string | undefined, problems: string[]): DirectorySettings | null {
  const text = get('JINSHU_LDAP_URL');
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (!url || !['ldap:', 'ldaps:'].includes(url.protocol) || url.hostname === '') {
    problems.push('JINSHU_LDAP_URL must be an address that begins with ldap:// or ldaps://.');
    return null;
  }
  const usesStartTls = url.protocol === 'ldap:' && get('JINSHU_LDAP_STARTTLS') !== '0';
  if (url.protocol === 'ldap:' && !usesStartTls && !isLoopback(url))
    problems.push('JINSHU_LDAP_STARTTLS can be 0 only where the directory runs on this machine: passwords would cross the network.');
  const base = get('JINSHU_LDAP_BASE') ?? '';
  if (base === '') problems.push('JINSHU_LDAP_BASE must be given with JINSHU_LDAP_URL.');
  const bindDn = get('JINSHU_LDAP_BIND_DN') ?? '';
  const bindPassword = get('JINSHU_LDAP_BIND_PASSWORD') ?? '';
  if ((bindDn === '') !== (bindPassword === '')) problems.push('JINSHU_LDAP_BIND_DN and JINSHU_LDAP_BIND_PASSWORD must be given together.');
  const filter = get('JINSHU_LDAP_FILTER') ?? '(objectClass=inetOrgPerson)';
  if (!/^\(.+\)$/.test(filter)) problems.push(`JINSHU_LDAP_FILTER is "${filter}"; it must be a filter in parentheses.`);
  const departmentAttribute = get('JINSHU_LDAP_DEPARTMENT') ?? null;
  if (departmentAttribute !== null && !attributePattern.test(departmentAttribute))
    problems.push(`JINSHU_LDAP_DEPARTMENT is "${departmentAttribute}"; it must be the name of an attribute.`);
  const hours = get('JINSHU_LDAP_SYNC_HOURS') ?? '1';
  if (!/^\d{1,3}$/.test(hours)) problems.push(`JINSHU_LDAP_SYNC_HOURS is "${hours}"; it must be a whole number from 0 to 999.`);
  const attributes = readAttributes(get('JINSHU_LDAP_ATTRIBUTES'), problems);
  return {
    url: url.href.replace(/\/+$/, ''),
    usesStartTls,
    bindDn,
    bindPassword,
    base,
    filter,
    departmentAttribute,
    attributes,
    syncHours: Number(hours),
  };
}
