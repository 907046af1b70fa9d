import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';
import { idParams } from './role.endpoints.ts';

/** The enterprise disk: its capacity, and who administers it. */
export const enterpriseDiskSchema = wireObject({
  usedBytes: z.int(),
  /** 0 for no limit. */
  quotaBytes: z.int(),
  /** Send it back with a change. */
  version: z.int(),
  /** Administrators of the disk. Super administrators administer it too, and are not among them. */
  administrators: z.array(wireObject({ id: z.int(), userName: named('username', z.string()), name: named('realname', z.string()) })),
});

export type EnterpriseDisk = z.output<typeof enterpriseDiskSchema>;

const governed = { of: 'operation', needs: 'govern', asksPassword: true } as const;

/** Returns the enterprise disk. */
export const getEnterpriseDisk = endpoint({
  method: 'GET',
  path: '/operation/enterprise-disk/',
  access: { of: 'operation', needs: 'see-all' },
  summary: 'Capacity and administrators of the enterprise disk.',
  response: enterpriseDiskSchema,
});

/** Changes the capacity. One below what is used is accepted and deletes nothing. */
export const changeEnterpriseDisk = endpoint({
  method: 'PATCH',
  path: '/operation/enterprise-disk/',
  access: { of: 'operation', needs: 'govern' },
  summary: 'Changes the capacity of the enterprise disk.',
  body: wireObject({ version: z.int(), quotaBytes: z.int().check(z.minimum(0), z.maximum(1_000_000_000_000_000)) }),
  response: enterpriseDiskSchema,
  problems: ['operation-stale'],
});

/** Makes an active person an administrator of the enterprise disk. */
export const addEnterpriseDiskAdministrator = endpoint({
  method: 'PUT',
  path: '/operation/enterprise-disk/administrator/:id/',
  access: governed,
  summary: 'Makes a person an administrator of the enterprise disk.',
  params: idParams,
  response: enterpriseDiskSchema,
  problems: ['operation-refused', 'operation-password'],
});

/** Takes the right to administer the enterprise disk away, from the next call on. */
export const removeEnterpriseDiskAdministrator = endpoint({
  method: 'DELETE',
  path: '/operation/enterprise-disk/administrator/:id/',
  access: governed,
  summary: 'Takes the right to administer the enterprise disk away.',
  params: idParams,
  response: enterpriseDiskSchema,
  problems: ['operation-password'],
});
