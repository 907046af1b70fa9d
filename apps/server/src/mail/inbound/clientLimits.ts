/** Limits of an SMTP client. */
export interface ClientLimits {
  /** Connections at the same time. */
  total: number;
  perAddress: number;
  /**
   * Time allowed for a whole command, in milliseconds, even when bytes trickle in. The second value applies when half the room is taken.
   */
  commandMs: number;
  crowdedCommandMs: number;
  /** Time before a message must average `dataBytesPerSecond`, in milliseconds. The second value applies when half the room is taken. */
  dataGraceMs: number;
  crowdedDataGraceMs: number;
  dataBytesPerSecond: number;
  /** Time that a connection may last without completing a message, in milliseconds. */
  sessionMs: number;
  /** Maximum number of refused commands: per connection, and per address in `windowMs`. An accepted message offsets five. */
  sessionErrors: number;
  addressErrors: number;
  /** Maximum number of commands per address in `windowMs`. An accepted message offsets a thousand, because each recipient is a command. */
  addressCommands: number;
  /** Time that counts, and that a block lasts, in milliseconds. */
  windowMs: number;
  sweepMs: number;
}

export const clientLimits: ClientLimits = {
  total: 1000,
  perAddress: 50,
  commandMs: 120_000,
  crowdedCommandMs: 15_000,
  dataGraceMs: 30_000,
  crowdedDataGraceMs: 10_000,
  dataBytesPerSecond: 1000,
  sessionMs: 30 * 60_000,
  sessionErrors: 100,
  addressErrors: 500,
  addressCommands: 5000,
  windowMs: 10 * 60_000,
  sweepMs: 1000,
};
