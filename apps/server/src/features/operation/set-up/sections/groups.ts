import { changeGroupWriters } from '../../list/changeWriters.ts';
import { inOrder } from '../items.ts';
import { pathKey, pathText } from '../names.ts';
import type { Section } from '../Section.ts';
import { selectSetUpGroups } from '../setUp.repository.ts';
import type { Entry } from '../setUp.schema.ts';

/** Writers to departments and to everyone in a domain. */
export const groups: Section<'groups'> = {
  name: 'groups',
  keyOf: ({ department = [], everyoneIn = '' }) => `${everyoneIn.toLowerCase()}\n${pathKey(department)}`,
  labelOf: ({ department, everyoneIn }) => (department ? pathText(department) : `everyone in ${everyoneIn}`),
  read: async ({ deps, departments }) =>
    inOrder(
      (await selectSetUpGroups(deps.db)).flatMap(({ key, ...writers }): Entry<'groups'> | [] => {
        const department = departments.pathOf(Number(/^dept_(\d+)$/.exec(key)?.[1] ?? 0));
        if (department) return { department, ...writers };
        return key.startsWith('everyone@') ? { everyoneIn: key.slice('everyone@'.length), ...writers } : [];
      }),
    ),
  put: async ({ deps, author, operator, departments, people }, { entry, before }) => {
    const { department, everyoneIn, writers = 'inside', writerPeople = [] } = { ...before, ...entry };
    const address = department ? `dept_${departments.need(department)}@${deps.config.domain}` : `everyone@${everyoneIn}`;
    await changeGroupWriters(deps, operator.caller, author, { address, writers, people: people.needAll(writerPeople) });
  },
};
