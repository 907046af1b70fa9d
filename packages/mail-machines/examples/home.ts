import { type HomeSettings, homeMachine } from '@jinshu/mail-machines';
import { createActor, fromPromise } from 'xstate';

const home = createActor(
  homeMachine.provide({
    actors: { readSettings: fromPromise<HomeSettings | null>(async () => ({ showsCentre: true, showsNetdisk: true })) },
  }),
).start();

const taken = new Promise((resolve) => home.on('taken', resolve));
home.send({ type: 'choose', shortcut: 'contacts' });
console.log(await taken); // { type: 'taken', to: '/contact/pab', viewFilter: '' }
home.stop();
