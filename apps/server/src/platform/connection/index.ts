export { ConnectionRoom, type Place, peerKey } from './ConnectionRoom.ts';
export { greetOwnNetwork } from './greetOwnNetwork.ts';
