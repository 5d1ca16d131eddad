/**
 * Kinds of credentials, made anew of random pieces, so that no text here looks like one to a scanner. `{A20}` stands for 20
 * letters and digits, `{a20}` for small letters and digits, `{l20}` for letters, `{U20}` for capitals and digits, `{h20}`
 * for hexadecimal digits, `{n20}` for digits, `{w20}` for what stands in a token of JSON, `{b20}` for base64, `{u}` for a UUID.
 */

const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const CAPITALS = SMALL.toUpperCase();
const DIGITS = '0123456789';
const SIGNS: Readonly<Record<string, string>> = {
  A: SMALL + CAPITALS + DIGITS,
  a: SMALL + DIGITS,
  l: SMALL + CAPITALS,
  U: `${CAPITALS}234567`,
  h: `${DIGITS}abcdef`,
  n: DIGITS,
  w: `${SMALL}${CAPITALS}${DIGITS}_-`,
  b: `${SMALL}${CAPITALS}${DIGITS}+/`,
};

/** A generator of numbers from 0 to 1, the same for the same seed. */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    return (((state ^ (state >>> 13)) >>> 0) % 100_003) / 100_003;
  };
}

/** The text with random pieces in the place of what stands in braces. */
function made(pattern: string, chance: () => number): string {
  const piece = (kind: string, length: number) =>
    Array.from({ length }, () => SIGNS[kind]?.charAt(Math.floor(chance() * (SIGNS[kind]?.length ?? 0)))).join('');
  return pattern
    .replaceAll('{u}', '{h8}-{h4}-{h4}-{h4}-{h12}')
    .replaceAll(/\{([AalUhnwb])(\d+)\}/g, (_, kind: string, length: string) => piece(kind, Number(length)));
}

/** Values that people choose and programs make. */
const VALUES = ['{A20}', 'Tr0ub4dor&3', '{b40}', '{h32}', '{A12}!{A4}', '{a15}7', 'hunter2x'];

/** A text with a credential in it that was made by chance, and what of that is no mere beginning of its kind. */
export function filled(pattern: string, chance: () => number): { readonly text: string; readonly secret: string } {
  if (!pattern.includes('«»')) {
    const text = made(pattern, chance);
    const open =
      /^(?:https:\/\/\S+?\/(?:services|webhooks|webhookb2)\/|-----[^-]+-----(?:\\n)+)/.exec(text)?.[0].length ?? 4;
    return { text, secret: text.slice(open).replace(/\\n.*/, '') };
  }
  const value = VALUES[Math.floor(chance() * VALUES.length)] ?? '';
  // An address ends a value at the sign that a form does.
  const secret = made(value, chance).replaceAll('&', () => (/[?&]\w+=«/.test(pattern) ? '.' : '&'));
  return { text: pattern.replace('«»', () => secret), secret };
}

