/** Finds what a service refuses or no longer has, and the files that may name it. Pure. */

import { findHost, isKnown, LOOPBACK } from './hosts.ts';

/** Answers of a service for which nobody's code is known to be responsible. */
const REFUSALS: readonly RegExp[] = [
  // A status, in the spellings of clients.
  /(?:\b(?:HTTP(?:\/[\d.]{1,3})?|status(?: ?code)?|error|code|returned|answered|response|got)[ "':=(]{1,4}|\bE|\bFETCH_|\()(?:40[1237]|410)\b|\b(?:40[1237]|410)\)?[ :]{1,2}\(?(?:Unauthorized|Forbidden|Payment|Proxy|Gone|Client Error)|\bHttpError: Not Found\b|\(HTTP 404\)/i,
  // A credential that is missing, wrong or no longer valid.
  /\b(?:bad|invalid|incorrect|provide|no(?: \w{1,20}){0,2}|(?:load|locate|find|read)(?: default)?) (?:credentials?|username|password|api[ _-]?key|login|authentication)\b|\bcredentials? (?:could not|(?:are|is|were) (?:not|invalid|missing))\b|\bunauthenticated\b|\b(?:invalid|account)_auth\b|\bauthenti\w{4,6}[ :](?:information|failed|failure|error|required|is required|token)|\b(?:failed|unable|not|cannot|can't|have to|must) (?:to )?(?:be )?(?:authenticate|log(?:ged)?[ -]?in|assume role)\b|\bhost key verification failed\b|\bcorrect access rights\b|\bread[- ]only\.?$|\berror in libcrypto\b|\bno (?:secret key|signing)\b|\bkeystore\b/i,
  /\b(?:un|not )authori[sz]ed(?:\b|_)|\baccount is required\b|\bno (?:accounts?|certificates?|identity|profiles?)\b.{0,60}\bfound\b|\b(?:token|credential|secret|session|key|password|licen[cs]e|subscription|certificate|agreement|account|profile)s?\b.{0,80}\b(?<!-)(?:expired|rejected|revoked|suspended|deactivated|locked|(?:is|are|was) (?:invalid|not valid))\b|\bexpired (?:api )?(?:token|credential|certificate|key|session|licen[cs]e)|\binvalid[_ ](?:grant|client|(?:access|api|auth|bearer|deploy|refresh)[_ ](?:token|key))\b|\b(?:Expired|InvalidClient|Invalid(?:Access|Authentication)?)Token|\bInvalidAccessKeyId\b|\bSignatureDoesNotMatch\b|\bUnrecognizedClient|\bAuth(?:orization)?Fail(?:ed|ure)\b/i,
  /\bmissing [A-Z\d_]{1,40}_TOKEN\b|\bno \w{2,20} token (?:specified|available)\b|\b(?:input required and not supplied|missing required (?:secret|input|environment variable|env)\w{0,9}):? ?\S{0,40}(?:token|key|secret|password|credential|user)|\b(?:passphrase|password|secret|api[ _-]?key|access token|auth token)s?\b.{0,40}\b(?:injected|missing|must be set|required|not (?:set|found|provided|supplied|configured))\b|\btoken (?:is )?(?:required|missing)\b|\bmissing (?:access|api|deploy|encryption|licen[cs]e|master|private|signing|ssh) (?:keys?|tokens?)\b|\bmissing project tokens?\b|\bbe logged in\b|\bone-time password\b/i,
  /\b[A-Z\d_]{0,60}(?:TOKEN|SECRET|PASSWORD|_KEY|CREDENTIALS)[A-Z\d_]{0,30}\b.{0,40}\b(?:is empty|missing|required|must be set|un(?:set|bound|defined)|not (?:set|found|provided|supplied|defined|configured))\b|\b(?:set|provide|specify) (?:the |a )?[A-Z_]{1,40}TOKEN\b|\bACTIONS_ID_TOKEN_REQUEST_\w{3}\b/,
  // A permission. A file without one is the code's.
  /\baccess ?denied\b|\baccess (?:to the (?:resource|project|repository)\b.{0,80}|was )?(?:is )?(?:blocked|denied)\b|(?:^|: )denied: |\bpermission_denied\b|\bpermission denied \(|^\W{0,4}permission denied\W{0,2}$|\bpermission (?:to )?\S{1,200} denied (?:to|on|for)\b|(?:^|[(:] ?|\bis )forbidden\b|\bnot accessible by\b|\brefusing to allow\b|\bnot granted\b|\brule violations\b|\[(?:remote )?rejected\]|\bprotected branch\b/i,
  /\b(?:does not|doesn't|do not|don't|must) have (?:[\w']+ ){0,4}(?:permissions?|access|privileges?|authori[sz]ation|scopes?|rights)\b|\b(?:insufficient|missing|requires?|lacks?) (?:\S{1,80} ){0,3}(?:permissions?|scopes?|privileges?)\b|\b(?:is|are) not (?:allowed|permitted) to (?:access|approve|assume|create|delete|deploy|merge|perform|publish|push|read|update|upload|write)\b/i,
  // A quota, or a budget.
  /\bquota\b.{0,80}\b(?:exceeded|reached|exhausted|hit)\b|\bexceeded\b.{0,80}\b(?:quota|credits?|(?:rate|usage|spending|plan|request|monthly|daily) limits?)\b|\bexceeded (?:its|the|your) (?:[\w']+ ){0,3}(?:budget|plan|limits of|memory limit)\b|\b(?:rate|usage|spending|plan|request|resource|server|instance|seat|monthly|daily|storage|snapshot|concurrency) limit\b.{0,40}\b(?:reached|exceeded|hit)\b|\bmaximum number of .{1,80} (?:has been )?reached\b|\bexceed(?:ed|ing) (?:\S{1,20} ){0,8}(?:account|current|free|your) plan\b|\binsufficient[_ ](?:quota|credits?|funds|balance|capacity)\b|\b(?:out of|no|not enough) (?:\w+ )?credits\b|\bcredit balance\b|\bRESOURCE_(?:POOL_)?EXHAUSTED\b|QuotaExceeded|\b(?:Rate|Request|Vcpu|Instance|Address)?LimitExceeded|\bThrottling(?:Exception|Error)?\b|\bInsufficient\w{0,20}Capacity\b/i,
  // A certificate.
  /\bcertificate (?:verify failed|problem|signed by unknown|has expired|is not trusted)\b|\bCERT(?:IFICATE)?_(?:HAS_EXPIRED|VERIFY_FAILED)\b|\bself[- _]signed[ _]cert|\bunable to (?:get local issuer|verify the \w{1,10}) |\bx509: |\bPKIX path\b|\b(?:NO_PUBKEY|EXPKEYSIG)\b/i,
  // A package, image or version that is gone or unknown, or not what it was.
  /\bmanifest (?:unknown|for \S{1,300} not found)\b|\bpull access denied\b|\bErrImagePull\b|\bImagePullBackOff\b|\brepository (?:\S{1,200} ){0,3}(?:not found|does not exist)\b|\bproject not found\b|\bNoSuch(?:Bucket|Entity)\b|\bE404\b|\b404\b.{0,300}\bregistry\b|\bETARGET\b|\bNU110[123]\b|\bno matching (?:version|distribution|package|manifest)\b|\bcould not find (?:a version|artifact|gem|any version|\S{1,100} in (?:any of|locally))\b|\bunable to (?:locate|find) (?:package|version|.{1,60} version|a (?:device|destination))\b|\bPackagesNotFound|\bno available formula\b|\bunable to resolve action\b|\bfailed to (?:select a version|query available)\b|\bunknown revision\b|\bversion \S{1,60} (?:with|for|of) .{1,80} not found\b|\bno longer be found\b|\b(?:checksum|hash|SHA-?256|digest)s? (?:mismatch|verification failed|did(?: not|n't) match|do(?:es)?(?: not|n't) match)|\bonly supports \w{1,20} version \d/i,
];
/** Answers that prove nothing of a program's own service, which may lack the route. */
export const GONE = /\b404\b|\bnot found\b|\bdoes not exist\b/i;
const DOWNLOAD = /\bhttps?:\/\/\S{1,400}\.(?:t?[gx]z|bz2|zip|deb|rpm|jar|whl|exe|msi|dmg|pkg|sh|ya?ml)\b/i;

/** Returns true if a service refused something, or no longer has it. Parameters as of `findFailedHost`. */
export function isRefusal(line: string, bare: string, around: readonly string[] = []): boolean {
  const host = findHost(line) ?? around.flatMap((one) => findHost(one) ?? [])[0];
  if (host !== undefined && LOOPBACK.test(host)) return false;
  if (REFUSALS.some((pattern) => pattern.test(bare))) return true;
  return GONE.test(bare) && (isKnown(host) || [line, ...around].some((one) => DOWNLOAD.test(one)));
}

/** Tools, and the names of the files in which they find what to ask for: package managers, containers, clusters. */
const READ_BY: readonly (readonly [tool: RegExp, name: RegExp])[] = [
  [
    /\b(?:npm(?! run| test| start)|pnpm|yarn|bun|pip|pypi|uv|poetry|conda|mvnw?|maven|gradlew?|dotnet|nuget|cargo|crates|go|bundler?|gem|rubygems|composer|dart|flutter|mix|hex)\b|\b(?:CVE|GHSA|SNYK)-\w|\bvulnerabilit/i,
    /^(?:package(?:-lock)?\.json|.*\.lock|.*lock\.(?:json|yaml)|\.(?:npm|yarn)rc.*|requirements.*|Pipfile|pyproject\.toml|setup\.\w+|environment\.ya?ml|pom\.xml|settings\.xml|.*\.gradle(?:\.kts)?|gradle.*\.properties|.*\.versions\.toml|.*\.\w\wproj|.*\.props|nuget\.config|Cargo\.toml|go\.(?:mod|sum)|Gemfile|.*\.gemspec|composer\.json|pubspec\.yaml|mix\.exs)$/i,
  ],
  [/\b(?:docker|podman|buildx?|image|manifest)\b/i, /(?:Docker|Container)file|compose.*\.ya?ml$/],
  [/\b(?:terraform|tofu|terragrunt)\b/i, /\.(?:tf|tfvars|hcl)$/],
  [/\bhelm dep\w{0,10}\b/i, /^(?:Chart|requirements)\.(?:ya?ml|lock)$/],
  [/\b(?:kubectl|helm(?! dep)|kustomize)\b/i, /\.ya?ml$/],
  [/\b(?:checkout|submodule)\b/i, /^\.gitmodules$/],
  [/\bmake\b/, /^Makefile$/],
  [
    /\b(?:lychee|markdown\w{0,10}|mkdocs|sphinx|vale|vitepress|docusaurus|jekyll|\w{0,2}spell\w{0,10})\b/i,
    /\.(?:mdx?|rst|adoc)$/i,
  ],
];

/** Returns true for a file whose change may explain a failure: the failure names it, or its tool reads it. */
export function mayExplainFailure(file: string, texts: readonly string[], workflow: string | undefined): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const isRead = (text: string) => READ_BY.some(([tool, read]) => tool.test(text) && read.test(name));
  const isNamed = texts.some((text) => text.includes(name) || isRead(text));
  return isNamed || file === workflow || file.startsWith('.github/actions/');
}
