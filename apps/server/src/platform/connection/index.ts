export { ConnectionRoom, type Place, peerKey, type RoomLimits } from './ConnectionRoom.ts';
export { greetOwnNetwork, isOwnNetwork } from './greetOwnNetwork.ts';
