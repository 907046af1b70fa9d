import {
  alertLimitsFields,
  changeEnterpriseDisk,
  type GatewayMode,
  type MailCheckDown,
  type RelayMode,
  type RelaySecurity,
  setMailChecks,
  setOutgoingRelay,
  setSmsGateway,
  setWeatherSource,
} from '@jinshu/api';
import * as z from 'zod/mini';
import { type Call, callField } from './callField.ts';
import { address } from './entries.schema.ts';

const secret = z.optional(z.string().check(z.minLength(1), z.maxLength(1_000)));
const gateway = (call: Call) => ({
  mode: callField<GatewayMode>(call, 'mode'),
  address: callField<string>(call, 'address'),
  isKeyed: z.boolean(),
  /** Never exported. */
  key: secret,
});

/** The sections with one entry, which has every field. */
export const settings = {
  outgoingMail: z.strictObject({
    mode: callField<RelayMode>(setOutgoingRelay, 'mode'),
    host: callField<string>(setOutgoingRelay, 'host'),
    port: z.int(),
    security: callField<RelaySecurity>(setOutgoingRelay, 'security'),
    account: callField<string>(setOutgoingRelay, 'account'),
    /** Never exported. */
    password: secret,
  }),
  mailChecks: z.strictObject({
    spamAddress: callField<string>(setMailChecks, 'spamAddress'),
    virusAddress: callField<string>(setMailChecks, 'virusAddress'),
    whenDown: callField<MailCheckDown>(setMailChecks, 'whenDown'),
  }),
  smsGateway: z.strictObject(gateway(setSmsGateway)),
  weatherSource: z.strictObject({
    ...gateway(setWeatherSource),
    city: callField<string>(setWeatherSource, 'city'),
    latitude: callField<number>(setWeatherSource, 'latitude'),
    longitude: callField<number>(setWeatherSource, 'longitude'),
  }),
  alerts: z.strictObject({ people: z.array(address), ...alertLimitsFields }),
  companyDrive: z.strictObject({ quotaBytes: callField<number>(changeEnterpriseDisk, 'quotaBytes'), administrators: z.array(address) }),
};
