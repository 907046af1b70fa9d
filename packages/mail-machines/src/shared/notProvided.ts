import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/** Placeholder for a request that the app must provide. Until then it rejects with an error that names it. */
export const notProvided = <TOutput, TInput extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`The actor "${name}" was not provided.`)));

/** Placeholder like `notProvided`, for a long-running source that can send events at any time. */
export const notProvidedSource = <TEvent extends EventObject, TInput extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromCallback<TEvent, TInput>(() => {
    throw new Error(`The actor "${name}" was not provided.`);
  });
