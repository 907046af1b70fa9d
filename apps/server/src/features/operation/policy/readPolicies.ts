import { type OperationPolicy, ownSkinName } from '@jinshu/api';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { selectLastActions } from '../../../platform/operation/index.ts';
import { selectStoredSkins } from '../../../platform/own-skin/index.ts';
import {
  listPolicies,
  type PolicyName,
  type PolicyTarget,
  policies,
  policyNames,
  readPoliciesAt,
  selectPolicySources,
} from '../../../platform/policy/index.ts';

/** Identifies a policy of a target in records. */
export const policyKey = (name: string, target: PolicyTarget): string =>
  target.of === 'organisation' ? name : `${name} ${target.of} ${target.of === 'person' ? target.accountId : target.departmentId}`;

const isSkinPolicy = (name: PolicyName) => name === 'skins' || name === 'skin_name';

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Returns all policies with the values in force for a target, and where each was set (BAK-65). */
export async function readOperationPolicies(db: Db | Tx, target: PolicyTarget): Promise<OperationPolicy[]> {
  const values = await readPoliciesAt(db, target);
  const sources = await selectPolicySources(db, target);
  const last = await selectLastActions(
    db,
    'policy',
    policyNames.map((name) => policyKey(name, target)),
  );
  const own = (await selectStoredSkins(db))
    .filter(({ isPublished }) => isPublished)
    .map(({ id, name }) => [ownSkinName(id), name] as const);
  const others = target.of === 'organisation' ? await listPolicies(db) : [];
  const describe = (name: PolicyName): OperationPolicy => {
    const { initial, scopes, about, range, ids, form } = policies[name];
    const source = sources.find((one) => one.name === name && policies[name].schema.safeParse(one.value).success);
    const { kind, minimum, maximum, choices } = form;
    const recordId = policyKey(name, target);
    const changed = last.get(recordId);
    return {
      name,
      kind,
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
      ...(choices && { choices: [...choices, ...(isSkinPolicy(name) ? own.map(([skin]) => skin) : [])] }),
      ...(isSkinPolicy(name) && { choiceNames: Object.fromEntries(own) }),
      value: values[name],
      initial,
      source: source?.of ?? (isSame(values[name], initial) ? 'initial' : 'environment'),
      sourceName: source?.whose ?? '',
      isSetHere: sources.some((one) => one.name === name && one.isHere),
      scopes: [...scopes],
      about,
      range,
      requirements: [...ids],
      version: changed?.id ?? 0,
      recordId,
      changedBy: changed?.author ?? '',
      changedAt: changed?.at.toISOString() ?? null,
      elsewhere: others.filter((one) => one.name === name).flatMap(({ department, user }) => department ?? user ?? []),
    };
  };
  return policyNames.map(describe);
}
