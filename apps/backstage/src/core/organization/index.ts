export { DepartmentField } from './DepartmentField.tsx';
export { departmentsOptions, peopleFoundOptions } from './organization.queries.ts';
export { type ChosenPerson, PeopleField } from './PeopleField.tsx';
