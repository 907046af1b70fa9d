import * as api from '@jinshu/api';

const exported = Object.entries(api as unknown as Record<string, object>);
const names = new Map<unknown, string>([
  ...exported.flatMap(([list, calls]) => Object.entries(calls).map(([call, one]): [unknown, string] => [one, `${list}.${call}`])),
  ...exported.map(([name, value]): [unknown, string] => [value, name]),
]);

/** Name of a call in the contract. Calls that only a list of the settings holds are named by both, such as `movingResource.list`. */
export const endpointName = (endpoint: api.Endpoint): string => names.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`;
