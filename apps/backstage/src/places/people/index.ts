export { PeoplePlace } from './PeoplePlace.tsx';
