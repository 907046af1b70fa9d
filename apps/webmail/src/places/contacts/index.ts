export { ContactsPlace } from './ContactsPlace.tsx';
