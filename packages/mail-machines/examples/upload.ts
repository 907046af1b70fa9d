import { type UploadTarget, uploadMachine } from '@jinshu/mail-machines';
import { createActor, fromCallback, waitFor } from 'xstate';

const uploadFile = fromCallback<{ type: 'never' }, { key: string; folder: string } & UploadTarget>(({ sendBack, input: { key } }) => {
  sendBack({ type: 'progressed', key, sentBytes: 512 });
  sendBack({ type: 'uploaded', key, result: { id: 1 } });
});
const upload = createActor(uploadMachine.provide({ actors: { uploadFile } }), { input: { roomBytes: 4096 } }).start();

upload.send({
  type: 'add',
  files: [
    { key: 'a', name: 'plan.pdf', size: 1024 },
    { key: 'b', name: 'film.mp4', size: 9_999_999 },
  ],
});
const { context } = await waitFor(upload, (snapshot) => snapshot.matches('resting') && snapshot.context.files.length > 0);
console.log(context.files.map(({ state, refusal }) => refusal ?? state)); // ['success', 'too-big']
upload.stop();
