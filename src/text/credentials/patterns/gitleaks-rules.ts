/**
 * Written by `scripts/credential-rules.ts` from the rules of gitleaks (https://github.com/gitleaks/gitleaks), commit
 * b58d3f1, under the licence in `LICENSE` beside this file. Not taken were:
 *
 * - airtable-personnal-access-token: has nothing to look for first; extra-patterns.ts knows it
 * - curl-auth-header: named.ts and extra-patterns.ts know it
 * - curl-auth-user: extra-patterns.ts knows it
 * - facebook-access-token: has nothing to look for first
 * - freemius-secret-key: only for files of certain names
 * - generic-api-key: named.ts knows it
 * - hashicorp-tf-password: only for files of certain names
 * - jwt: extra-patterns.ts knows it
 * - kubernetes-secret-yaml: only for files of certain names
 * - nuget-config-password: only for files of certain names
 * - pkcs12-file: only for files of certain names
 * - private-key: extra-patterns.ts knows it
 * - sourcegraph-access-token: takes every hash of a commit; extra-patterns.ts knows the rest
 * - 99 rules that need the name of a service before the value: named.ts knows names of credentials
 */

/**
 * Search strings; number of characters before them (exact, or minimum and maximum); true if it starts at a word
 * boundary; the pattern.
 */
