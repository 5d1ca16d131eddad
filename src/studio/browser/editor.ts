/** Editor of the template, with highlighting, completion and error marks. */

import { createEditor, type PrismEditor } from 'prism-code-editor';
import {
  autoComplete,
  type Completion,
  type CompletionResult,
  fuzzyFilter,
  registerCompletions,
} from 'prism-code-editor/autocomplete';
import { cursorPosition } from 'prism-code-editor/cursor';
import { type Grammar, languages } from 'prism-code-editor/prism';
import { insertText } from 'prism-code-editor/utils';
import { hasError } from '../../diagnostic.ts';
import { filtersFor } from '../../message/templates/filters.ts';
import { createFactEntries, NO_VALUE } from '../preview/fact-entries.ts';
import type { StudioPreview } from '../preview/preview.ts';

const LIQUID: Grammar = {
  string: /"[^"]*"|'[^']*'/g,
  filter: { pattern: /(\|\s*)[\w-]+/, lookbehind: true, alias: 'function' },
  keyword:
    /(?<![.\w])(?:if|elsif|else|endif|unless|endunless|for|endfor|in|case|when|endcase|assign|capture|endcapture|comment|endcomment|break|continue|and|or|not|contains|limit|offset|reversed)\b/,
  boolean: /\b(?:true|false|nil|null|empty|blank)\b/,
  number: /\b\d+(?:\.\d+)?\b/,
  variable: /[a-z_]\w*(?:\.\w+|\[\d+\])*/i,
  operator: /[=!<>]=?|\||-(?=[%}])|(?<=[{%])-/,
  punctuation: /[{}%:,.()[\]]/,
};

