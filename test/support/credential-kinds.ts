/**
 * Templates of credentials with random parts, so that no text here looks like a credential to a scanner. `{A20}` stands
 * for 20 letters and digits, `{a20}` for lowercase letters and digits, `{l20}` for letters, `{U20}` for uppercase
 * letters and digits, `{h20}` for hex digits, `{n20}` for digits, `{w20}` for characters of a JSON web token, `{b20}`
 * for base64, `{u}` for a UUID.
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

/** The text with random pieces in the place of what stands in braces. */
export function made(pattern: string, chance: () => number): string {
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
  if (!pattern.includes('«')) {
    const text = made(pattern, chance);
    const open =
      /^(?:https:\/\/\S+?\/(?:services|webhooks|webhookb2)\/|-----[^-]+-----(?:\\n)+)/.exec(text)?.[0].length ?? 4;
    return { text, secret: text.slice(open).replace(/\\n.*/, '') };
  }
  const current = /«(.+)»/.exec(pattern)?.[1];
  const value = current ?? VALUES[Math.floor(chance() * VALUES.length)] ?? '';
  // An address ends a value at the sign that a form does.
  const secret = made(value, chance).replaceAll('&', () => (/[?&]\w+=«/.test(pattern) ? '.' : '&'));
  return {
    text: made(
      pattern.replace(/«.*»/, () => secret),
      chance,
    ),
    secret,
  };
}

/** So many characters of a credential in a row may not be left. */
const LEFT = 8;

/** The first such piece of a secret that is left in what is shown. */
export function findLeft(secret: string, hidden: string): string | undefined {
  const length = Math.min(LEFT, secret.length);
  const pieces = Array.from({ length: secret.length - length + 1 }, (_, at) => secret.slice(at, at + length));
  return pieces.find((piece) => hidden.includes(piece));
}

/** Known by their shape alone. */
export const SHAPES: Readonly<Record<string, string>> = {
  'GitHub personal': 'ghp_{A36}',
  'GitHub fine-grained': 'github_pat_{A22}_{A59}',
  'GitLab personal': 'glpat-{w20}',
  'GitLab routable': 'glpat-{A27}.01.{a9}',
  'GitLab runner': 'glrt-{A20}',
  'GitLab registration': 'GR1348941{A20}',
  'Bitbucket app password': 'ATBB{A32}',
  'Atlassian API': 'ATATT3xFfGF0{A170}={h8}',
  PyPI: 'pypi-AgEIcHlwaS5vcmc{w80}',
  npm: 'npm_{A36}',
  Docker: 'dckr_pat_{w27}',
  Artifactory: 'AKCp8{A68}',
  'Google API': 'AIzaSy{w33}',
  'Google OAuth secret': 'GOCSPX-{w28}',
  'Google access': 'ya29.a0{w120}',
  'AWS access key': 'AKIA{U16}',
  'Azure client secret': '{A3}8Q~{A34}',
  'Azure storage': '{A76}+ASt{A6}==',
  'Alibaba key': 'LTAI{a20}',
  'DigitalOcean personal': 'dop_v1_{h64}',
  'Fly.io': 'fo1_{w43}',
  'Supabase secret': 'sb_secret_{A22}_{A8}',
  'PlanetScale password': 'pscale_pw_{A43}',
  'Terraform Cloud': '{A14}.atlasv1.{w67}',
  Vault: 'hvs.{A95}',
  '1Password service': 'ops_eyJ{b300}',
  '1Password key': 'A3-{U6}-{U6}-{U5}-{U5}-{U5}-{U5}',
  Pulumi: 'pul-{h40}',
  Databricks: 'dapi{h32}',
  'Slack bot': 'xoxb-{n12}-{n13}-{A24}',
  'Slack app': 'xapp-1-A{U10}-{n13}-{h64}',
  'Slack webhook': 'https://hooks.slack.com/services/T{U9}/B{U10}/{A24}',
  'Discord webhook': 'https://discord.com/api/webhooks/{n18}/{w68}',
  'Discord bot': 'MT{A22}.{A6}.{A38}',
  'Teams webhook': 'https://acme.webhook.office.com/webhookb2/{u}@{u}/IncomingWebhook/{h32}/{u}',
  Telegram: '{n10}:AA{w33}',
  'Stripe secret': 'sk_live_{A24}',
  'Stripe webhook': 'whsec_{A32}',
  'Twilio key': 'SK{h32}',
  SendGrid: 'SG.{w22}.{w43}',
  Mailchimp: '{h32}-us12',
  'Shopify access': 'shpat_{h32}',
  Square: 'sq0atp-{w22}',
  'PayPal access': 'access_token$production${a16}${h32}',
  'Amazon marketplace': 'amzn.mws.{u}',
  Facebook: 'EAACEdEose0cBA{A100}',
  OpenAI: 'sk-{A20}T3BlbkFJ{A20}',
  'OpenAI project': 'sk-proj-{A74}T3BlbkFJ{A74}',
  Anthropic: 'sk-ant-api03-{w93}AA',
  'Hugging Face': 'hf_{l34}',
  'Grafana service': 'glsa_{A32}_{h8}',
  'Grafana cloud': 'glc_{A60}',
  'Sentry organisation': 'sntrys_eyJpYXQiO{A40}LCJyZWdpb25fdXJs{A40}_{A43}',
  'New Relic': 'NRAK-{U27}',
  Notion: 'ntn_{n11}{A35}',
  Airtable: 'pat{A14}.{h64}',
  Adafruit: 'aio_{A28}',
  CircleCI: 'CCIPAT_{A22}_{h40}',
  Cloudflare: 'cfut_{A40}{h8}',
  'Deno Deploy': 'ddp_{A36}',
  'age key': 'AGE-SECRET-KEY-1QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7LQPZRY9X8GF2TVDW0S3JN54KHC',
  OpenShift: 'sha256~{w43}',
  'JSON web token': 'eyJhbGciOiJIUzI1NiJ9.eyJ{w60}.{w43}',
  'RSA key': '-----BEGIN RSA PRIVATE KEY-----\\n{b64}\\n{b64}\\n-----END RSA PRIVATE KEY-----',
};

