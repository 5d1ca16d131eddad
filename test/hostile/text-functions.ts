/**
 * Every function that handles text from outside, with how to call it on one. A rule fails when a function that takes text
 * is missing here: `test/rules/text-functions.test.ts`.
 */

import { Liquid } from 'liquidjs';
import { messageLines } from '../../src/cli/terminal/message.ts';
import { Output } from '../../src/cli/terminal/output.ts';
import { alignedRows, cut, table } from '../../src/cli/terminal/table.ts';
import * as names from '../../src/directory/names.ts';
import * as people from '../../src/directory/people/build-people.ts';
import { forgeNamed, originOf } from '../../src/facts/ci/origin.ts';
import * as readers from '../../src/facts/ci/readers.ts';
import { classify, classifyOutput, classifyStop } from '../../src/facts/end/classify.ts';
import type { EventInput } from '../../src/facts/event/part.ts';
import * as start from '../../src/facts/event/start.ts';
import { shownPath, shownPattern } from '../../src/facts/files/find.ts';
import * as frames from '../../src/facts/files/frames.ts';
import { blocksOf } from '../../src/facts/files/log/blocks.ts';
import { cleanLine, withoutTime } from '../../src/facts/files/log/clean.ts';
import { explainLog } from '../../src/facts/files/log/explain.ts';
import { indentOf, likeness } from '../../src/facts/files/log/judge.ts';
import { logErrors, quoteLines } from '../../src/facts/files/log/log-errors.ts';
import { testIn, withoutMarks } from '../../src/facts/files/log/marks.ts';
import * as phrases from '../../src/facts/files/log/phrases.ts';
import { shapeOf } from '../../src/facts/files/log/shapes.ts';
import { folderOf, namedFiles } from '../../src/facts/files/named-files.ts';
import { nameWithin, secondsOf } from '../../src/facts/files/reports/case.ts';
import { ReportReader } from '../../src/facts/files/reports/reader.ts';
import { filledLines, tellingLine, withoutColours, withoutTitles } from '../../src/facts/files/reports/telling.ts';
import { placeOfFailure } from '../../src/facts/files/reports/test-place.ts';
import * as json from '../../src/facts/host/json.ts';
import { cutMarkdown, fits } from '../../src/message/markdown/cut.ts';
import * as escaping from '../../src/message/markdown/escape.ts';
import { fenced } from '../../src/message/markdown/fence.ts';
import { fitBody, fitSubject } from '../../src/message/markdown/fit.ts';
import * as plain from '../../src/message/markdown/plain.ts';
import * as addresses from '../../src/message/markdown/web-address.ts';
import * as mentions from '../../src/message/mentions.ts';
import { reportMarkdown } from '../../src/message/report/report.ts';
import * as lines from '../../src/message/sections/lines.ts';
import * as texts from '../../src/message/sections/words/short-text.ts';
import { analyzeTemplate, factsAsked } from '../../src/message/templates/analysis/analysis.ts';
import {
  conditionMistake,
  decideCondition,
  namesInCondition,
} from '../../src/message/templates/condition/condition.ts';
import { mistakesOf, unknownName } from '../../src/message/templates/errors.ts';
import { numberOf, plainTextOf } from '../../src/message/templates/filters/values.ts';
import * as links from '../../src/message/templates/links.ts';
import { factsMeant, insteadOf } from '../../src/message/templates/meant.ts';
import { mistakeRemark, withoutSecrets } from '../../src/message/templates/mistake.ts';
import { mistakesInTexts } from '../../src/message/templates/mistakes-in-texts.ts';
import { harmless, ownParts, renderOwnWords } from '../../src/message/templates/own-words.ts';
import { parseAround, parseTemplate } from '../../src/message/templates/parse.ts';
import { namesInScope, templateScope } from '../../src/message/templates/scope.ts';
import { markdownOf } from '../../src/message/templates/values.ts';
import { serviceWords } from '../../src/service/wire/service-words.ts';
import { holdsToken, isPersonal, isUsername } from '../../src/settings/readers/directory.ts';
import { beginningAtEnd, hideCredentials } from '../../src/text/credentials/hide.ts';
import { nameKind, nameWords } from '../../src/text/credentials/names.ts';
import { mayHoldCredential } from '../../src/text/credentials/without-credentials.ts';
import { inert, withoutSequences } from '../../src/text/inert.ts';
import { nearest, nearestOf } from '../../src/text/nearest.ts';
import { listed, sentence, shortName, shown } from '../../src/text/phrases.ts';
import { Redactor } from '../../src/text/redaction/redactor.ts';
import { seenText } from '../../src/text/seen-text.ts';
import { isWorkspaceFile } from '../../src/workspace/read.ts';

