import { BlockList, isIPv6, type Socket } from 'node:net';
import type { SMTPServer } from 'smtp-server';

const ownNetwork = new BlockList();
ownNetwork.addSubnet('127.0.0.0', 8);
ownNetwork.addSubnet('10.0.0.0', 8);
ownNetwork.addSubnet('172.16.0.0', 12);
ownNetwork.addSubnet('192.168.0.0', 16);
ownNetwork.addSubnet('::1', 128, 'ipv6');
ownNetwork.addSubnet('fc00::', 7, 'ipv6');
ownNetwork.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address is of this machine or of a private network. */
export const isOwnNetwork = (address: string | undefined): boolean =>
  address !== undefined && ownNetwork.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** What of the library's connection is used; a version of it that has other names simply keeps its pause. */
interface Connection {
  _socket?: Socket;
  connectionReady?: () => void;
}

/**
 * Greets peers of the own network at once. The library lets everybody wait for a tenth of a second, since those who send spam begin to talk
 * before they are greeted; the organisation's own gateway and programs do not, and a connection of theirs often brings one mail only.
 */
export function greetOwnNetwork(server: SMTPServer): void {
  const greet = (socket: Socket) => {
    for (const connection of server.connections as Set<Connection>) {
      if (connection._socket !== socket || !connection.connectionReady) continue;
      connection.connectionReady();
      // The pause is still running, and must not greet a second time.
      connection.connectionReady = () => undefined;
    }
  };
  // The library makes its connection in the turn after the socket's.
  server.server.on('connection', (socket: Socket) => {
    if (isOwnNetwork(socket.remoteAddress)) setImmediate(greet, socket);
  });
}
