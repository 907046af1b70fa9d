import type { Command } from 'commander';
import { policies, policyNames } from '../platform/policy/index.ts';

const branches = (command: Command, line: readonly string[] = []): { line: string; words: string[] }[] => [
  { line: line.join(' '), words: command.commands.map((one) => one.name()) },
  ...command.commands.flatMap((one) => branches(one, [...line, one.name()])),
];

/** Returns a script for bash that completes commands, names of policies and values that are words. */
export function completionScript(program: Command): string {
  const values = policyNames.flatMap((name) => {
    const { range } = policies[name];
    const words = range === 'on or off' ? ['on', 'off'] : range.startsWith('one of ') ? range.slice('one of '.length).split(', ') : [];
    return words.length > 0 ? [{ line: `policy set ${name}`, words }] : [];
  });
  const names = ['get', 'set', 'unset'].map((verb) => ({ line: `policy ${verb}`, words: [...policyNames] }));
  const cases = [...names, ...values, ...branches(program)]
    .filter(({ words }) => words.length > 0)
    .map(({ line, words }) => `    "${line}") words="${words.join(' ')}" ;;`);
  return `_jinshu() {
  local line="\${COMP_WORDS[*]:1:COMP_CWORD-1}" words=""
  case "$line" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _jinshu jinshu`;
}

/** `completion`. */
export function addCompletionCommand(program: Command): void {
  program
    .command('completion')
    .description('print a script for bash that completes commands and names of policies: eval "$(jinshu completion)"')
    .action(() => console.log(completionScript(program)));
}
