import { describe, expect, it } from 'vitest';
import * as api from '../index.ts';
import { type Endpoint, fieldsOf, isAllowedBy, isWithinReach, operationRoles } from '../index.ts';

const exported: [string, unknown][] = Object.entries(api);
const isOperation = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && (value as Endpoint).access.of === 'operation';
const endpoints = exported.filter((entry): entry is [string, Endpoint] => isOperation(entry[1]));

describe('the contract of the back stage', () => {
  it('BAK-11 gives each role its rights, a super administrator all of them', () => {
    const needs = ['role', 'see', 'see-all', 'manage', 'govern'] as const;
    const rights = operationRoles.map((role) => [role, needs.filter((one) => isAllowedBy(role, one))]);
    expect(rights).toEqual([
      ['super', [...needs]],
      ['organisation', ['role', 'see', 'manage']],
      ['auditor', ['role', 'see', 'see-all']],
    ]);
  });

  it('BAK-11 an auditor may call nothing that changes, apart from the own session', () => {
    const changing = endpoints.filter(
      ([, { method, access, path }]) =>
        method !== 'GET' &&
        access.of === 'operation' &&
        isAllowedBy('auditor', access.needs) &&
        !/^\/operation\/(?:session|logout)\//.test(path),
    );
    expect(changing).toEqual([]);
  });

  it('BAK-11 reaches all, or the departments of the role alone', () => {
    expect([isWithinReach('all', null), isWithinReach('all', 1)]).toEqual([true, true]);
    expect([isWithinReach([1, 2], 2), isWithinReach([1, 2], 3), isWithinReach([1, 2], null), isWithinReach([], 1)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('BAK-08 every call that changes fields of a record takes the version that they were read with', () => {
    const saving = endpoints.filter(([, { method }]) => method === 'PATCH');
    expect(saving.map(([name]) => name)).toEqual(expect.arrayContaining(['changePerson', 'changeDepartment', 'changeOperationMailbox']));
    for (const [name, { body, problems }] of saving) {
      expect([name, Object.keys(fieldsOf(body as never) ?? {})]).toEqual([name, expect.arrayContaining(['version'])]);
      expect([name, problems]).toEqual([name, expect.arrayContaining(['operation-stale'])]);
    }
  });

  it('BAK-19 no call is about mail: none lies in or names the paths of messages', () => {
    const paths = endpoints.map(([, { path }]) => path);
    expect(paths.filter((path) => !path.startsWith('/operation/'))).toEqual([]);
    expect(paths.filter((path) => /\/(?:mail|message|attachment|letter|draft)\//.test(path))).toEqual([]);
  });
});
