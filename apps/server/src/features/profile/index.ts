export { selectProfile, updateProfile } from './profile.repository.ts';
