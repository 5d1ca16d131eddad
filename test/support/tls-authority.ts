/** Creates one certificate authority for all tests. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** A key and its certificate as PEM. */
export interface TlsIdentity {
  readonly key: string;
  readonly cert: string;
}

/** Properties of a certificate. */
interface CertificateWish {
  /** Such as `IP:127.0.0.1` or `DNS:other.example`. */
  readonly altName: string;
  /** Period of validity. Default: today is valid. */
  readonly valid?: 'in the past' | 'in the future';
}

export interface TlsAuthority {
  /** Path of its certificate for NODE_EXTRA_CA_CERTS. */
  readonly caFile: string;
  readonly issue: (wish: CertificateWish) => TlsIdentity;
  readonly selfSigned: () => TlsIdentity;
}

const TODAY = new Date().toISOString().slice(0, 10);
/** Certificates are created once a day, because each takes an `openssl` process. */
const MADE = resolve(import.meta.dirname, '../../node_modules/.cache/certificates', TODAY);

export function tlsAuthority(): TlsAuthority {
  const ca = made('authority', (folder) =>
    openssl(folder, [
      ...SELF_SIGNED,
      '-days',
      '2',
      '-subj',
      '/CN=Test authority',
      '-addext',
      'basicConstraints=CA:TRUE',
    ]),
  );
  return {
    caFile: join(ca, 'cert.pem'),
    issue({ altName, valid }) {
      const make = valid === undefined ? issueNow : issueAt(DATES[valid]);
      return identityIn(made(`${altName} ${valid}`, (folder) => make(folder, ca, altName)));
    },
    selfSigned: () =>
      identityIn(
        made('self', (folder) =>
          openssl(folder, [
            ...SELF_SIGNED,
            '-days',
            '2',
            '-subj',
            '/CN=self',
            '-addext',
            'subjectAltName=IP:127.0.0.1',
          ]),
        ),
      ),
  };
}

/**
 * Makes this process trust the authority.
 *
 * @returns a function that restores the previous state
 */
export function trustAuthority({ caFile }: TlsAuthority): () => void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, readFileSync(caFile, 'utf8')]);
  return () => setDefaultCACertificates(before);
}

/** Creates a folder with generated files, unless it exists. */
function made(name: string, make: (folder: string) => void): string {
  const folder = join(MADE, createHash('sha256').update(name).digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(MADE, { recursive: true });
  const content = mkdtempSync(`${folder}-`);
  writeFileSync(join(content, 'openssl.cnf'), CONFIGURATION);
  make(content);
  try {
    renameSync(content, folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
    rmSync(content, { recursive: true });
  }
  return folder;
}

function identityIn(folder: string): TlsIdentity {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { key: read('key.pem'), cert: read('cert.pem') };
}

function openssl(folder: string, args: readonly string[]): void {
  execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
}

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'key.pem'];
const SELF_SIGNED = ['req', '-x509', '-new', '-config', 'openssl.cnf', ...NEW_KEY, '-out', 'cert.pem'];

function issueNow(folder: string, ca: string, altName: string): void {
  const by = ['-CA', join(ca, 'cert.pem'), '-CAkey', join(ca, 'key.pem'), '-days', '2'];
  openssl(folder, [...SELF_SIGNED, ...by, '-subj', '/CN=leaf', '-addext', `subjectAltName=${altName}`]);
}

const DATES = {
  'in the past': ['-startdate', '20200101000000Z', '-enddate', '20200201000000Z'],
  'in the future': ['-startdate', '20900101000000Z', '-enddate', '20910101000000Z'],
};

const issueAt = (dates: readonly string[]) => (folder: string, ca: string, altName: string) => {
  openssl(folder, ['req', '-new', '-config', 'openssl.cnf', ...NEW_KEY, '-subj', '/CN=leaf', '-out', 'leaf.csr']);
  for (const name of ['cert.pem', 'key.pem']) writeFileSync(join(folder, `ca-${name}`), readFileSync(join(ca, name)));
  writeFileSync(join(folder, 'index.txt'), '');
  writeFileSync(join(folder, 'serial.txt'), '10\n');
  writeFileSync(join(folder, 'alt.cnf'), `subjectAltName=${altName}\n`);
  const files = ['-in', 'leaf.csr', '-out', 'cert.pem', '-extfile', 'alt.cnf'];
  openssl(folder, ['ca', '-batch', '-notext', '-config', 'openssl.cnf', ...dates, ...files]);
};

const CONFIGURATION = `[req]
distinguished_name = name
[name]
[ca]
default_ca = own
[own]
dir = .
database = index.txt
serial = serial.txt
new_certs_dir = .
certificate = ca-cert.pem
private_key = ca-key.pem
default_md = sha256
policy = any
[any]
commonName = supplied
`;
