/** A websocket without a network: a test looks at what was opened and said, and speaks for the server. */
export class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** Every socket that was opened, in order. */
  static opened: FakeWebSocket[] = [];

  readonly url: string;
  readonly sent: string[] = [];
  readyState: number = FakeWebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(url: string | URL) {
    this.url = String(url);
    FakeWebSocket.opened.push(this);
  }

  send(data: string): void {
    if (this.readyState === FakeWebSocket.CONNECTING) throw new DOMException('still connecting', 'InvalidStateError');
    this.sent.push(data);
  }

  close(code = 1006): void {
    this.readyState = FakeWebSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** The server takes the connection. */
  accept(): this {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
    return this;
  }

  /** The server says something. */
  say(frame: unknown): void {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) });
  }
}