/** Known by what stands before them: `«»` is in the place of one, or says between its signs of what it is made. */
export const PLACES: Readonly<Record<string, string>> = {
  'a variable of AWS': 'AWS_SECRET_ACCESS_KEY=«»',
  'a variable with a password': 'DB_PASSWORD=«»',
  'an exported variable': 'export MYSQL_PWD=«»',
  'a declared variable': 'declare -x API_SECRET="«»"',
  'a variable of PowerShell': "$env:DEPLOY_TOKEN = '«»'",
  'a small name': 'password=«»',
  'a name and a colon': 'password: «»',
  'a property of Java': 'spring.datasource.password=«»',
  'a system property': '-Ddb.password=«»',
  JSON: '{"password":"«»"}',
  'escaped JSON': '{\\"password\\":\\"«»\\"}',
  'a list of variables': '{"name":"DB_PASSWORD","value":"«»"}',
  'a map of Ruby': '{:password=>"«»"}',
  'an array of PHP': "['password' => '«»']",
  'a dump of PHP': '[password] => «»',
  'an object of Java': 'User(name=ada, password=«»)',
  'a struct of Go': '{Name:ada Password:«»}',
  'a struct of Rust': 'Config { api_key: "«»" }',
  'an element': '<password>«»</password>',
  'a setting of .NET': '<add key="ApiSecret" value="«»"/>',
  npmrc: '//registry.npmjs.org/:_authToken=«»',
  'a pip index': 'index-url = https://__token__:«»@pypi.acme.example/simple',
  netrc: 'machine git.acme.example login ada password «»',
  'ADO.NET': 'Server=db;Database=shop;User Id=sa;Password=«»;Encrypt=true',
  'JDBC of Oracle': 'jdbc:oracle:thin:scott/«»@//db:1521/shop',
  'an account of Azure':
    'DefaultEndpointsProtocol=https;AccountName=acme;AccountKey=«»==;EndpointSuffix=core.windows.net',
  'a signature of Azure': 'https://acme.blob.core.windows.net/c/f?sv=2024-01-01&se=2026-01-01&sr=b&sp=r&sig=«»%3D',
  'a token in an address': 'https://api.acme.example/v1/builds?access_token=«»&page=2',
  'a password in an address': 'postgres://ada:«»@db.acme.example:5432/shop',
  'a password with a slash': 'amqp://ada:x/«»@mq.acme.example/vhost',
  'a password with an at sign': 'redis://:x@«»@cache.acme.example:6379/0',
  'an address of Go': 'ada:«»@tcp(db:3306)/shop',
  'a basic header': 'Authorization: Basic «»',
  'a bearer header': 'authorization: Bearer «»',
  'a quoted header': '"Authorization": "Bearer «»"',
  'a header in a map': "headers={'Authorization': 'token «»'}",
  'a header of AWS':
    'Authorization: AWS4-HMAC-SHA256 Credential=x/20260101/eu/s3/aws4_request, SignedHeaders=host, Signature=«»',
  'a header of curl': 'curl -H "X-Api-Key: «»" https://api.acme.example',
  'a cookie': 'Cookie: session=«»; theme=dark',
  'a new cookie': 'Set-Cookie: sid=«»; Path=/; HttpOnly',
  'a bearer in a sentence': 'request with bearer «» was refused',
  'an account of curl': 'curl -u ada:«» https://api.acme.example',
  'a login of Docker': 'docker login -u ada -p «» registry.acme.example',
  'a password of MySQL': 'mysql -u root -p«» shop',
  'a switch and a blank': 'helm registry login --username ada --password «»',
  'a switch and a sign': 'deploy --token=«» --verbose',
  'a pass phrase of openssl': 'openssl rsa -in k.pem -passin pass:«»',
  'a store of Java': 'keytool -list -keystore k.jks -storepass «»',
  'a bind to LDAP': 'bindpw «»',
  'a login of Vault': 'vault login «»',
  redis: 'redis-cli -h cache -a «» ping',
  'an echo': 'echo «» | docker login --username ada --password-stdin',
  SQL: "ALTER USER ada WITH PASSWORD '«»';",
  'SQL of MySQL': "CREATE USER 'ada'@'%' IDENTIFIED BY '«»';",
  'a sentence': 'The admin password is «»',
  'an image': 'ENV DB_PASSWORD «»',
  'a call': 'client.setPassword("«»")',
  'a table': '| password | «» |',
  'a code of OAuth': 'GET https://app.acme.example/callback?code=«{A40}»&state=x 302',
  'a key of a function': 'https://shop.azurewebsites.net/api/hook?code=«{b52}==»',
  'a ticket': 'https://cas.acme.example/serviceValidate?ticket=«ST-{n4}-{A24}»',
  'a token as a user with no password': 'https://«{A32}»:@api.acme.example/v1',
  'a digest': 'Authorization: Digest username="ada", realm="acme", uri="/x", response="«»"',
  'a header of Hawk': 'Authorization: Hawk id="x", ts="1", nonce="x", mac="«»"',
  'a header of an unknown scheme': 'Authorization: AcmeKey «»',
  'an encoded header': 'Authorization%3A%20Bearer%20«»',
  'npm config': 'npm config set //registry.npmjs.org/:_authToken «»',
  'a variable of setx': 'setx API_TOKEN "«»" /M',
  'a variable of .NET': '[Environment]::SetEnvironmentVariable("API_TOKEN", "«»", "User")',
  'a literal of kubectl': 'kubectl create secret generic db --from-literal=password=«»',
  'a literal with another name': 'kubectl create secret generic db --from-literal=key=«»',
  'aws configure': 'aws configure set aws_secret_access_key «» --profile x',
  'a parameter of AWS': 'aws ssm put-parameter --name /shop/db --value «» --type SecureString',
  'a secret of gh': 'gh secret set DB_PASSWORD --body «»',
  'az login': 'az login --service-principal -u app -p «» --tenant t',
  terraform: 'terraform apply -var="db_password=«»"',
  'a property of Gradle': 'gradle publish -PsonatypePassword=«»',
  gpg: 'gpg --batch --passphrase «» -c f',
  zip: 'zip -P «» a.zip b',
  'ssh-keygen': 'ssh-keygen -t ed25519 -N "«»" -f k',
  htpasswd: 'htpasswd -b .htpasswd ada «»',
  'net use': 'net use Z: \\h\\s «» /user:ada',
  NuGet: 'nuget push x.nupkg «» -Source y',
  'dotnet user-secrets': 'dotnet user-secrets set "Db:Password" "«»"',
  'a keychain': 'security unlock-keychain -p «» build.keychain',
  signtool: 'signtool sign /f c.pfx /p «» x.exe',
  plink: 'plink -pw «» ada@h',
  ngrok: 'ngrok config add-authtoken «»',
  codecov: 'codecov -t «»',
  'gitlab-runner': 'gitlab-runner register -r «» -u https://gitlab.acme.example',
  'a client of MinIO': 'mc alias set x https://h ada «»',
  SecureString: "ConvertTo-SecureString -String '«»' -AsPlainText -Force",
  'printf to a login': "printf '%s' '«»' | docker login --password-stdin -u ada",
  'an element of a plist': '<key>ApiToken</key>\n<string>«»</string>',
  'a property of Hadoop': '<name>fs.s3a.secret.key</name><value>«»</value>',
  'a block of YAML': 'password: |\n  «»\nport: 5432',
  'a section': '[client]\npass = «»\nport = 1',
  'a map of kubectl': 'data:\n  client-key-data: «»',
  'a shared key': 'psk=«»',
  'a name that goes on': 'DB_PASSWORD_PROD=«»',
  'a session of a page': 'https://acme.example/?jsessionid=«{h32}»',
};

