export { changeSettings } from './changeSettings.ts';
export { type ChosenRows, mountResource } from './mountResource.ts';
export { countOwn, lockOwnMailbox, ownRows, removeOwn, selectOwnMailbox, setOwnActive } from './ownMailbox.repository.ts';
