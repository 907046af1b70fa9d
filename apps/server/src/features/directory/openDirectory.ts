import { isIP } from 'node:net';
import tls from 'node:tls';
import { AndFilter, Client, type Entry, EqualityFilter, FilterParser, InvalidCredentialsError, type SearchOptions } from 'ldapts';
import type { Config, DirectorySettings } from '../../platform/config/index.ts';
import { departmentPath } from './departmentPath.ts';
import { type DirectoryPerson, keyValue, readPerson } from './readPerson.ts';

/** The directory cannot be asked: it does not answer, or refuses the server itself. */
export class DirectoryFailure extends Error {
  override readonly name = 'DirectoryFailure';
}

/** Directory of the organization. */
export interface Directory {
  /**
   * Returns all people and the paths of all departments.
   * @throws {DirectoryFailure}
   */
  read(): Promise<{ people: DirectoryPerson[]; departments: string[] }>;
  /**
   * Whether a password is that of the person with this key. A key that no one has takes the same way.
   * @throws {DirectoryFailure}
   */
  accepts(key: string, password: string): Promise<boolean>;
  /**
   * Returns the first few entries that are people, also those without a key.
   * @throws {DirectoryFailure}
   */
  sample(): Promise<DirectoryPerson[]>;
}

const times = { connectTimeout: 5_000, timeout: 20_000 };
const pageSize = 500;
const sampleSize = 10;

/** Opens the directory of the settings. Every call has a connection of its own: a bind belongs to the connection. */
export function openDirectory(settings: DirectorySettings, { trustedCa }: Pick<Config, 'trustedCa'>): Directory {
  const { url, usesStartTls, base, attributes, departmentAttribute } = settings;
  const { hostname } = new URL(url);
  const tlsOptions: tls.ConnectionOptions = {
    ca: [...tls.getCACertificates('default'), ...(trustedCa === null ? [] : [trustedCa])],
    minVersion: 'TLSv1.2',
    host: hostname,
    ...(isIP(hostname) === 0 && { servername: hostname }),
  };
  const filter = FilterParser.parseString(settings.filter);

  const connect = async (): Promise<Client> => {
    const client = new Client({ url, ...times, ...(url.startsWith('ldaps:') && { tlsOptions }) });
    if (usesStartTls) await client.startTLS(tlsOptions);
    return client;
  };
  /** Works on a connection on which the server has named itself. */
  const withServer = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    let client: Client | undefined;
    try {
      client = await connect();
      if (settings.bindDn !== '') await client.bind(settings.bindDn, settings.bindPassword);
      return await work(client);
    } catch (error) {
      throw new DirectoryFailure(error instanceof Error ? error.message : String(error), { cause: error });
    } finally {
      await client?.unbind().catch(() => undefined);
    }
  };
  const wanted = [...Object.values(attributes), ...(departmentAttribute === null ? [] : [departmentAttribute])];
  const search = async (client: Client, options: SearchOptions) =>
    (await client.search(base, { scope: 'sub', paged: { pageSize }, explicitBufferAttributes: [attributes.key], ...options }))
      .searchEntries;

  return {
    read: () =>
      withServer(async (client) => {
        const people = (await search(client, { filter, attributes: wanted })).map((entry) => readPerson(entry, settings));
        const units =
          departmentAttribute === null ? await search(client, { filter: '(objectClass=organizationalUnit)', attributes: ['ou'] }) : [];
        const paths = units.map(({ dn }) => departmentPath(`cn=all,${dn}`, base)).filter((path) => path !== '');
        const ofPeople = people.flatMap(({ cells }) => cells.department ?? []);
        return { people: people.filter(({ key }) => key !== ''), departments: [...new Set([...paths, ...ofPeople])].sort() };
      }),

    sample: () =>
      withServer(async (client) => {
        const options: SearchOptions = { scope: 'sub', filter, attributes: wanted, explicitBufferAttributes: [attributes.key] };
        const { value } = await client.searchPaginated(base, { ...options, paged: { pageSize: sampleSize } }).next();
        return (value?.searchEntries ?? []).map((entry: Entry) => readPerson(entry, settings));
      }),

    async accepts(key, password) {
      // A bind without a password is anonymous, and succeeds (RFC 4513, section 5.1.2).
      if (password === '') return false;
      const found = await withServer((client) => {
        const isTheirs = new EqualityFilter({ attribute: attributes.key, value: keyValue(key, attributes.key) });
        return search(client, { filter: new AndFilter({ filters: [filter, isTheirs] }), attributes: [attributes.key] });
      });
      const client = await connect().catch((error: unknown) => {
        throw new DirectoryFailure(error instanceof Error ? error.message : String(error), { cause: error });
      });
      try {
        // An unknown key takes the same way, so that the time tells nothing.
        await client.bind(found[0]?.dn ?? `cn=nobody,${base}`, password);
        return found.length === 1;
      } catch (error) {
        if (error instanceof InvalidCredentialsError) return false;
        throw new DirectoryFailure(error instanceof Error ? error.message : String(error), { cause: error });
      } finally {
        await client.unbind().catch(() => undefined);
      }
    },
  };
}