type Call = (text: string) => unknown;

const NAMES = { variable: ['commit.subject', 'vars.team'], filter: ['upcase'], tag: ['for'] };
const SOURCE = { part: 'body', text: '' } as const;
const PLACE = { file: 'x.md', line: 1, column: 1, trust: { type: 'strangers', why: '', fix: '' } } as const;
const payload = (text: string) => ({
  ...{ text, [text]: text, list: text.split('').slice(0, 50_000) },
  deep: { [text]: [text] },
});

function started(event: json.Json): EventInput {
  const host = { ci: 'GitHub Actions', forge: undefined, server: undefined, repository: undefined } as const;
  return { name: 'started', env: {}, event, host, ownRun: false };
}

const HIDING = { root: '/work', hide: hideCredentials };
/** Lines of a log are cut before anything looks at them. */
const LINE = 1_000;
const LIMITS = { characters: 3_900, bytes: 8_180 };
/** Limits that grow with the text, so that the work within them is seen to grow as well. */
const half = (text: string) => ({ characters: text.length / 2, bytes: text.length });
const NAMED_TASK = {
  ci: 'GitHub Actions',
  event: { name: 'push' },
  incident: { id: 7, subject: 'Deploy failed', assignees: [] },
} as const;
const output = new Output(new Redactor([]));
const quoted = new Redactor([`a'b "c\\dö`]);
const redactor = new Redactor(['s3cret-s3cret', 'aaaaaaaaaaaaaaab', '-----BEGIN-']);

/** A build of which every text is this one, whatever was cut before. */
function facts(text: string) {
  return {
    ci: 'GitHub Actions',
    event: { name: 'push' },
    commit: { sha: 'abc1234', short: 'abc1234', subject: text, message: text },
    inputs: { text, [text]: 1 },
  } as const;
}

function render(body: string, text: string): unknown {
  return renderOwnWords(
    { subject: { part: 'subject', text: body }, body: { part: 'body', text: body } },
    {
      ...{ section: { facts: facts(text), report: text }, variables: { text }, namesTask: false },
      hide: (one: string) => one,
    },
  );
}

function decide(condition: string, text: string): unknown {
  return decideCondition(condition, { facts: facts(text), variables: {}, unread: [], hide: (one) => one });
}

