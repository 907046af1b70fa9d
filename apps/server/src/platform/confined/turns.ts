/** Runs work one after the other, and `rest` after each. */
export function createTurns(rest: () => void) {
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  const end = () => {
    pending -= 1;
    rest();
  };
  return {
    /** Number of turns that run or wait. */
    get pending() {
      return pending;
    },
    async take<T>(work: () => Promise<T>): Promise<T> {
      pending += 1;
      const turn = last.then(work);
      last = turn.then(end, end);
      return turn;
    },
  };
}