export type ShapeRow = readonly [
  heads: readonly string[],
  before: number | readonly [least: number, most: number],
  edge: boolean,
  pattern: string,
];
export const SHAPES: readonly ShapeRow[] = [
  [['a3-'], 0, true, 'A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}'],
  [['ops_eyj'], 0, false, 'ops_eyJ[a-zA-Z0-9+/]{250,1250}={0,3}'],
  [['p8e-'], 0, true, 'p8e-[A-Za-z0-9]{32}'],
  [['age-secret-key-1'], 0, false, 'AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}'],
  [['ltai'], 0, true, 'LTAI[A-Za-z0-9]{20}'],
  [['sk-ant-admin01-'], 0, true, 'sk-ant-admin01-[a-zA-Z0-9_\\-]{93}AA'],
  [['sk-ant-api03-'], 0, true, 'sk-ant-api03-[a-zA-Z0-9_\\-]{93}AA'],
  [['akcp'], 0, true, 'AKCp[A-Za-z0-9]{69}'],
  [['cmvmd'], 0, true, 'cmVmd[A-Za-z0-9]{59}'],
  [
    ['sc_', 'ext_', 'scauth_', 'authress_'],
    0,
    true,
    '(?:sc|ext|scauth|authress)_[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-][A-Za-z0-9-]{10,32}\\.[A-Za-z0-9+/_=-]{30,120}',
  ],
  [['a3t', 'akia', 'asia', 'abia', 'acca'], 0, true, '(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}'],
  [['absk'], 0, true, 'ABSK[A-Za-z0-9+/]{109,269}={0,2}'],
  [['bedrock-api-key-ymvkcm9jay5hbwf6b25hd3muy29t'], 0, false, 'bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t'],
  [['q~'], 4, true, '[a-zA-Z0-9_~.]{3}\\dQ~[a-zA-Z0-9_~.-]{31,34}'],
  [['4b1d'], 0, true, '4b1d[A-Za-z0-9]{38}'],
  [['clojars_'], 0, false, '[Cc][Ll][Oo][Jj][Aa][Rr][Ss]_[A-Za-z0-9]{60}'],
  [['v1.0-'], 0, true, 'v1\\.0-[a-f0-9]{24}-[a-f0-9]{146}'],
  [['dapi'], 0, true, 'dapi[a-f0-9]{32}(?:-\\d){0,1}'],
  [['doo_v1_'], 0, true, 'doo_v1_[a-f0-9]{64}'],
  [['dop_v1_'], 0, true, 'dop_v1_[a-f0-9]{64}'],
  [['dor_v1_'], 0, true, '[Dd][Oo][Rr]_[Vv]1_[A-Fa-f0-9]{64}'],
  [['dp.pt.'], 0, false, 'dp\\.pt\\.[A-Za-z0-9]{43}'],
  [['duffel_test_', 'duffel_live_'], 0, false, 'duffel_(?:test|live)_[A-Za-z0-9_\\-=]{43}'],
  [['dt0c01.'], 0, false, 'dt0c01\\.[A-Za-z0-9]{24}\\.[A-Za-z0-9]{64}'],
  [['ezak'], 0, true, 'EZAK[A-Za-z0-9]{54}'],
  [['eztk'], 0, true, 'EZTK[A-Za-z0-9]{54}'],
  [['eaam', 'eaac'], 0, true, 'EAA[MC][A-Za-z0-9]{100,1100}'],
  [['flwseck_test-'], 0, false, 'FLWSECK_TEST-[A-Ha-h0-9]{12}'],
  [['flwpubk_test-'], 0, false, 'FLWPUBK_TEST-[A-Ha-h0-9]{32}-[Xx]'],
  [['flwseck_test-'], 0, false, 'FLWSECK_TEST-[A-Ha-h0-9]{32}-[Xx]'],
  [
    ['fo1_', 'fm1a_', 'fm1r_', 'fm2_'],
    0,
    true,
    '(?:fo1_[\\w-]{43}|fm1[ar]_[a-zA-Z0-9+/]{100,1100}={0,3}|fm2_[a-zA-Z0-9+/]{100,1100}={0,3})',
  ],
  [['fio-u-'], 0, false, 'fio-u-[A-Za-z0-9\\-_=]{64}'],
  [['aiza'], 0, true, 'AIza[\\w-]{35}'],
  [['ghu_', 'ghs_'], 0, false, '(?:ghu|ghs)_[0-9a-zA-Z]{36}'],
  [['github_pat_'], 0, false, 'github_pat_\\w{82}'],
  [['gho_'], 0, false, 'gho_[0-9a-zA-Z]{36}'],
  [['ghp_'], 0, false, 'ghp_[0-9a-zA-Z]{36}'],
  [['ghr_'], 0, false, 'ghr_[0-9a-zA-Z]{36}'],
  [['glcbt-'], 0, false, 'glcbt-[0-9a-zA-Z]{1,5}_[0-9a-zA-Z_-]{20}'],
  [['gldt-'], 0, false, 'gldt-[0-9a-zA-Z_\\-]{20}'],
  [['glffct-'], 0, false, 'glffct-[0-9a-zA-Z_\\-]{20}'],
  [['glft-'], 0, false, 'glft-[0-9a-zA-Z_\\-]{20}'],
  [['glimt-'], 0, false, 'glimt-[0-9a-zA-Z_\\-]{25}'],
  [['glagent-'], 0, false, 'glagent-[0-9a-zA-Z_\\-]{50}'],
  [['gloas-'], 0, false, 'gloas-[0-9a-zA-Z_\\-]{64}'],
  [['glpat-'], 0, false, 'glpat-[\\w-]{20}'],
  [['glpat-'], 0, true, 'glpat-[0-9a-zA-Z_-]{27,300}\\.[0-9a-z]{2}[0-9a-z]{7}'],
  [['glptt-'], 0, false, 'glptt-[0-9a-f]{40}'],
  [['gr1348941'], 0, false, 'GR1348941[\\w-]{20}'],
  [['glrt-'], 0, false, 'glrt-[0-9a-zA-Z_\\-]{20}'],
  [['glrt-t'], 0, true, 'glrt-t\\d_[0-9a-zA-Z_\\-]{27,300}\\.[0-9a-z]{2}[0-9a-z]{7}'],
  [['glsoat-'], 0, false, 'glsoat-[0-9a-zA-Z_\\-]{20}'],
  [['_gitlab_session='], 0, false, '_gitlab_session=[0-9a-z]{32}'],
  [['eyjrijoi'], 0, true, '[Ee][Yy][Jj][Rr][Ii][Jj][Oo][Ii][A-Za-z0-9]{70,400}={0,3}'],
  [['glc_'], 0, true, '[Gg][Ll][Cc]_[A-Za-z0-9+/]{32,400}={0,3}'],
  [['glsa_'], 0, true, '[Gg][Ll][Ss][Aa]_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}'],
  [['pat.', 'sat.'], 0, false, '(?:pat|sat)\\.[a-zA-Z0-9_-]{22}\\.[a-zA-Z0-9]{24}\\.[a-zA-Z0-9]{20}'],
  [['.atlasv1.'], 14, false, '[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9\\-_=]{60,70}'],
  [['hrku-aa'], 0, true, 'HRKU-AA[0-9a-zA-Z_-]{58}'],
  [['hf_'], 0, true, 'hf_[A-Za-z]{34}'],
  [['api_org_'], 0, true, 'api_org_[A-Za-z]{34}'],
  [['ico-'], 0, true, 'ico-[a-zA-Z0-9]{32}'],
  [['s-s4t2ud-', 's-s4t2af-'], 0, true, 's-s4t2(?:ud|af)-[ABCDEFabcdef0123456789]{64}'],
  [
    ['zxlk'],
    0,
    true,
    'ZXlK(?:aGJHY2lPaU|aGNIVWlPaU|aGNIWWlPaU|aGRXUWlPaU|aU5qUWlP|amNtbDBJanBi|amRIa2lPaU|bGNHc2lPbn|bGJtTWlPaU|cWEzVWlPaU|cWQyc2lPb|cGMzTWlPaU|cGRpSTZJ|cmFXUWlP|clpYbGZiM0J6SWpwY|cmRIa2lPaUp|dWIyNWpaU0k2|d01tTWlP|d01uTWlPaU|d2NIUWlPaU|emRXSWlPaU|emRuUWlP|MFlXY2lPaU|MGVYQWlPaUp|MWNtd2l|MWMyVWlPaUp|MlpYSWlPaU|MlpYSnphVzl1SWpv|NElqb2|NE5XTWlP|NE5YUWlPaU|NE5YUWpVekkxTmlJNkl|NE5YVWlPaU|NmFYQWlPaU)[a-zA-Z0-9/\\_+\\-\\r\\n]{40,1040}={0,2}',
  ],
  [['lin_api_'], 0, false, 'lin_api_[A-Za-z0-9]{40}'],
  [['_mmk'], 36, true, '[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk'],
  [
    ['https://'],
    0,
    false,
    'https:\\/\\/[a-z0-9]{1,200}\\.webhook\\.office\\.com\\/webhookb2\\/[a-z0-9]{8}-(?:[a-z0-9]{4}-){3}[a-z0-9]{12}@[a-z0-9]{8}-(?:[a-z0-9]{4}-){3}[a-z0-9]{12}\\/IncomingWebhook\\/[a-z0-9]{32}\\/[a-z0-9]{8}-(?:[a-z0-9]{4}-){3}[a-z0-9]{12}',
  ],
  [['ntn_'], 0, true, 'ntn_[0-9]{11}[A-Za-z0-9]{32}[A-Za-z0-9]{3}'],
  [['npm_'], 0, true, '[Nn][Pp][Mm]_[A-Za-z0-9]{36}'],
  [['api-'], 0, true, 'API-[A-Z0-9]{26}'],
  [
    ['sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-'],
    0,
    true,
    '(?:sk-(?:proj|svcacct|admin)-(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})T3BlbkFJ(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})\\b|sk-[a-zA-Z0-9]{20}T3BlbkFJ[a-zA-Z0-9]{20})',
  ],
  [['sha256~'], 0, true, 'sha256~[\\w-]{43}'],
  [['pplx-'], 0, true, 'pplx-[a-zA-Z0-9]{48}'],
  [['pscale_tkn_'], 0, true, 'pscale_tkn_[\\w=.-]{32,64}'],
  [['pscale_oauth_'], 0, true, 'pscale_oauth_[\\w=.-]{32,64}'],
  [['pscale_pw_'], 0, true, '[Pp][Ss][Cc][Aa][Ll][Ee]_[Pp][Ww]_[\\w=.-]{32,64}'],
  [['pmak-'], 0, true, 'PMAK-[A-Fa-f0-9]{24}-[A-Fa-f0-9]{34}'],
  [['pnu_'], 0, true, 'pnu_[a-zA-Z0-9]{36}'],
  [['pul-'], 0, true, 'pul-[a-f0-9]{40}'],
  [['pypi-ageichlwas5vcmc'], 0, false, 'pypi-AgEIcHlwaS5vcmc[\\w-]{50,1000}'],
  [['rdme_'], 0, true, 'rdme_[a-z0-9]{70}'],
  [['rubygems_'], 0, true, 'rubygems_[a-f0-9]{48}'],
  [['tk-us-'], 0, true, 'tk-us-[\\w-]{48}'],
  [['sg.'], 0, true, 'SG\\.[A-Za-z0-9=_\\-.]{66}'],
  [['xkeysib-'], 0, true, 'xkeysib-[a-f0-9]{64}-[A-Za-z0-9]{16}'],
  [
    ['sntrys_eyjpyxqio'],
    0,
    true,
    'sntrys_eyJpYXQiO[a-zA-Z0-9+/]{10,200}(?:LCJyZWdpb25fdXJs|InJlZ2lvbl91cmwi|cmVnaW9uX3VybCI6)[a-zA-Z0-9+/]{10,200}={0,2}_[a-zA-Z0-9+/]{43}',
  ],
  [['sntryu_'], 0, true, 'sntryu_[a-f0-9]{64}'],
  [['sm_aat_'], 0, true, 'sm_aat_[a-zA-Z0-9]{16}'],
  [['sm_pat_'], 0, true, 'sm_pat_[a-zA-Z0-9]{16}'],
  [['sm_sat_'], 0, true, 'sm_sat_[a-zA-Z0-9]{16}'],
  [['shippo_live_', 'shippo_test_'], 0, true, 'shippo_(?:live|test)_[a-fA-F0-9]{40}'],
  [['shpat_'], 0, false, 'shpat_[a-fA-F0-9]{32}'],
  [['shpca_'], 0, false, 'shpca_[a-fA-F0-9]{32}'],
  [['shppa_'], 0, false, 'shppa_[a-fA-F0-9]{32}'],
  [['shpss_'], 0, false, 'shpss_[a-fA-F0-9]{32}'],
  [
    ['http://', 'https://'],
    0,
    true,
    '[Hh][Tt][Tt][Pp][Ss]{0,1}:\\/\\/[A-Fa-f0-9]{8}:[A-Fa-f0-9]{8}@(?:[Gg][Ee][Mm][Ss].[Cc][Oo][Nn][Tt][Rr][Ii][Bb][Ss][Yy][Ss].[Cc][Oo][Mm]|[Ee][Nn][Tt][Ee][Rr][Pp][Rr][Ii][Ss][Ee].[Cc][Oo][Nn][Tt][Rr][Ii][Bb][Ss][Yy][Ss].[Cc][Oo][Mm])',
  ],
  [['xapp-'], 0, false, '[Xx][Aa][Pp][Pp]-\\d-[a-zA-Z0-9]{1,200}-\\d{1,200}-[A-Za-z0-9]{1,200}'],
  [['xoxb-'], 0, false, 'xoxb-[0-9]{10,13}-[0-9]{10,13}[a-zA-Z0-9-]{0,200}'],
  [['xoxe'], 0, false, '[Xx][Oo][Xx][Ee].[Xx][Oo][Xx][BPbp]-\\d-[a-zA-Z0-9]{163,166}'],
  [['xoxe-'], 0, false, '[Xx][Oo][Xx][Ee]-\\d-[a-zA-Z0-9]{146}'],
  [['xoxb-'], 0, false, 'xoxb-[0-9]{8,14}-[a-zA-Z0-9]{18,26}'],
  [['xoxo-', 'xoxs-'], 0, false, 'xox[os]-\\d{1,200}-\\d{1,200}-\\d{1,200}-[a-fA-F\\d]{1,200}'],
  [['xoxa-', 'xoxa-', 'xoxr-', 'xoxr-'], 0, false, 'xox[ar]-(?:\\d-){0,1}[0-9a-zA-Z]{8,48}'],
  [['xoxp-', 'xoxe-'], 0, false, 'xox[pe](?:-[0-9]{10,13}){3}-[a-zA-Z0-9-]{28,34}'],
  [
    ['hooks', 'http://hooks', 'https://hooks'],
    0,
    false,
    '(?:https{0,1}:\\/\\/){0,1}hooks.slack.com\\/(?:services|workflows|triggers)\\/[A-Za-z0-9+/]{43,56}',
  ],
  [['eaaa', 'sq0atp-'], 0, true, '(?:EAAA|sq0atp-)[\\w-]{22,60}'],
  [
    ['sk_test_', 'sk_live_', 'sk_prod_', 'rk_test_', 'rk_live_', 'rk_prod_'],
    0,
    true,
    '(?:sk|rk)_(?:test|live|prod)_[a-zA-Z0-9]{10,99}',
  ],
  [['sk'], 0, false, 'SK[0-9a-fA-F]{32}'],
  [['hvb.'], 0, true, 'hvb\\.[\\w-]{138,300}'],
  [['hvs.', 's.'], 0, true, '(?:hvs\\.[\\w-]{90,120}|s\\.[A-Za-z0-9]{24})'],
];
