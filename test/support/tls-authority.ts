/** A certificate authority for one test. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A key and its certificate, PEM. */
export interface TlsIdentity {
  readonly key: string;
  readonly cert: string;
}

/** What a certificate is to say. */
interface CertificateWish {
  /** For example `IP:127.0.0.1` or `DNS:other.example`. */
  readonly altName: string;
  /** `YYYYMMDDHHMMSSZ`; defaults to yesterday and to a year from now. */
  readonly from?: string;
  readonly to?: string;
}

/** A certificate authority of our own, made by the `openssl` command in a temporary folder. */
export interface TlsAuthority {
  /** Path of its certificate, as NODE_EXTRA_CA_CERTS takes it. */
  readonly caFile: string;
  readonly issue: (wish: CertificateWish) => TlsIdentity;
  readonly selfSigned: () => TlsIdentity;
  readonly remove: () => void;
}

const DAY_MS = 86_400_000;

export function createTlsAuthority(): TlsAuthority {
  const folder = mkdtempSync(join(tmpdir(), 'tls-authority-'));
  const at = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const newKey = (name: string) => openssl('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', name);
  const read = (name: string) => readFileSync(at(name), 'utf8');
  newKey('ca.key');
  openssl('req', '-x509', '-new', '-key', 'ca.key', '-subj', '/CN=Test authority', '-days', '2', '-out', 'ca.pem');
  writeFileSync(at('ca.cnf'), CONFIGURATION);
  let serial = 0;
  return {
    caFile: at('ca.pem'),
    issue({ altName, from = stamp(-DAY_MS), to = stamp(365 * DAY_MS) }) {
      const name = `leaf${++serial}`;
      newKey(`${name}.key`);
      openssl('req', '-new', '-key', `${name}.key`, '-subj', `/CN=${name}`, '-out', `${name}.csr`);
      writeFileSync(at('index.txt'), '');
      writeFileSync(at('serial.txt'), `${serial + 10}\n`);
      writeFileSync(at('alt.cnf'), `subjectAltName=${altName}\n`);
      const dates = ['-startdate', from, '-enddate', to];
      const files = ['-in', `${name}.csr`, '-out', `${name}.pem`, '-extfile', 'alt.cnf'];
      openssl('ca', '-batch', '-notext', '-config', 'ca.cnf', ...dates, ...files);
      return { key: read(`${name}.key`), cert: read(`${name}.pem`) };
    },
    selfSigned() {
      newKey('self.key');
      const subject = ['-subj', '/CN=self', '-addext', 'subjectAltName=IP:127.0.0.1'];
      openssl('req', '-x509', '-new', '-key', 'self.key', ...subject, '-days', '2', '-out', 'self.pem');
      return { key: read('self.key'), cert: read('self.pem') };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function stamp(offsetMs: number): string {
  const digits = new Date(Date.now() + offsetMs).toISOString().replace(/\D/g, '');
  return `${digits.slice(0, 14)}Z`;
}

const CONFIGURATION = `[ca]
default_ca = own
[own]
dir = .
database = index.txt
serial = serial.txt
new_certs_dir = .
certificate = ca.pem
private_key = ca.key
default_md = sha256
policy = any
[any]
commonName = supplied
`;
