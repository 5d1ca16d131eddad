/**
 * A stream of XML as elements that open and close. It holds no more than the elements that are open, and of their text
 * the beginning and the end. No entity but XML's own five is replaced: neither files nor memory can be had through one.
 */

import sax from 'sax';

export interface Element {
  /** Name without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Element | undefined;
  /** Number of elements that opened before it. */
  readonly index: number;
  /** Retained text; empty if nothing needs it. */
  text: string;
}

export interface ElementHandler {
  /** Returns true if the element's text is needed. */
  readonly open: (element: Element) => boolean;
  readonly close: (element: Element) => void;
}

/** Explains why a document is unreadable, as the rest of a sentence that starts with its name. */
export class BrokenXml extends Error {
  override readonly name = 'BrokenXml';
}

/** Characters of one attribute, name or comment, and of text that is held back. */
const MAX_PART_LENGTH = 1024 * 1024;
/** Maximum length of an element's attributes. */
const MAX_TAG_LENGTH = 2 * MAX_PART_LENGTH;
const MAX_ATTRIBUTES = 500;
const DEEPEST = 200;
/** Maximum characters of a text to retain: a stack trace explains most in its first and last lines. */
const HEAD = 8_000;
const TAIL = 8_000;

/** Entities that are not XML's own, and lone ampersands; they stay as they are written. */
const UNKNOWN_ENTITY = /^Invalid character (?:entity|in entity name)/;

const UNEXPECTED_END = /^(?:Unexpected end|Unclosed root tag)/;
const CUT_OFF = 'ends in the middle';

export class XmlStream {
  readonly #parser: sax.SAXParser;
  readonly #handler: ElementHandler;
  #open: Element | undefined;
  #wanted: boolean[] = [];
  #attributes = new Map<string, string>();
  #size = 0;
  #count = 0;
  /** True after any text, and any element. */
  #seen = false;
  #rooted = false;

  constructor(handler: ElementHandler) {
    Object.assign(sax, { MAX_BUFFER_LENGTH: MAX_PART_LENGTH });
    this.#handler = handler;
    this.#parser = sax.parser(true, { strictEntities: true } as sax.SAXOptions);
    this.#parser.onerror = (error) => this.#fault(error);
    this.#parser.onopentagstart = () => this.#began();
    this.#parser.onattribute = ({ name, value }) => this.#attribute(name, value);
    this.#parser.onopentag = ({ name }) => this.#opened(name);
    this.#parser.onclosetag = () => this.#closed();
    this.#parser.ontext = (text) => this.#text(text);
    this.#parser.oncdata = (text) => this.#text(text);
  }

  /** @throws BrokenXml for invalid XML; the consumer of its elements may throw it, too */
  write(text: string): void {
    if (!this.#seen && text.trim() !== '' && !text.trimStart().startsWith('<')) throw new BrokenXml('is not XML');
    this.#seen ||= text.trim() !== '';
    this.#parser.write(text);
  }

  /** @throws BrokenXml when something is still open */
  end(): void {
    if (!this.#seen) throw new BrokenXml('is empty');
    if (this.#open !== undefined) throw new BrokenXml(CUT_OFF);
    this.#parser.close();
    if (!this.#rooted) throw new BrokenXml('holds no element');
  }

  #fault(error: Error): void {
    if (UNEXPECTED_END.test(error.message)) throw new BrokenXml(CUT_OFF);
    if (!UNKNOWN_ENTITY.test(error.message)) {
      throw new BrokenXml(`is not well-formed XML (line ${this.#parser.line + 1})`);
    }
    this.#parser.resume();
  }

  #began(): void {
    this.#attributes = new Map();
    this.#size = 0;
    if (this.#wanted.length >= DEEPEST) throw new BrokenXml(`has elements nested deeper than ${DEEPEST}`);
  }

  #attribute(name: string, value: string): void {
    this.#size += name.length + value.length;
    this.#attributes.set(name, value);
    if (this.#size > MAX_TAG_LENGTH || this.#attributes.size > MAX_ATTRIBUTES) {
      throw new BrokenXml(`has an element too large to read (line ${this.#parser.line + 1})`);
    }
  }

  #opened(name: string): void {
    const local = name.slice(name.lastIndexOf(':') + 1);
    this.#rooted = true;
    this.#count += 1;
    this.#open = { name: local, attributes: this.#attributes, parent: this.#open, index: this.#count, text: '' };
    this.#wanted.push(this.#handler.open(this.#open));
  }

  #closed(): void {
    const element = this.#open;
    if (element === undefined) return;
    this.#open = element.parent;
    this.#wanted.pop();
    this.#handler.close(element);
  }

  #text(text: string): void {
    if (this.#open === undefined || this.#wanted.at(-1) !== true) return;
    this.#open.text = headAndTail(this.#open.text, text);
  }
}

function headAndTail(before: string, text: string): string {
  if (before.length + text.length <= HEAD + TAIL) return before + text;
  const all = before + text;
  return `${all.slice(0, HEAD)}${all.slice(-TAIL)}`;
}
