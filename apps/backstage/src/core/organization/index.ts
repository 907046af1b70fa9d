export { DepartmentField } from './DepartmentField.tsx';
export { departmentsOptions } from './organization.queries.ts';
export { type ChosenPerson, PeopleField } from './PeopleField.tsx';
