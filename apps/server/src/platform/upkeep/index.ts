export { startRunning } from './startRunning.ts';
export {
  beginUpkeep,
  endUpkeep,
  type RunningServer,
  recordUpkeep,
  selectRunningServers,
  selectUpkeep,
  type Upkeep,
} from './upkeep.repository.ts';
