import { isPolicyName, type PolicyName, type PolicyValues, policies, policyNames } from '../../platform/policy/index.ts';

/** Refusal to set or read a policy, in one sentence. */
export class PolicyRefusal extends Error {
  override readonly name = 'PolicyRefusal';
}

/** Number of changed letters between two words. */
function distanceOf(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...left].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...right].entries())
      next.push(Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns the policy of a name. An unknown name is refused with the names it may mean. */
export function policyNamed(given: string): PolicyName {
  if (isPolicyName(given)) return given;
  const near = policyNames.filter((name) => (given.length > 2 && name.includes(given)) || distanceOf(given, name) <= 3).slice(0, 5);
  throw new PolicyRefusal(`There is no policy ${given}.${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`);
}

/** Reads a typed value of a policy. */
export function policyValue<Name extends PolicyName>(name: Name, text: string): PolicyValues[Name] {
  const parsed = policies[name].schema.safeParse(policies[name].fromText(text));
  if (!parsed.success) throw new PolicyRefusal(`${name} cannot be "${text}"; it must be ${policies[name].range}.`);
  return parsed.data as PolicyValues[Name];
}

/** Returns a value as it is typed. */
export const policyText = <Name extends PolicyName>(name: Name, value: PolicyValues[Name]): string => policies[name].toText(value as never);
