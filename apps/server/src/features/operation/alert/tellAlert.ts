import type { Language } from '@jinshu/api';
import { leaveSystemNotice } from '../../../mail/system-notice/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import type { AlertPerson, StoredAlert } from './alert.repository.ts';
import type { Trouble } from './checkAlerts.ts';
import { alertWords } from './words/index.ts';

const locales: Readonly<Record<Language, string>> = { 'zh-hans': 'zh-CN', 'zh-tw': 'zh-TW', en: 'en' };

interface Told {
  people: readonly AlertPerson[];
  alert: StoredAlert;
  /** Without it, the alert is over. */
  trouble?: Trouble;
}

/** Writes an alert, or that it is over, in the language of its reader. */
function write({ alert, trouble }: Told, { language, timeZone }: Pick<AlertPerson, 'language' | 'timeZone'>, page: string) {
  const spoken = (language as Language | null) ?? 'zh-hans';
  const words = alertWords[spoken];
  const day = (at: string | Date) =>
    new Intl.DateTimeFormat(locales[spoken], { dateStyle: 'long', timeStyle: 'short', timeZone: timeZone || 'UTC' }).format(new Date(at));
  const { count = 0, percent = 0, at } = trouble?.part ?? {};
  const facts: Readonly<Record<string, string>> = {
    count: new Intl.NumberFormat(locales[spoken]).format(count),
    percent: String(percent),
    at: at === undefined ? '' : day(at),
    domain: alert.target,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_all, name: string) => facts[name] ?? '');
  const { what, advice } = words.causes[alert.cause];
  const fact = fill(what);
  return {
    subject: trouble ? words.begins(fact) : words.ends(fill(words.over[alert.part] ?? what)),
    text: [
      trouble ? fact : fill(words.over[alert.part] ?? what),
      words.since(day(alert.since)),
      ...(trouble ? [fill(advice)] : []),
      `${words.page} ${page}`,
    ].join('\n\n'),
  };
}

/** Delivers an alert to the mailboxes of its readers: no other server has to take it. */
export async function tellAlert(tx: Tx, deps: Deps, told: Told): Promise<void> {
  for (const person of told.people)
    await leaveSystemNotice(tx, deps, {
      to: { address: person.userName, name: person.name },
      language: (person.language as Language | null) ?? 'zh-hans',
      ...write(told, person, `${deps.config.publicUrl}/operation/state`),
      hasNoRules: true,
    });
}
