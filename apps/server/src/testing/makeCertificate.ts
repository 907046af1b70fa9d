import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Files of a certificate for tests. */
export interface TestCertificate {
  ca: string;
  cert: string;
  key: string;
}

/** Makes an authority and a certificate for `localhost` that it signs. Returns their files. */
export function makeCertificate(directory: string): TestCertificate {
  const file = (name: string) => path.join(directory, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: directory, stdio: 'pipe' });
  const key = ['-newkey', 'rsa:2048', '-nodes', '-days', '3650'];
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Test authority');
  openssl('req', ...key.slice(0, 3), '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=localhost');
  execFileSync('sh', ['-c', 'printf "subjectAltName=DNS:localhost" > san.cnf'], { cwd: directory });
  openssl(
    ...['x509', '-req', '-in', 'server.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '3650'],
    ...['-extfile', 'san.cnf', '-out', 'server.pem'],
  );
  return { ca: file('ca.pem'), cert: file('server.pem'), key: file('server.key') };
}