const MARKDOWN: Grammar = {
  title: /^#{1,6} .+$/m,
  bold: /\*\*(?!\s)[^*\n]+\*\*|__(?!\s)[^_\n]+__/,
  code: /`[^`\n]+`/,
  url: /https?:\/\/[^\s)\]{}]+/,
  list: { pattern: /^([ \t]*)(?:[-*+]|\d+\.)(?= )/m, lookbehind: true, alias: 'punctuation' },
};

/** Stops before the next opening delimiter, so that unclosed ones don't cause quadratic scans. */
const OUTPUT_OR_TAG = /\{\{(?:(?!\{\{|\}\})[\s\S])*\}\}|\{%(?:(?!\{%|%\})[\s\S])*%\}/;

const LANGUAGE = 'template';

/** Liquid within Markdown, with front matter. */
languages[LANGUAGE] = {
  'front-matter': {
    pattern: /^---[ \t]*\n[\s\S]*?\n---[ \t]*(?=\n|$)/,
    inside: {
      comment: /#.*/,
      key: { pattern: /^[\w-]+(?=:)/m, alias: 'keyword' },
      liquid: { pattern: OUTPUT_OR_TAG, inside: LIQUID },
      punctuation: /^---|---$|:/m,
    },
  },
  'liquid-comment': {
    pattern: /\{%-?\s*comment\s*-?%\}(?:(?!\{%-?\s*comment\b)[\s\S])*?\{%-?\s*endcomment\s*-?%\}/g,
    alias: 'comment',
  },
  liquid: { pattern: new RegExp(OUTPUT_OR_TAG, 'g'), inside: LIQUID },
  ...MARKDOWN,
};

const EDITOR_LABELS = { 'aria-label': 'Template', 'aria-describedby': 'problems editor-keys', spellcheck: 'false' };
const HIGHLIGHT = 'template-problem';

export class TemplateEditor {
  readonly #editor: PrismEditor;

  constructor(host: Element, text: string, onInput: (text: string) => void) {
    const editor = createEditor(
      host,
      { language: LANGUAGE, value: text, wordWrap: true, onUpdate: onInput },
      cursorPosition(),
      autoComplete({ filter: fuzzyFilter }),
    );
    for (const [name, value] of Object.entries(EDITOR_LABELS)) editor.textarea.setAttribute(name, value);
    // Let Escape close completions without moving the cursor.
    editor.keyCommandMap['Escape'] = null;
    labelCompletions(editor.container);
    this.#editor = editor;
  }

  focus(): void {
    this.#editor.textarea.focus();
  }

  /** Replaces the complete text as one undoable change. Preserves the focus. */
  replaceAll(complete: string): void {
    const { value } = this.#editor;
    if (complete === value) return;
    const focused = document.activeElement;
    insertText(this.#editor, complete, 0, value.length, 0);
    if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
  }

  /** Moves the focus to a position. */
  goTo(line: number, column: number): void {
    const { textarea, value, lines } = this.#editor;
    const at = parseOffset(value, line, column);
    textarea.focus();
    textarea.setSelectionRange(at, at + wordAt(value, at).length);
    lines[line]?.scrollIntoView({ block: 'nearest' });
  }

  /** Inserts a name at the cursor, as an output unless the cursor is inside one. */
  insertName(name: string): void {
    const { value, textarea } = this.#editor;
    const isInside = openedBefore(value, textarea.selectionStart) !== undefined;
    // Large numbers of seconds are unreadable.
    const expression = name.endsWith('_seconds') ? `${name} | duration` : name;
    textarea.focus();
    insertText(this.#editor, isInside ? name : `{{ ${expression} }}`);
  }

  /**
   * Completes the names of a preview, and underlines its errors and warnings. Does not underline in browsers without
   * highlights, which only show the list.
   */
  show({ facts, diagnostics }: StudioPreview): void {
    completedFacts = facts;
    const { textarea, value, lines } = this.#editor;
    const located = diagnostics.filter(({ location }) => location !== undefined);
    textarea.setAttribute('aria-invalid', String(hasError(located)));
    if (!('highlights' in CSS)) return;
    const ranges = located.flatMap(({ location: { line = 1, column = 1 } = {} }) => {
      const entry = lines[line];
      const length = wordAt(value, parseOffset(value, line, column)).length;
      return entry === undefined ? [] : rangesIn(entry, column - 1, column - 1 + Math.max(1, length));
    });
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  }
}

/** Labels the list of completions, and removes positions that the editor counts from 0. */
function labelCompletions(container: Element): void {
  const tidy = () => {
    container.querySelector('.pce-ac-tooltip')?.setAttribute('tabindex', '0');
    container.querySelector('.pce-ac-tooltip > ul')?.setAttribute('aria-label', 'Names');
    for (const entry of container.querySelectorAll('.pce-ac-row[aria-posinset]')) {
      entry.removeAttribute('aria-posinset');
      entry.removeAttribute('aria-setsize');
    }
  };
  new MutationObserver(tidy).observe(container, { subtree: true, childList: true, attributeFilter: ['aria-posinset'] });
}

/** Finds the start of the Liquid around a position. Undefined if there is none. */
function openedBefore(template: string, position: number): number | undefined {
  const open = Math.max(template.lastIndexOf('{{', position - 1), template.lastIndexOf('{%', position - 1));
  if (open < 0 || position < open + 2) return undefined;
  return /[%}]\}/.test(template.slice(open + 2, position)) ? undefined : open;
}

function parseOffset(text: string, line: number, column: number): number {
  const above = text.split('\n').slice(0, line - 1);
  return Math.min(text.length, above.reduce((sum, one) => sum + one.length + 1, 0) + column - 1);
}

/** Finds the erroneous token: a name, a tag, or one character. */
function wordAt(text: string, at: number): string {
  return /^(?:\{[{%]-?\s*)?[\w.]+|^\S/.exec(text.slice(at))?.[0] ?? '';
}

/** Creates the ranges between two characters of an element, across nested elements. */
function rangesIn(entry: Element, from: number, to: number): readonly Range[] {
  const texts = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let passed = 0; texts.nextNode(); ) {
    const node = texts.currentNode;
    const length = node.textContent?.length ?? 0;
    const [start, end] = [Math.max(0, from - passed), Math.min(length, to - passed)];
    if (start < end) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
    passed += length;
  }
  return ranges;
}

const OWN_FILTERS = Object.keys(filtersFor({ part: 'body', timeZone: 'UTC', now: 0 }));
const LIQUID_FILTERS =
  'append capitalize default divided_by downcase first join last map minus plus prepend replace round size sort split strip times truncate upcase where';
const TAGS =
  'if elsif else endif unless endunless for endfor case when endcase assign capture endcapture comment endcomment';

const FILTERS: readonly Completion[] = [...new Set([...OWN_FILTERS, ...LIQUID_FILTERS.split(' ')])]
  .sort()
  .map((label) => ({ label, icon: 'function', detail: 'filter' }));

registerCompletions([LANGUAGE], { sources: [({ before, pos }) => completionsAt(before, pos)] });

/** Returns undefined outside of Liquid. */
function completionsAt(before: string, pos: number): CompletionResult | undefined {
  const inside = insideLiquid(before);
  if (inside === undefined) return undefined;
  const word = /(?<![\w.[\]])[\w.[\]]*$/.exec(inside)?.[0] ?? '';
  const lead = inside.slice(0, inside.length - word.length);
  const from = pos - word.length;
  if (/\|\s*$/.test(lead)) return { from, options: [...FILTERS] };
  const tags = /^\{%-?\s*$/.test(lead)
    ? TAGS.split(' ').map((label): Completion => ({ label, icon: 'keyword', detail: 'tag' }))
    : [];
  return { from, options: tags.length > 0 ? tags : names() };
}

/** Returns the text since the last opening delimiter. Undefined if it is closed, or inside a quoted string. */
function insideLiquid(before: string): string | undefined {
  const open = openedBefore(before, before.length);
  const inside = open === undefined ? undefined : before.slice(open);
  return (inside?.match(/"/g)?.length ?? 0) % 2 === 1 ? undefined : inside;
}

/** Facts of the displayed build, whose names are completed. */
let completedFacts: StudioPreview['facts'] | undefined;

/** Lists names with a value in this build first. */
function names(): Completion[] {
  if (completedFacts === undefined) return [];
  const rows = createFactEntries(completedFacts);
  const facts = rows.facts.map(({ name, value }): Completion => {
    const detail = value?.slice(0, 40) ?? NO_VALUE;
    return { label: name, detail, boost: value === undefined ? 0 : 2, icon: 'variable' };
  });
  const sections = rows.sections.map(({ name, value }): Completion => {
    return { label: name, detail: value === undefined ? NO_VALUE : 'section', boost: 1, icon: 'snippet' };
  });
  return [...facts, ...sections];
}
