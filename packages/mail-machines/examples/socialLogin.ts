import { socialLoginMachine } from '@jinshu/mail-machines';
import { createActor, fromPromise, waitFor } from 'xstate';

const login = createActor(
  socialLoginMachine.provide({
    actors: { begin: fromPromise(async () => ({ address: 'https://sign-on.example/authorize?state=s1' })) },
    actions: { leave: (_, { address }) => console.log(address) }, // https://sign-on.example/authorize?state=s1
  }),
  { input: { provider: 'oidc' } },
).start();

await waitFor(login, (snapshot) => snapshot.matches('gone'));
login.stop();
