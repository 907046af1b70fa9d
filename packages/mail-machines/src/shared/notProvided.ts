import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

/** A request that whoever runs the machine has to provide; until then it fails and says which one is missing. */
export const notProvided = <TOutput, TInput extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`The actor "${name}" was not provided.`)));

/** The same for something that goes on and speaks whenever it has news. */
export const notProvidedSource = <TEvent extends EventObject, TInput extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromCallback<TEvent, TInput>(() => {
    throw new Error(`The actor "${name}" was not provided.`);
  });