function testCase(text: string) {
  const failure = { texts: [text, text], type: text };
  return { name: text, suite: text, file: text, line: text, failure, identity: text, outcome: 'failed' } as const;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function readReport(inner: string): unknown {
  const reader = new ReportReader();
  try {
    // In pieces, as a file is read.
    for (const [piece] of `<testsuite>${inner}</testsuite>`.matchAll(/[\s\S]{1,32768}/g)) reader.xml.write(piece);
    reader.xml.end();
  } catch (error) {
    return error;
  }
  return reader.tally();
}

/** By the file below `src`, and the function's name; a second call of one function has a remark in brackets. */
export const TEXT_FUNCTIONS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  'cli/terminal/message.ts': { messageLines: (text) => messageLines(text, output) },
  'cli/terminal/table.ts': {
    alignedRows: (text) => alignedRows([[text, text]]).map(output.safe.bind(output)),
    cut: (text) => cut(text, 80),
    table: (text) => table([{ title: 'TEXT', of: () => output.safe(text) }], [text, text], { width: 40 }),
  },
  'text/redaction/redactor.ts': {
    Redactor: (text) => redactor.redact(text),
    'Redactor (a secret of signs)': (text) => quoted.redact(text),
  },
  'text/inert.ts': { inert, withoutSequences },
  'text/seen-text.ts': { seenText },
  'text/credentials/names.ts': { nameKind, nameWords },
  'directory/names.ts': {
    findByName: (text) => names.findByName(text, [{ id: 1, name: text, nickname: text }]),
    manyWords: (text) => names.manyWords(text, 'team', [{ id: 1, name: text, nickname: text }]),
    nearWords: (text) => names.nearWords(text, [{ id: 1, name: text, nickname: text.slice(1) }]),
  },
  'directory/people/build-people.ts': {
    peopleOf: (text) => people.peopleOf(facts(text), 'author'),
    identityOf: (text) =>
      people.identityOf(
        { name: text, login: text, email: text },
        { accounts: new Map(), members: async () => [{ id: 1, username: text, isAdmin: false, isBot: false }] },
      ),
    memberBy: (text) => people.memberBy('email', [{ id: 1, email: text, isAdmin: false, isBot: false }], text),
    shownNames: (text) => people.shownNames(text.split(' ')),
  },
  'facts/ci/origin.ts': {
    originOf: (text) => originOf(text),
    'originOf (an address)': (text) => originOf(`https://${text}@git.example.com/${text}`),
    'originOf (of SSH)': (text) => originOf(`${text}:${text}`, { name: text }),
    forgeNamed: (text) => forgeNamed({ text }, 'text'),
  },
  'facts/ci/readers.ts': {
    isSet: (text) => readers.isSet({ text }, 'text'),
    flagOf: (text) => readers.flagOf({ text }, 'text'),
    ended: (text) => readers.ended({ text }, 'text'),
    endedBy: (text) => readers.endedBy({ text }, 'text').conclusion,
    attemptAfter: (text) => readers.attemptAfter({ text }, 'text'),
    branchOf: (text) => readers.branchOf(`refs/heads/${text}`),
    tagOf: (text) => readers.tagOf(`refs/tags/${text}`),
    headOf: (text) => readers.headOf(text, true, text),
    signature: (text) => readers.signature(`${text}>`),
    commaList: (text) => readers.commaList({ text }, 'text'),
    unixTime: (text) => readers.unixTime({ text }, 'text'),
    lastNumber: (text) => readers.lastNumber(`/${text}`),
  },
  'facts/files/find.ts': { shownPath, shownPattern },
  'facts/files/frames.ts': {
    framesOf: frames.framesOf,
    pathsIn: frames.pathsIn,
    'pathsIn (a frame)': (text) => frames.pathsIn(` at ${text}.ts:3\n${text}.py::a`),
    'framesOf (a package)': (text) => frames.framesOf(`\tat a.${text}.b(C.java:1)`),
    isForeign: frames.isForeign,
    isReachable: (text) => frames.isReachable(text, text),
    placeOfFrames: (text) => frames.placeOfFrames(frames.framesOf(text), text),
    pathWithin: (text) => frames.pathWithin(text, text),
    slashed: frames.slashed,
  },
  'facts/files/named-files.ts': {
    namedFiles: (text) =>
      namedFiles({ errors: [{ message: text, path: text }], tests: [{ name: text, path: text }] }, '/work'),
    folderOf,
  },
  'facts/files/reports/case.ts': {
    secondsOf,
    nameWithin: (text) => nameWithin(`${text}.${text}`, text),
  },
  'facts/files/reports/test-place.ts': {
    placeOfFailure: (text) => placeOfFailure(testCase(text), text),
    'placeOf (a trace)': (text) =>
      placeOfFailure(testCase(`at shop.Cart.adds(${text}.ts:3)\n in ${text}:line 3`), '/work'),
  },
  'facts/files/reports/reader.ts': {
    'ReportReader (an attribute)': (text) => readReport(`<testcase name="${escaped(text)}"/>`),
    'ReportReader (a text)': (text) =>
      readReport(
        `<testcase name="a"><failure>${escaped(text)}</failure><system-out>${escaped(text)}</system-out></testcase>`,
      ),
    'ReportReader (as it is)': (text) => readReport(text),
  },
  'facts/files/reports/telling.ts': {
    tellingLine: (text) => tellingLine(testCase(text)),
    'tellingLine (values)': (text) => tellingLine(testCase(`${text}\nExpected: ${text}`)),
    filledLines,
    withoutTitles: (text) => withoutTitles([text, text], text, text),
    withoutColours,
  },
  'facts/files/log/clean.ts': { cleanLine, withoutTime: (text) => withoutTime(text.slice(0, LINE)) },
  'facts/files/log/explain.ts': {
    explainLog: (text) => explainLog(text, { name: text, at: undefined }),
    'explainLog (marked)': (text) => explainLog(`##[error]${text}\n##[error]${text}`),
    'explainLog (lines)': (text) => explainLog(text.replaceAll(/.{40}/gs, '$&\n')),
    'explainLog (tests)': (text) => explainLog(text.replaceAll(/.{40}/gs, 'FAIL a.test.ts > $&\n')),
    'explainLog (one front)': (text) => explainLog(text.replaceAll(/.{40}/gs, 'err: \u001B[31m$&\n')),
    'explainLog (one row)': (text) => explainLog(text.replaceAll(/.{40}/gs, 'a.c:1:1: error: $&\n')),
  },
  'facts/files/log/judge.ts': {
    likeness: (text) => likeness(text.slice(0, LINE)),
    indentOf: (text) => indentOf(text.slice(0, LINE)),
  },
  'facts/files/log/log-errors.ts': {
    logErrors: (text) => logErrors(explainLog(text.replaceAll(/.{40}/gs, 'a.c:1:1: error: $&\n')), HIDING),
    quoteLines: (text) => quoteLines([text, text], hideCredentials),
  },
  'facts/files/log/marks.ts': {
    withoutMarks: (text) => withoutMarks(text.slice(0, LINE)),
    testIn: (text) => testIn(text.slice(0, LINE)),
  },
  'facts/files/log/phrases.ts': {
    isExit: (text) => phrases.isExit(text.slice(0, LINE)),
    isTelling: phrases.isTelling,
    noiseOf: (text) => phrases.noiseOf(text.slice(0, LINE)),
    isHandled: (text) => phrases.isHandled(text.slice(0, LINE)),
    saysWhy: phrases.saysWhy,
    opensTrace: (text) => phrases.opensTrace(text.slice(0, LINE)),
    isAnnouncement: (text) => phrases.isAnnouncement(text.slice(0, LINE)),
    listsNames: (text) => phrases.listsNames(text.slice(0, LINE)),
    hasWords: (text) => phrases.hasWords(text, 5),
    isCount: (text) => phrases.isCount(text.slice(0, LINE)),
    isBareFailure: (text) => phrases.isBareFailure(text.slice(0, LINE)),
    isWrapper: (text) => phrases.isWrapper(text.slice(0, LINE)),
    isHeading: phrases.isHeading,
    isFileAlone: phrases.isFileAlone,
    isValue: phrases.isValue,
    isLegend: (text) => phrases.isLegend(text.slice(0, LINE)),
    sidesIn: (text) => phrases.sidesIn(text.slice(0, LINE).split('\n')),
    isPlaceOnly: (text) => phrases.isPlaceOnly(`error ${text.slice(0, LINE)}`),
    tellsOfWrong: phrases.tellsOfWrong,
    tellsOfWarnings: (text) => phrases.tellsOfWarnings(text.slice(0, LINE)),
    sectionBelow: phrases.sectionBelow,
    withoutLevel: (text) => phrases.withoutLevel(text.slice(0, LINE)),
  },
  'facts/files/log/shapes.ts': { shapeOf: (text) => shapeOf(text.slice(0, LINE)) },
  'facts/files/log/blocks.ts': { blocksOf },
  'facts/end/classify.ts': {
    classify: (text) =>
      classify({
        conclusion: 'failure',
        failed_steps: [{ name: text }],
        step_names: [text],
        said: [text],
        errors: [{ message: text }],
      }),
    classifyOutput: (text) => classifyOutput([{ message: text }]),
    classifyStop: (text) => classifyStop([text]),
  },
  'facts/host/json.ts': {
    property: (text) => json.property({ [text]: {} }, text),
    record: (text) => json.record({ [text]: {} }, text),
    list: (text) => json.list({ [text]: [] }, text),
    line: (text) => json.line(text),
    lines: (text) => json.lines(text),
    asLine: (text) => json.asLine(text),
    asLines: json.asLines,
    number: (text) => json.number(text),
    flag: (text) => json.flag(text),
    link: (text) => json.link(text),
    'link (of the web)': (text) => json.link(`https://${text}`),
    linkable: json.linkable,
    time: (text) => json.time(text),
    keyword: (text) => json.keyword(text),
    milliseconds: (text) => json.milliseconds({ [text]: text }, text),
    secondsBetween: (text) => json.secondsBetween(text, text),
  },
  'facts/event/start.ts': {
    boundedMap: (text) => start.boundedMap(payload(text)),
    schedulePart: (text) => start.schedulePart(started({ schedule: text })),
    workflowDispatchPart: (text) => start.workflowDispatchPart(started({ inputs: payload(text) })),
    repositoryDispatchPart: (text) => start.repositoryDispatchPart(started({ client_payload: payload(text) })),
  },
  'message/markdown/cut.ts': {
    fits: (text) => fits(text, LIMITS),
    cutMarkdown: (text) => cutMarkdown(text, LIMITS),
    'cutMarkdown (half of it)': (text) => cutMarkdown(text, half(text)),
    'cutMarkdown (few bytes)': (text) => cutMarkdown(text, { characters: text.length / 2, bytes: 100 }),
    'cutMarkdown (table)': (text) => cutMarkdown(`| a |\n${text}\n| b |\n${text}`, half(text)),
  },
  'message/markdown/escape.ts': {
    escapeLine: escaping.escapeLine,
    escapeLines: escaping.escapeLines,
    code: escaping.code,
    markdownLink: (text) => escaping.markdownLink(text, `https://example.org/${text}`),
    escapeLinkUrl: (text) => escaping.escapeLinkUrl(`https://example.org/${text}`),
  },
  'message/markdown/fit.ts': {
    fitSubject,
    fitBody: (text) =>
      fitBody({
        parts: [
          { name: 'first', text, rank: 0 },
          { name: 'second', text, rank: 1, list: { entries: 3, render: () => text } },
        ],
        limits: LIMITS,
        required: 'd-00',
        anchors: ['d-00'],
      }),
  },
  'message/markdown/plain.ts': {
    plainLines: plain.plainLines,
    asOneLine: plain.asOneLine,
    plainLine: plain.plainLine,
    neutralizeMentions: (text) => plain.neutralizeMentions(text, 'plain'),
    'neutralizeMentions (markdown)': (text) => plain.neutralizeMentions(text, 'markdown'),
    'neutralizeMentions (url)': (text) => plain.neutralizeMentions(text, 'url'),
    graphemes: (text) => Array.from(plain.graphemes(text)).length,
    clip: (text) => plain.clip(text, 200),
    'clip (wide)': (text) => plain.clip(text, 100_000),
    clipAtWord: (text) => plain.clipAtWord(text, 100),
    'clipAtWord (wide)': (text) => plain.clipAtWord(text, 100_000),
  },
  'message/markdown/fence.ts': { fenced: (text) => fenced([text, text]) },
  'message/report/report.ts': {
    reportMarkdown: (text) => reportMarkdown(text.slice(0, 65_536), 'https://example.org/'),
  },
  'message/mentions.ts': {
    addresseeWords: (text) => mentions.addresseeWords([{ type: 'name', name: text }]),
    mentionsIn: (text) => mentions.mentionsIn(text),
    withMentions: (text) => mentions.withMentions([{ name: 'x', text, rank: 0 }], [{ type: 'mention', text: '@ada' }]),
    'withMentions (of mentions)': (text) =>
      mentions.withMentions(
        [{ name: 'body', text: text.replaceAll(/.{8}/gsu, '@ada. $&'), rank: 0 }],
        [{ type: 'mention', text: '@ada' }],
      ),
  },
  'message/sections/lines.ts': {
    markdownTable: (text) => lines.markdownTable([text], [[text]]),
  },
  'message/sections/words/short-text.ts': {
    shortPlain: (text) => texts.shortPlain(text, 200),
    shortMarkdown: (text) => texts.shortMarkdown(text, 200),
    quoted: texts.quoted,
    withAuthor: (text) => texts.withAuthor(text, { name: text, login: text }),
    joinPieces: (text) => texts.joinPieces([text, text], ', '),
    capital: texts.capital,
  },
  'message/templates/filters/values.ts': { plainTextOf: (text) => plainTextOf([text, [text]]), numberOf },
  'message/templates/analysis/analysis.ts': {
    analyzeTemplate: (text) => analyzeTemplate(text),
    'analyzeTemplate (a name)': (text) => analyzeTemplate(`{{ ${text} }} {{ vars.${text} | ${text} }}`),
    factsAsked: (text) => factsAsked({ body: { part: 'body', text } }, { text }),
  },
  'message/templates/condition/condition.ts': {
    // The option takes no more of it.
    conditionMistake: (text) => conditionMistake(text.slice(0, 2_000)),
    decideCondition: (text) => decide(text.slice(0, 2_000), ''),
    'decideCondition (a value)': (text) => decide('(commit.message | upcase) contains inputs.text', text),
    namesInCondition: (text) => namesInCondition(text.slice(0, 2_000)),
  },
  'message/templates/mistakes-in-texts.ts': {
    mistakesInTexts: (text) =>
      mistakesInTexts({ onlyIf: text.slice(0, 2_000), body: { part: 'body', text } }, (one) => one),
  },
  'message/templates/own-words.ts': {
    harmless: (text) => harmless(text, { part: 'body', text, place: PLACE }),
    'harmless (subject)': (text) => harmless(text, { part: 'subject', text, place: PLACE }),
    ownParts: (text) =>
      ownParts(text, { facts: { ...NAMED_TASK, incident: { ...NAMED_TASK.incident, name: text.slice(0, 9) } } }, true),
    renderOwnWords: (text) => render(text, ''),
    'renderOwnWords (a value)': (text) => render('{{ commit.message }}[x]({{ inputs.text }})', text),
    'renderOwnWords (filters)': (text) =>
      render(
        '{{ vars.text | upcase | split: " " | join: ", " | url_encode | strip_html | slugify }}',
        text.slice(0, 65_536),
      ),
    'renderOwnWords (filters that make Markdown)': (text) =>
      render(
        '{{ vars.text | quote | truncate_markdown: 9000 }}{{ vars.text | code }}{{ vars.text | link: vars.text }}{{ inputs | table }}{{ vars.text | mention }}',
        text.slice(0, 65_536),
      ),
    'renderOwnWords (filters that make words)': (text) =>
      render(
        '{{ vars.text | ago }}{{ vars.text | duration }}{{ vars.text | short_sha }}{{ vars.text | plural: vars.text }}',
        text.slice(0, 65_536),
      ),
    'renderOwnWords (a name)': (text) => render('{{ inputs }}', text),
    'renderOwnWords (a report)': (text) => render('**{{ vars.text }}** {{ sections.report }}', text),
  },
  'message/templates/meant.ts': {
    factsMeant,
    insteadOf: (text) => insteadOf('variable', text),
    'insteadOf (a filter)': (text) => insteadOf('filter', text),
    'insteadOf (a tag)': (text) => insteadOf('tag', text),
  },
  'message/templates/mistake.ts': {
    mistakeRemark: (text) => mistakeRemark(SOURCE, { at: { line: 1, column: 1, length: 1 }, says: text, hint: text }),
    withoutSecrets: (text) =>
      withoutSecrets(mistakeRemark(SOURCE, { says: text, hint: text }), [text], hideCredentials),
  },
  'message/templates/errors.ts': {
    mistakesOf: (text) => mistakesOf(new Error(text), NAMES),
    unknownName: (text) => unknownName('variable', text, NAMES),
    'mistakesOf (a variable)': (text) => mistakesOf(new Error(`undefined variable: ${text}`), NAMES),
    'unknownName (a filter)': (text) => unknownName('filter', text, NAMES),
  },
  'message/markdown/web-address.ts': {
    isDomain: (text) => addresses.isDomain(`${text}.com${text}`, text.length),
    isHostMark: (text) => addresses.isHostMark(`${text}//${text}`, text.length),
    isWebName: (text) => addresses.isWebName(`${text}www.${text}`, text.length + 3),
    isMail: (text) => addresses.isMail(`${text}@${text}`, text.length),
  },
  'message/templates/links.ts': {
    mark: links.mark,
    unmarked: links.unmarked,
    withSafeLinks: (text) => links.withSafeLinks(`](${links.mark(text)}${text}`),
    withoutCalls: (text) => links.withoutCalls(`](${text}@${links.mark(text)}`),
  },
  'message/templates/parse.ts': {
    parseAround: (text) => parseAround(new Liquid({ templates: {}, locale: 'en-US', parseLimit: 100_000 }), text),
    parseTemplate: (text) => {
      try {
        return parseTemplate(new Liquid({ templates: {}, locale: 'en-US', parseLimit: 100_000 }), text);
      } catch (error) {
        return error;
      }
    },
  },
  'message/templates/scope.ts': {
    // Read to the end, as its values are made when they are asked for.
    templateScope: (text) => JSON.stringify(templateScope({ facts: facts(text) }, { text })),
    namesInScope: (text) => namesInScope({ [text]: text }),
  },
  'message/templates/values.ts': { markdownOf: (text) => markdownOf([text, [text]], escaping.escapeLines) },
  'text/nearest.ts': {
    nearest: (text) => nearest(text, ['webhook-url', 'body', text.slice(1)]),
    nearestOf: (text) => nearestOf(text, ['webhook-url', 'body', text.slice(1)], 5),
  },
  'text/phrases.ts': { sentence, shown, shortName, listed: (text) => listed(text.split('')) },
  'service/wire/service-words.ts': {
    serviceWords: (text) => serviceWords(text, (part) => redactor.redact(part)),
    'serviceWords (an error)': (text) =>
      serviceWords(JSON.stringify({ error: { message: text } }), (part) => redactor.redact(part)),
  },
  'settings/readers/directory.ts': { holdsToken, isPersonal, isUsername },
  'text/credentials/hide.ts': {
    beginningAtEnd,
    hideCredentials,
    'hideCredentials (behind a name)': (text) => hideCredentials(`password=${text}`),
    'hideCredentials (behind many names)': (text) => hideCredentials(text.replaceAll(/.{8}/gs, 'token: $&')),
  },
  'text/credentials/without-credentials.ts': {
    mayHoldCredential: (text) => mayHoldCredential([text]),
    'mayHoldCredential (many texts)': (text) => mayHoldCredential(text.match(/.{1,900}/gs) ?? []),
  },
  'workspace/read.ts': { isWorkspaceFile: (text) => isWorkspaceFile(text, '/nowhere') },
};

