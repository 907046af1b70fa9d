import { type PushConnectionInput, pushMachine } from '@jinshu/mail-machines';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';

const push = createActor(
  pushMachine.provide({
    actors: {
      getPushToken: fromPromise(async () => ({ token: 'secret', version: 7 })),
      // In an app this opens a WebSocket, and closes it in the function that it returns.
      connection: fromCallback<{ type: 'ping' }, PushConnectionInput>(({ sendBack, input: { after } }) =>
        sendBack({ type: 'received', version: after + 1 }),
      ),
    },
  }),
).start();

push.send({ type: 'enable' });
const { context } = await waitFor(push, ({ context: { version } }) => version === 8);
console.log(context.version, push.getSnapshot().hasTag('connected')); // 8 true
push.stop();
