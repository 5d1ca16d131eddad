/** Generates `docs/facts.schema.json` from the registry of facts. */

import { BOUNDS } from '../src/build/code-host/json.ts';
import type { Fact, FactFields } from '../src/build/fact.ts';
import { FACTS } from '../src/build/facts.ts';
import { JOB_ERROR } from '../src/build/groups/jobs.ts';
import { KINDS } from '../src/settings/option.ts';
import { majorTag, repositoryName } from './repository.ts';

type Schema = Readonly<Record<string, unknown>>;

const { inputs: _, ...WRITTEN } = FACTS;
const JOB: Fact = { type: 'line', text: 'Failed job, if known.', example: 'test (24)' };
const OUTCOMES = ['delivered', 'duplicate', 'skipped', 'dry-run', 'not-delivered', 'unknown'];
const text = (description: string, maxLength?: number): Schema => ({ description, type: 'string', maxLength });

const DIAGNOSTIC = groupSchema(
  {
    code: text('Type of the finding, as one word.'),
    severity: { enum: ['notice', 'warning', 'error'] },
    message: text('The finding.'),
    hint: text('The next step.'),
    resolution: text('The fallback that was used.'),
    names: { description: 'Names of the omitted or shortened parts.', type: 'array', items: { type: 'string' } },
  },
  ['code', 'severity', 'message'],
);

export function factsSchema(): string {
  const groups = new Groups();
  const properties = {
    version: { const: 1 },
    outcome: { description: 'Outcome of the delivery.', enum: OUTCOMES },
    reason: text('Reason for the outcome, as one sentence.'),
    kind: { description: 'Kind of the record.', enum: KINDS },
    message: {
      description: 'Content of the message; absent if nothing was sent.',
      ...groupSchema({ subject: text('Subject of a topic or task.'), body: text('Body in Markdown.') }, ['body']),
    },
    explanations: {
      description: 'Explanations of the failure: tests first, then logs.',
      type: 'array',
      maxItems: 50,
      items: groups.refTo('explanation', { job: JOB, ...JOB_ERROR }),
    },
    facts: {
      description: 'Loaded facts, by their names in templates.',
      // Facts are omitted completely if space runs out, so partial ones never occur.
      ...groupSchema(groups.propertiesOf(WRITTEN), []),
    },
    diagnostics: { description: 'Diagnostics of the notification.', type: 'array', items: DIAGNOSTIC },
    left_out: {
      description:
        'Data that did not fit: a complete fact, the message or the diagnostics; for explanations, the last ones or the end of a long one.',
      type: 'array',
      items: { type: 'string' },
    },
  };
  const required = ['version', 'outcome', 'reason', 'kind', 'explanations', 'facts', 'diagnostics'];
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://raw.githubusercontent.com/${repositoryName()}/${majorTag()}/docs/facts.schema.json`,
    title: 'What workroom-notify found out about a build',
    ...groupSchema(properties, required),
    $defs: groups.definitions,
  };
  return `${JSON.stringify(schema, null, 1)}\n`;
}

/** Describes each group of facts once, because many facts share one. */
class Groups {
  readonly #names = new Map<FactFields, string>();
  readonly definitions: Record<string, Schema> = {};

  refTo(name: string, parts: FactFields): Schema {
    return { $ref: `#/$defs/${this.#names.get(parts) ?? this.#define(name, parts)}` };
  }

  #define(needed: string, parts: FactFields): string {
    const name = needed in this.definitions ? `${needed}_${this.#names.size}` : needed;
    this.#names.set(parts, name);
    this.definitions[name] = {};
    const required = Object.keys(parts).filter((one) => parts[one]?.always === true);
    this.definitions[name] = groupSchema(this.propertiesOf(parts), required);
    return name;
  }

  propertiesOf(parts: FactFields): Schema {
    return Object.fromEntries(Object.entries(parts).map(([name, fact]) => [name, this.#schemaOf(name, fact)]));
  }

  #schemaOf(name: string, fact: Fact): Schema {
    const { text: description } = fact;
    if (!('parts' in fact)) return { description, ...leafSchema(fact) };
    const group = this.refTo(name, fact.parts);
    if (fact.type === 'group') return { description, ...group };
    return { description, type: 'array', maxItems: BOUNDS.entries, items: group };
  }
}

function groupSchema(properties: Schema, required: readonly string[]): Schema {
  return { type: 'object', properties, required, additionalProperties: false };
}

/** Bounds texts only in length, because redaction may change them. */
function leafSchema({ type, values }: Exclude<Fact, { readonly parts: FactFields }>): Schema {
  const line = { type: 'string', maxLength: BOUNDS.line };
  switch (type) {
    case 'enum':
      return { enum: values };
    case 'number':
      return { type: 'integer', minimum: 0 };
    case 'rate':
      return { type: 'number', minimum: 0, maximum: 1 };
    case 'flag':
      return { type: 'boolean' };
    case 'list':
      return { type: 'array', maxItems: BOUNDS.entries, items: line };
    case 'map':
      return { type: 'object' };
    case 'lines':
      return { type: 'string', maxLength: BOUNDS.lines };
    case 'url':
      return { type: 'string', maxLength: BOUNDS.url };
    default:
      return line;
  }
}
