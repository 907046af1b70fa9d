import { readSmsSettings, readWeatherSettings, setSmsGateway, setWeatherSource } from '../../gateway/changeGateway.ts';
import { readChecks, setChecks } from '../../held-mail/changeChecks.ts';
import { readRelay, setRelay } from '../../relay/changeRelay.ts';
import type { Section } from '../Section.ts';
import type { SectionName } from '../setUp.schema.ts';
import { anyVersion } from '../world.ts';

const single = <N extends SectionName>(section: Pick<Section<N>, 'name' | 'read' | 'put'>): Section<N> => ({
  ...section,
  isSingle: true,
  keyOf: () => '',
  labelOf: () => '',
});
const version = anyVersion;

/** The way of outgoing mail, without its password. */
export const outgoingMail = single<'outgoingMail'>({
  name: 'outgoingMail',
  read: async ({ deps }) => {
    const { mode, host, port, security, account } = await readRelay(deps);
    return [{ mode, host, port, security, account }];
  },
  put: ({ deps, author }, { entry }) => setRelay(deps, author, { ...entry, version }),
});

/** The checkers of spam and viruses. */
export const mailChecks = single<'mailChecks'>({
  name: 'mailChecks',
  read: async ({ deps }) => {
    const { spamAddress, virusAddress, whenDown } = await readChecks(deps);
    return [{ spamAddress, virusAddress, whenDown }];
  },
  put: ({ deps, author }, { entry }) => setChecks(deps, author, { ...entry, version }),
});

/** The SMS gateway, without its key. */
export const smsGateway = single<'smsGateway'>({
  name: 'smsGateway',
  read: async ({ deps }) => {
    const { mode, address, isKeyed } = await readSmsSettings(deps);
    return [{ mode, address, isKeyed }];
  },
  put: ({ deps, author }, { entry }) => setSmsGateway(deps, author, { ...entry, version }),
});

/** The source of the weather, without its key. */
export const weatherSource = single<'weatherSource'>({
  name: 'weatherSource',
  read: async ({ deps }) => {
    const { mode, address, isKeyed, city, latitude, longitude } = await readWeatherSettings(deps);
    return [{ mode, address, isKeyed, city, latitude, longitude }];
  },
  put: ({ deps, author }, { entry }) => setWeatherSource(deps, author, { ...entry, version }),
});