/** Functions that take a text which is never foreign, or no text at all, and why. */
export const NOT_FOREIGN: Readonly<Record<string, string>> = {
  'message/templates/clock.ts withClock': 'adds the clock, and looks at no text',
  'message/markdown/part.ts changedPart': 'it changes a text by a function that is tried itself',
  'message/markdown/part.ts changedList': 'the same',
  'message/templates/filters/values.ts each': 'takes a filter of ours',
  'cli/terminal/message.ts printMessage': 'prints what messageLines makes, which is tried itself',
  'settings/template/template-file.ts fromFile': 'takes the path that the author wrote',
  'text/credentials/without-credentials.ts loadHide': 'takes a redactor; hideCredentials is tried itself',
  'workspace/read.ts readWorkspaceFile': 'takes the path that the author wrote',
  'facts/files/reports/read-test-reports.ts readTestReports':
    'takes patterns of the author; ReportReader is tried with what files hold',
  'facts/files/log/read-log-files.ts readLogFiles':
    'takes patterns of the author; explainLog is tried with what files hold',
  'directory/people/build-people.ts nobodyWords': 'gives sentences of ours',
  'facts/files/log/judge.ts judge': 'takes lines that were cut: explainLog calls it',
  'message/templates/budget.ts countValues': 'takes the name of a filter of ours',
  'message/templates/budget.ts charge':
    'weighs a value that was bounded before; the bombs of templates.test.ts are for it',
  'message/templates/budget.ts carryOut': 'takes work of the engine',
  'message/templates/condition/syntax.ts conditionFault': 'takes what the engine can read: decideCondition calls it',
  'message/templates/analysis/comparisons.ts comparisonsIn': 'takes a parsed text: decideCondition calls it',
  'message/templates/analysis/impossible.ts impossibleValue': 'takes a comparison: decideCondition calls it',
  'message/templates/engine.ts createEngine': 'takes a part and a time zone',
  'message/templates/engine.ts knownNames': 'takes names of variables',
  'message/sections/lines.ts titledList': 'takes finished Markdown of a section',
  'message/report/inline.ts writeInline': 'takes a parsed report: reportMarkdown calls it',
  'message/templates/names.ts unknownNames': 'takes a parsed template: analyzeTemplate calls it',
  'message/templates/names.ts misusedNames': 'takes a parsed template: analyzeTemplate calls it',
  'message/templates/errors.ts placeOfToken': 'takes a token of the engine',
  'message/templates/analysis/analysis.ts analyze': 'is what analyzeTemplate calls',
  'message/templates/vocabulary.ts knownNames': 'takes names of the registry of facts',
  'message/templates/vocabulary.ts complete': 'takes facts: scopeOf calls it',
  'message/templates/vocabulary.ts isList': 'takes the shape of a fact',
};