/** Known by their shape alone. */
export const SHAPES: Readonly<Record<string, string>> = {
  'GitHub personal': 'ghp_{A36}',
  'GitHub OAuth': 'gho_{A36}',
  'GitHub user': 'ghu_{A36}',
  'GitHub server': 'ghs_{A36}',
  'GitHub refresh': 'ghr_{A36}',
  'GitHub fine-grained': 'github_pat_{A22}_{A59}',
  'GitLab personal': 'glpat-{w20}',
  'GitLab routable': 'glpat-{A27}.01.{a9}',
  'GitLab deploy': 'gldt-{A20}',
  'GitLab runner': 'glrt-{A20}',
  'GitLab trigger': 'glptt-{h40}',
  'GitLab feed': 'glft-{A20}',
  'GitLab job': 'glcbt-{A2}_{A20}',
  'GitLab agent': 'glagent-{A50}',
  'GitLab OAuth': 'gloas-{h64}',
  'GitLab registration': 'GR1348941{A20}',
  'Bitbucket app password': 'ATBB{A32}',
  'Atlassian API': 'ATATT3xFfGF0{A170}={h8}',
  PyPI: 'pypi-AgEIcHlwaS5vcmc{w80}',
  RubyGems: 'rubygems_{h48}',
  npm: 'npm_{A36}',
  NuGet: 'oy2{a43}',
  'crates.io': 'cio{A32}',
  Docker: 'dckr_pat_{w27}',
  Clojars: 'CLOJARS_{a60}',
  Artifactory: 'AKCp8{A68}',
  'Google API': 'AIzaSy{w33}',
  'Google OAuth secret': 'GOCSPX-{w28}',
  'Google access': 'ya29.a0{w120}',
  'Google refresh': '1//0{w60}',
  'AWS access key': 'AKIA{U16}',
  'AWS temporary key': 'ASIA{U16}',
  'Azure client secret': '{A3}8Q~{A34}',
  'Azure DevOps': '{A76}AZDO{A4}',
  'Azure storage': '{A76}+ASt{A6}==',
  'Alibaba key': 'LTAI{a20}',
  'DigitalOcean personal': 'dop_v1_{h64}',
  'DigitalOcean OAuth': 'doo_v1_{h64}',
  'DigitalOcean refresh': 'dor_v1_{h64}',
  'Heroku key': 'HRKU-AA{w58}',
  'Fly.io': 'fo1_{w43}',
  Netlify: 'nfp_{A36}',
  Supabase: 'sbp_{h40}',
  'Supabase secret': 'sb_secret_{A22}_{A8}',
  PlanetScale: 'pscale_tkn_{A43}',
  'PlanetScale password': 'pscale_pw_{A43}',
  'Terraform Cloud': '{A14}.atlasv1.{w67}',
  Vault: 'hvs.{A95}',
  'Vault batch': 'hvb.{w150}',
  '1Password service': 'ops_eyJ{b300}',
  '1Password key': 'A3-{U6}-{U6}-{U5}-{U5}-{U5}-{U5}',
  Doppler: 'dp.pt.{A43}',
  Pulumi: 'pul-{h40}',
  Databricks: 'dapi{h32}',
  Tailscale: 'tskey-auth-{A12}-{A32}',
  'Slack bot': 'xoxb-{n12}-{n13}-{A24}',
  'Slack user': 'xoxp-{n12}-{n12}-{n13}-{h32}',
  'Slack app': 'xapp-1-A{U10}-{n13}-{h64}',
  'Slack webhook': 'https://hooks.slack.com/services/T{U9}/B{U10}/{A24}',
  'Discord webhook': 'https://discord.com/api/webhooks/{n18}/{w68}',
  'Discord bot': 'MT{A22}.{A6}.{A38}',
  'Teams webhook': 'https://acme.webhook.office.com/webhookb2/{u}@{u}/IncomingWebhook/{h32}/{u}',
  Telegram: '{n10}:AA{w33}',
  'Stripe secret': 'sk_live_{A24}',
  'Stripe restricted': 'rk_live_{A24}',
  'Stripe webhook': 'whsec_{A32}',
  'Twilio key': 'SK{h32}',
  'Twilio account': 'AC{h32}',
  SendGrid: 'SG.{w22}.{w43}',
  Mailgun: 'key-{h32}',
  Mailchimp: '{h32}-us12',
  Brevo: 'xkeysib-{h64}-{A16}',
  'Shopify access': 'shpat_{h32}',
  'Shopify secret': 'shpss_{h32}',
  Square: 'sq0atp-{w22}',
  'Square secret': 'sq0csp-{w43}',
  'PayPal access': 'access_token$production${a16}${h32}',
  'Amazon marketplace': 'amzn.mws.{u}',
  Facebook: 'EAACEdEose0cBA{A100}',
  OpenAI: 'sk-{A20}T3BlbkFJ{A20}',
  'OpenAI project': 'sk-proj-{A74}T3BlbkFJ{A74}',
  Anthropic: 'sk-ant-api03-{w93}AA',
  'Hugging Face': 'hf_{l34}',
  Groq: 'gsk_{A52}',
  Replicate: 'r8_{A37}',
  'Grafana service': 'glsa_{A32}_{h8}',
  'Grafana cloud': 'glc_{A60}',
  'Sentry user': 'sntryu_{h64}',
  'Sentry organisation': 'sntrys_eyJpYXQiO{A40}LCJyZWdpb25fdXJs{A40}_{A43}',
  'New Relic': 'NRAK-{U27}',
  Dynatrace: 'dt0c01.{U24}.{U64}',
  Linear: 'lin_api_{A40}',
  Notion: 'ntn_{n11}{A35}',
  Figma: 'figd_{w40}',
  Postman: 'PMAK-{h24}-{h34}',
  Airtable: 'pat{A14}.{h64}',
  Typeform: 'tfp_{w59}',
  Contentful: 'CFPAT-{w43}',
  ReadMe: 'rdme_{a70}',
  SonarQube: 'sqp_{h40}',
  CircleCI: 'CCIPAT_{A22}_{h40}',
  Buildkite: 'bkua_{h40}',
  PostHog: 'phx_{A43}',
  'age key': 'AGE-SECRET-KEY-1QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7LQPZRY9X8GF2TVDW0S3JN54KHC',
  OpenShift: 'sha256~{w43}',
  'JSON web token': 'eyJhbGciOiJIUzI1NiJ9.eyJ{w60}.{w43}',
  'RSA key': '-----BEGIN RSA PRIVATE KEY-----\\n{b64}\\n{b64}\\n-----END RSA PRIVATE KEY-----',
  'OpenSSH key': '-----BEGIN OPENSSH PRIVATE KEY-----\\n{b70}\\n-----END OPENSSH PRIVATE KEY-----',
  'PGP key': '-----BEGIN PGP PRIVATE KEY BLOCK-----\\n\\n{b64}\\n-----END PGP PRIVATE KEY BLOCK-----',
  'Prefect key': 'pnu_{A36}',
  'Rootly-like service key of Flutterwave': 'FLWSECK_TEST-{h32}-X',
  EasyPost: 'EZAK{A54}',
  Duffel: 'duffel_live_{A43}',
  Shippo: 'shippo_live_{h40}',
  Frameio: 'fio-u-{w64}',
  'Adobe secret': 'p8e-{a32}',
  Infracost: 'ico-{A32}',
};

