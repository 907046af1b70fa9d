export { DepartmentField } from './DepartmentField.tsx';
export { type ChosenPerson, PeopleField } from './PeopleField.tsx';
