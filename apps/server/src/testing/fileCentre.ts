import type { DiskPermission } from '@jinshu/api';
import type { TestOptions } from './buildTestApp.ts';
import { type OpenMailbox, openMailbox, type Person } from './openMailbox.ts';

/** A response with its bytes. */
export interface DiskAnswer {
  status: number;
  body: ReturnType<typeof JSON.parse>;
  bytes: Buffer;
  headers: Record<string, unknown>;
}

/** The app with shortcuts for the calls of the file center. `who` is undefined for a visitor without a session. */
export interface FileCentre extends OpenMailbox {
  ask(
    who: Pick<Person, 'headers'> | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<DiskAnswer>;
  upload(
    who: Pick<Person, 'headers'>,
    disk: 'personal' | 'company',
    name: string,
    options?: { content?: string | Buffer; folder?: number; onTaken?: string },
  ): Promise<DiskAnswer>;
  folder(who: Pick<Person, 'headers'>, disk: 'personal' | 'company', name: string, parent?: number): Promise<number>;
  /** The names in a folder. */
  names(who: Pick<Person, 'headers'>, disk: 'personal' | 'company', folder?: number): Promise<string[]>;
  permit(account: { accountId: number } | { departmentId: number }, permission: DiskPermission, folder?: number): Promise<void>;
}

let seed = 0;

/** Opens the app for tests of the file center. */
export async function openFileCentre(options: TestOptions = {}): Promise<FileCentre> {
  const test = await openMailbox(options);
  const ask: FileCentre['ask'] = async (who, method, path, payload) => {
    const answer = await test.app.inject({ method, url: `/api${path}`, headers: who?.headers ?? {}, ...(payload && { payload }) });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : undefined, bytes: answer.rawPayload, headers: answer.headers };
  };
  const upload: FileCentre['upload'] = async (who, disk, name, { content, folder = 0, onTaken } = {}) => {
    seed += 1;
    const boundary = 'a-boundary';
    const fields = { folder_id: String(folder), file_name: name, ...(onTaken && { on_taken: onTaken }) };
    const lines = Object.entries(fields).map(
      ([field, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="blob"\r\ncontent-type: text/plain\r\n\r\n`;
    const payload = Buffer.concat([
      Buffer.from(lines.join('') + head),
      Buffer.from(content ?? `file number ${seed}`),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const headers = { ...who.headers, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await test.app.inject({ method: 'POST', url: `/api/netdisk/${disk}/files/`, headers, payload });
    return { status: answer.statusCode, body: answer.json(), bytes: answer.rawPayload, headers: answer.headers };
  };
  return {
    ...test,
    ask,
    upload,
    async folder(who, disk, name, parent = 0) {
      return (await ask(who, 'POST', `/netdisk/${disk}/folders/`, { folder_id: parent, name })).body.id;
    },
    async names(who, disk, folder = 0) {
      const path = `/netdisk/${disk}/list/?folder_id=${folder}&page=1&page_size=100&order=name&is_descending=0`;
      return (await ask(who, 'GET', path)).body.results.map(({ name }: { name: string }) => name);
    },
    async permit(whom, permission, folder) {
      await test.database.pool.query('INSERT INTO disk (mailbox_id) VALUES (NULL) ON CONFLICT DO NOTHING');
      await test.database.pool.query(
        `INSERT INTO disk_permission (disk_id, account_id, department_id, permission, folder_id)
         SELECT id, $1, $2, $3, $4 FROM disk WHERE mailbox_id IS NULL`,
        ['accountId' in whom ? whom.accountId : null, 'departmentId' in whom ? whom.departmentId : null, permission, folder ?? null],
      );
    },
  };
}