/** Known by what stands before them, which `«»` is in the place of. */
export const PLACES: Readonly<Record<string, string>> = {
  'a variable of AWS': 'AWS_SECRET_ACCESS_KEY=«»',
  'a session of AWS': 'AWS_SESSION_TOKEN=«»',
  'a variable with a password': 'DB_PASSWORD=«»',
  'a variable of PostgreSQL': 'PGPASSWORD=«»',
  'an exported variable': 'export MYSQL_PWD=«»',
  'a declared variable': 'declare -x API_SECRET="«»"',
  'a variable of PowerShell': "$env:DEPLOY_TOKEN = '«»'",
  'a variable of cmd': 'set STRIPE_SECRET_KEY=«»',
  'an environment of a step': '  NPM_TOKEN: «»',
  'a small name': 'password=«»',
  'a name and a colon': 'password: «»',
  'a name and a colon in quotes': "password: '«»'",
  'a capital': 'Password: «»',
  'a property of Java': 'spring.datasource.password=«»',
  'a system property': '-Ddb.password=«»',
  JSON: '{"password":"«»"}',
  'JSON with blanks': '{ "client_secret" : "«»" }',
  'escaped JSON': '{\\"password\\":\\"«»\\"}',
  'JSON in camels': '{"accessToken":"«»","expires":3600}',
  'a list of variables': '{"name":"DB_PASSWORD","value":"«»"}',
  'a map of Ruby': '{:password=>"«»"}',
  'an array of PHP': "['password' => '«»']",
  'a dump of PHP': '[password] => «»',
  'an object of Java': 'User(name=ada, password=«»)',
  'a struct of Go': '{Name:ada Password:«»}',
  'a struct of Rust': 'Config { api_key: "«»" }',
  'an element': '<password>«»</password>',
  'an attribute': '<db user="sa" password="«»"/>',
  'a setting of .NET': '<add key="ApiSecret" value="«»"/>',
  npmrc: '//registry.npmjs.org/:_authToken=«»',
  'npmrc with a pair': '//npm.acme.example/:_password="«»"',
  'a pip index': 'index-url = https://__token__:«»@pypi.acme.example/simple',
  netrc: 'machine git.acme.example login ada password «»',
  'ADO.NET': 'Server=db;Database=shop;User Id=sa;Password=«»;Encrypt=true',
  'ADO.NET with Pwd': 'Server=db;Uid=sa;Pwd=«»;',
  JDBC: 'jdbc:postgresql://db/shop?user=ada&password=«»&ssl=true',
  'JDBC of Oracle': 'jdbc:oracle:thin:scott/«»@//db:1521/shop',
  libpq: 'host=db user=ada password=«» dbname=shop',
  'an account of Azure':
    'DefaultEndpointsProtocol=https;AccountName=acme;AccountKey=«»==;EndpointSuffix=core.windows.net',
  'a bus of Azure': 'Endpoint=sb://acme.servicebus.windows.net/;SharedAccessKeyName=root;SharedAccessKey=«»=',
  'a signature of Azure': 'https://acme.blob.core.windows.net/c/f?sv=2024-01-01&se=2026-01-01&sr=b&sp=r&sig=«»%3D',
  'a signature of AWS': 'https://b.s3.amazonaws.com/k?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=«»',
  'a session in an address': 'https://b.s3.amazonaws.com/k?X-Amz-Security-Token=«»&X-Amz-Expires=300',
  'a token in an address': 'https://api.acme.example/v1/builds?access_token=«»&page=2',
  'a key in an address': 'GET /v1/things?api_key=«» 403',
  'a password in an address': 'postgres://ada:«»@db.acme.example:5432/shop',
  'a password with a slash': 'amqp://ada:x/«»@mq.acme.example/vhost',
  'a password with an at sign': 'redis://:x@«»@cache.acme.example:6379/0',
  'a token for a user': 'https://x-access-token:«»@github.com/acme/shop.git',
  'an address of Go': 'ada:«»@tcp(db:3306)/shop',
  'a basic header': 'Authorization: Basic «»',
  'a bearer header': 'authorization: Bearer «»',
  'a bare header': 'Authorization: «»',
  'a quoted header': '"Authorization": "Bearer «»"',
  'a header in a map': "headers={'Authorization': 'token «»'}",
  'a header of AWS':
    'Authorization: AWS4-HMAC-SHA256 Credential=x/20260101/eu/s3/aws4_request, SignedHeaders=host, Signature=«»',
  'a header of curl': 'curl -H "X-Api-Key: «»" https://api.acme.example',
  'a header of GitLab': 'PRIVATE-TOKEN: «»',
  'a header of Vault': 'X-Vault-Token: «»',
  'a header of Datadog': 'DD-API-KEY: «»',
  'a cookie': 'Cookie: session=«»; theme=dark',
  'a new cookie': 'Set-Cookie: sid=«»; Path=/; HttpOnly',
  'a bearer in a sentence': 'request with bearer «» was refused',
  'an account of curl': 'curl -u ada:«» https://api.acme.example',
  'a user of curl': "curl --user 'ada:«»' https://api.acme.example",
  'a login of Docker': 'docker login -u ada -p «» registry.acme.example',
  'a password of MySQL': 'mysql -u root -p«» shop',
  'a switch and a blank': 'helm registry login --username ada --password «»',
  'a switch and a sign': 'deploy --token=«» --verbose',
  'a switch for a key': 'acme push --api-key «»',
  sshpass: 'sshpass -p «» ssh ada@db.acme.example',
  'a pass phrase of openssl': 'openssl rsa -in k.pem -passin pass:«»',
  'a store of Java': 'keytool -list -keystore k.jks -storepass «»',
  'a bind to LDAP': 'bindpw «»',
  'a login of Vault': 'vault login «»',
  'a login of Oracle': 'sqlplus scott/«»@//db:1521/shop',
  redis: 'redis-cli -h cache -a «» ping',
  'an echo': 'echo «» | docker login --username ada --password-stdin',
  SQL: "ALTER USER ada WITH PASSWORD '«»';",
  'SQL of MySQL': "CREATE USER 'ada'@'%' IDENTIFIED BY '«»';",
  'a new database': 'A temporary password is generated for root@localhost: «»',
  'a sentence': 'The admin password is «»',
  'an image': 'ENV DB_PASSWORD «»',
  YAML: 'database:\n  user: ada\n  password: «»\n',
  TOML: 'api_token = "«»"',
  HCL: 'secret_key   = "«»"',
  'a call': 'client.setPassword("«»")',
  'a table': '| password | «» |',
  'a webhook secret': 'WEBHOOK_SECRET=«»',
  'a key of Datadog': 'DATADOG_API_KEY=«»',
  'a key of Heroku': 'HEROKU_API_KEY=«»',
  'a key of Algolia': 'ALGOLIA_ADMIN_KEY: "«»"',
  'a token of Codecov': 'CODECOV_TOKEN=«»',
  'a login of Sonar': '-Dsonar.login=«»',
  'a private key id': 'private_key = "«»"',
  'a form': 'grant_type=password&username=ada&password=«»&scope=all',
};

/** What texts hold a credential in. */
export const FORMS: Readonly<Record<string, (text: string) => string>> = {
  'a line': (text) => text,
  'a sentence': (text) => `failed: ${text}`,
  quotes: (text) => `error: '${text.replaceAll("'", '"')}' was refused`,
  JSON: (text) => JSON.stringify({ level: 'error', message: `first\n${text}\nlast` }),
  'a time': (text) => `2026-03-04T05:06:07.1234567Z ${text}`,
  colours: (text) => `\u001b[31m${text}\u001b[0m`,
  'a report': (text) => `AssertionError: expected ${text}\n    at src/login.test.ts:3:4`,
};
