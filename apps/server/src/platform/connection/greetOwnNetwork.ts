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

/** Private members of the library's connection. If a version of the library renames them, the pause simply remains. */
interface Connection {
  _socket?: Socket;
  connectionReady?: () => void;
}

/**
 * Greets peers on the own network immediately. The library delays the greeting by a tenth of a second, because spam senders start before
 * it. The organization's gateway and programs don't, and often send just one message per connection.
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
