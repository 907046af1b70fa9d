import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns functions that read values of an environment. Empty values count as absent. What is wrong is added to `problems` as a sentence,
 * and read as if it were absent.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = [];
  const get = (name: string) => (env[name]?.trim() ? (env[name] as string).trim() : undefined);

  const wrong = <T>(sentence: string, fallback: T): T => {
    problems.push(sentence);
    return fallback;
  };
  const integer = (name: string, fallback: number, minimum: number, maximum: number) => {
    const text = get(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= minimum && value <= maximum) return value;
    return wrong(`${name} is "${text}"; it must be a whole number from ${minimum} to ${maximum}.`, fallback);
  };
  const choice = <const T extends string>(name: string, fallback: T, choices: readonly T[]): T => {
    const text = get(name) ?? fallback;
    return choices.find((one) => one === text) ?? wrong(`${name} is "${text}"; it must be one of ${choices.join(', ')}.`, fallback);
  };
  const flag = (name: string, fallback: boolean) => choice(name, fallback ? '1' : '0', ['0', '1']) === '1';
  const url = (name: string, protocols: readonly string[]): URL | null => {
    const text = get(name);
    if (text === undefined) return null;
    const parsed = URL.parse(text);
    if (parsed && protocols.includes(parsed.protocol)) return parsed;
    return wrong(`${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`, null);
  };
  const file = (name: string, kind: RegExp, what: string): string | null => {
    const name_ = get(name);
    if (name_ === undefined) return null;
    try {
      const text = readFileSync(path.resolve(name_), 'utf8');
      return kind.test(text) ? text : wrong(`${name} names ${name_}, which is not ${what}.`, null);
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'does not exist' : 'cannot be read';
      return wrong(`${name} names ${name_}, which ${reason}.`, null);
    }
  };

  return { get, problems, integer, choice, flag, url, file };
}