/** Lines of tools, composed after the rules were final; four of 83 were shown at first. */
export const LINES: Readonly<Record<string, string>> = {
  'yarn berry': 'npmAuthToken: "«{h40}»"',
  'cargo credentials': '[registries.corp]\ntoken = "Bearer «{A40}»"',
  'ansible cli': 'ansible-playbook -i prod site.yml --extra-vars "vault_token=«hvs.{A90}»"',
  packer: '    amazon-ebs: Using secret_key: «{b40}»',
  'jenkins console': '+ curl -sS -u jenkins:«{h34}» https://ci.example/job/x/build',
  'spring boot': 'Using generated security password: «{h8}-{h4}-{h4}-{h4}-{h12}»',
  django: "SECRET_KEY = 'django-insecure-«{A40}»'",
  laravel: 'APP_KEY=base64:«{b43}=»',
  'sqlalchemy trace':
    'sqlalchemy.exc.OperationalError: connection to "postgresql+psycopg2://ci:«{A15}»@db:5432/app" failed',
  'go dsn': 'dial error for root:«{A14}»@tcp(10.0.0.5:3306)/app',
  odbc: 'Driver={SQL Server};Server=sql;Database=d;Uid=sa;Pwd=«{A12}!»;',
  'git push with a token as user': 'remote: https://«ghp_{A36}»@github.com/acme/app.git',
  'axios error': "headers: { 'X-Auth-Token': '«{A32}»', Accept: 'application/json' }",
  'grpc metadata': 'metadata: {"x-api-key": ["«{A40}»"]}',
  'cookie of a test': 'Set-Cookie: connect.sid=s%3A«{A32}»; Path=/; HttpOnly',
  'jwt in a log': 'decoded token «eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJ{w80}.{w86}» for user 12',
  keystore: 'keytool -importkeystore -srcstorepass «{A12}» -deststorepass x',
  codesign: 'security import cert.p12 -k build.keychain -P «{A10}!1»',
  pfx: 'Import-PfxCertificate -Password (ConvertTo-SecureString "«{A14}!»" -AsPlainText -Force)',
  wireguard: 'PrivateKey = «{b43}=»',
  'sentry cli': 'sentry-cli --auth-token «{h64}» releases new 1.2',
  snyk: 'snyk auth «{h8}-{h4}-{h4}-{h4}-{h12}»',
  codecov: 'codecov upload-process -t «{h8}-{h4}-{h4}-{h4}-{h12}»',
  sshpass: 'sshpass -p «{A12}!» scp a b:',
  'java toString': "DataSourceProperties{url='jdbc:x', username='sa', password='«{A12}»'}",
  'rust debug': 'Config { secret_access_key: Some("«{b40}»"), region: "eu" }',
  'ruby inspect': '#<Client @api_key="«{A32}»", @host="x">',
  'php dump': '["db_password"]=>\n  string(16) "«{A16}»"',
};

/** Syntax around credentials. */
export const FORMS: Readonly<Record<string, (text: string) => string>> = {
  'a line': (text) => text,
  'a sentence': (text) => `failed: ${text}`,
  quotes: (text) => `error: '${text.replaceAll("'", '"')}' was refused`,
  JSON: (text) => JSON.stringify({ level: 'error', message: `first\n${text}\nlast` }),
  'a time': (text) => `2026-03-04T05:06:07.1234567Z ${text}`,
  colours: (text) => `\u001b[31m${text}\u001b[0m`,
  'a report': (text) => `AssertionError: expected ${text}\n    at src/login.test.ts:3:4`,
};
