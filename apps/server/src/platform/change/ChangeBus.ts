import { EventEmitter } from 'node:events';

/** Notice that the database sends to all servers when a change is committed. */
export interface ChangeNotice {
  mailboxId: number;
  version: number;
}

/** The first word of a notice that sessions have ended; their keys follow. Anything else but the words below is a list of `mailboxId:version`. */
export const sessionEndWord = 'ended';
/** The notice that policies, or who they apply to, have changed. */
const policyWord = 'policy';
/** The notice that addresses were blocked for misuse, or released. */
const misuseWord = 'misuse';

/** Dispatches the notices of channel `jinshu_change` to the watchers of a mailbox or session. */
export class ChangeBus {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  /** Calls back for each change of one mailbox; returns how to stop. */
  watch(mailboxId: number, onNotice: (notice: ChangeNotice) => void): () => void {
    this.#emitter.on(String(mailboxId), onNotice);
    return () => this.#emitter.off(String(mailboxId), onNotice);
  }

  /** Calls back with the key of each session that ends, on whichever server; returns how to stop. */
  watchSessionEnds(onEnd: (sessionKey: string) => void): () => void {
    this.#emitter.on(sessionEndWord, onEnd);
    return () => this.#emitter.off(sessionEndWord, onEnd);
  }

  /** Calls back when policies have changed, on whichever server; returns how to stop. */
  watchPolicies(onChange: () => void): () => void {
    this.#emitter.on(policyWord, onChange);
    return () => this.#emitter.off(policyWord, onChange);
  }

  /** Calls back when addresses were blocked for misuse or released, on whichever server; returns how to stop. */
  watchMisuse(onChange: () => void): () => void {
    this.#emitter.on(misuseWord, onChange);
    return () => this.#emitter.off(misuseWord, onChange);
  }

  /** Calls back when notices may have been missed, since the database connection was lost; returns how to stop. */
  watchGaps(onGap: () => void): () => void {
    this.#emitter.on('gap', onGap);
    return () => this.#emitter.off('gap', onGap);
  }

  /** Takes a payload of the channel: `mailboxId:version`, or several parted by blanks, `ended` and session keys, `policy` or `misuse`. */
  publish(payload: string): void {
    const [first = '', ...rest] = payload.split(' ');
    if (first === sessionEndWord) {
      for (const key of rest) this.#emitter.emit(sessionEndWord, key);
      return;
    }
    if (first === policyWord || first === misuseWord) {
      this.#emitter.emit(first);
      return;
    }
    for (const pair of [first, ...rest]) {
      const [mailboxId, version] = pair.split(':').map(Number);
      if (mailboxId && version) this.#emitter.emit(String(mailboxId), { mailboxId, version } satisfies ChangeNotice);
    }
  }

  /** Announces that notices may have been missed. */
  announceGap(): void {
    this.#emitter.emit('gap');
  }
}
