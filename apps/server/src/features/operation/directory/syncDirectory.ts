import { Problem } from '@jinshu/api';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import type { OperationAuthor } from '../../../platform/operation/index.ts';
import { forgetPolicies } from '../../../platform/policy/index.ts';
import { type DirectoryPerson, linkPerson, markGone, openDirectory, selectLinkedPeople } from '../../directory/index.ts';
import { unmatchedHash } from '../../login/index.ts';
import { changePersonIn } from '../person/changePerson.ts';
import { createPersonIn } from '../person/createPerson.ts';
import { enablePersonIn, type Operator } from '../person/personAccess.ts';
import type { JudgedRow } from '../person-import/judgePeople.ts';
import { planImport } from '../person-import/planImport.ts';
import { refusalOf } from '../person-job/doPersonWork.ts';
import { createReport, type DirectoryReport } from './DirectoryReport.ts';
import { makeDepartments, missingDepartments } from './makeDepartments.ts';

/** Author of the changes. */
export const directoryAuthor: OperationAuthor = { accountId: null, name: 'directory', role: null, ip: '' };
const operator: Operator = { caller: { role: 'super', reach: 'all' }, author: directoryAuthor };

/** People who may be missing from the directory at once, as a part of all and as a number: more than this means a fault. */
const mostGone = { part: 0.2, atLeast: 5 };

interface Row extends JudgedRow {
  key: string;
}

/** Writes what a row becomes, in one transaction with its link. */
async function writeRow(deps: Deps, { key, outcome, person, values }: Row): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (!person) {
      const { address = '', name = '', ...fields } = values;
      const made = await createPersonIn(tx, deps, operator, { ...fields, address, name, mustChange: false, passwordHash: unmatchedHash() });
      return linkPerson(tx, made.id, key);
    }
    const { address: _, ...change } = values;
    if (outcome === 'changed') await changePersonIn(tx, deps, operator, { id: person.id, change });
    return linkPerson(tx, person.id, key);
  });
}

/** Does something about one person; a refusal is reported, and the others continue. */
async function settle(report: DirectoryReport, address: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    report.faults.push({ address, ...refusalOf(error) });
    return false;
  }
}

const enable = (tx: Tx, deps: Deps, id: number, isEnabled: boolean) => enablePersonIn(tx, deps, operator, { id, isEnabled });

/** Disables the people that the directory has no more, and enables those who are back. */
async function followThePresent(deps: Deps, report: DirectoryReport, present: ReadonlySet<string>, isDryRun: boolean): Promise<void> {
  const linked = await selectLinkedPeople(deps.db);
  const gone = linked.filter(({ key, isGone }) => !isGone && !present.has(key));
  const back = linked.filter(({ key, isGone }) => isGone && present.has(key));
  report.isHalted = gone.length > Math.max(mostGone.atLeast, linked.length * mostGone.part);
  const turn = async (people: typeof linked, isEnabled: boolean, list: string[]) => {
    for (const { accountId, address } of people) {
      const work = () =>
        deps.db.transaction().execute(async (tx) => {
          await enable(tx, deps, accountId, isEnabled);
          await markGone(tx, accountId, !isEnabled);
        });
      if (isDryRun || (await settle(report, address, work))) list.push(address);
    }
  };
  if (!report.isHalted) await turn(gone, false, report.disabled);
  await turn(back, true, report.enabled);
}

/** Keeps the address that a known person has here: it does not change with the directory. */
async function readRows(deps: Deps, people: readonly DirectoryPerson[], missing: ReadonlySet<string>): Promise<Row[]> {
  const addressOf = new Map((await selectLinkedPeople(deps.db)).map(({ key, address }) => [key, address]));
  const rows = people.map(({ key, cells: { department, ...cells } }, row) => {
    const address = addressOf.get(key) ?? cells.address;
    const isMade = department !== undefined && !missing.has(department.toLowerCase());
    return { row, cells: { ...cells, ...(address !== undefined && { address }), ...(isMade && { department }) } };
  });
  const judged = await planImport(deps, operator.caller, rows);
  return judged.map((one) => ({ ...one, key: people[one.row]?.key ?? '' }));
}

/**
 * Brings people and departments into line with the organization's directory. People who are new get an account whose password is the
 * directory's; people who left it are disabled, and keep their mail.
 * @throws {DirectoryFailure}
 */
export async function syncDirectory(deps: Deps, { isDryRun }: { isDryRun: boolean }): Promise<DirectoryReport> {
  const { config } = deps;
  if (config.directory === null) throw new Error('No directory is set up.');
  const { people, departments } = await openDirectory(config.directory, config).read();
  const report = createReport();
  report.departments = await missingDepartments(deps, departments);
  if (!isDryRun) await makeDepartments(deps, directoryAuthor, report.departments);
  const missing = new Set(isDryRun ? report.departments.map((path) => path.toLowerCase()) : []);
  for (const row of await readRows(deps, people, missing)) {
    const address = row.person?.address ?? row.values.address ?? row.cells.address ?? row.cells.name ?? '';
    const [fault] = row.faults;
    if (fault) report.faults.push({ address, ...fault });
    else if (isDryRun || (await settle(report, address, () => writeRow(deps, row)))) report.people[row.outcome].push(address);
  }
  await followThePresent(deps, report, new Set(people.map(({ key }) => key)), isDryRun);
  if (!isDryRun) forgetPolicies(deps.db);
  return report;
}
