/** Presets in sentences of facts, for who begins: the gist of each, in a few lines that anybody can read and change. */
import type { PresetName } from '../../settings/option.ts';

const VERDICT = `{% if conclusion == "success" -%}
✅ **{{ workflow }} passed** on {{ ref.name | default: repository.name }}
{%- elsif conclusion == "failure" -%}
❌ **{{ workflow }} failed** on {{ ref.name | default: repository.name }}
{%- else -%}
⚠️ **{{ workflow }}: {{ conclusion }}** on {{ ref.name | default: repository.name }}
{%- endif %}`;

const FAILED = `{% for job in failed_jobs -%}
- {{ job.name | link: job.url }}: {{ job.errors[0].message | default: job.conclusion }}
{% endfor %}`;

const SUBJECT = `{% if release.name -%}
{{ release.name | link: release.url }},
{%- elsif commit.subject -%}
{{ commit.subject }} by {{ commit.author.name }},
{%- endif %} {{ "see the run" | link: run.url }}`;

const CHANGE = `{% if change == "fixed" -%}
It works again.
{%- elsif change == "still-failing" -%}
It still fails, now {{ failures_in_a_row | plural: "time" }} in a row.
{%- endif %}`;

/** Those of `detailed` beyond the usual ones. */
const DETAILS =
  '{% if run.duration_seconds %}It took {{ run.duration_seconds | duration }}.{% endif %}{% if last_green.at and conclusion != "success" %} It was green {{ last_green.at | ago }}, {{ commits_since_green.count | plural: "commit" }} before this.{% endif %}';

export function presetSentences(name: PresetName): string {
  if (name === 'compact') return `${VERDICT}, {{ "see the run" | link: run.url }}\n`;
  const usual = [VERDICT, FAILED, SUBJECT, CHANGE];
  return `${(name === 'detailed' ? [...usual, DETAILS] : usual).join('\n')}\n`;
}
