let count = 0;

/** Counts a push connection of this process until it closes. Returns it. */
export function countPush<T extends { once(event: 'close', listener: () => void): unknown }>(socket: T): T {
  count += 1;
  socket.once('close', () => {
    count -= 1;
  });
  return socket;
}

/** Returns the number of open push connections of this process. */
export const pushCount = (): number => count;
