/**
 * Parses an XML stream as elements that open and close. Holds only the open elements, and the first and last
 * characters of their text. Replaces no entity except XML's own five, so none can read a file or exhaust memory.
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

/** Explains why a document is unreadable, as the rest of a sentence that starts with its name. */
export class BrokenXml extends Error {
  override readonly name = 'BrokenXml';
}

/** Maximum characters of one attribute, name or comment, and of buffered text. */
const MAX_PART_LENGTH = 1024 * 1024;
/** Maximum length of an element's attributes. */
const MAX_TAG_LENGTH = 2 * MAX_PART_LENGTH;
const MAX_ATTRIBUTES = 500;
const MAX_DEPTH = 200;
/** Maximum characters at each end of a text: a stack trace explains most in its first and last lines. */
const MAX_END_LENGTH = 8_000;

/** Keeps unknown entities and bare ampersands unchanged. */
const UNKNOWN_ENTITY = /^Invalid character (?:entity|in entity name)/;
const UNEXPECTED_END = /^(?:Unexpected end|Unclosed root tag)/;
const CUT_OFF = 'is truncated';

/**
 * Creates a parser. Its functions throw `BrokenXml` for invalid XML, and errors of `open` and `close`.
 *
 * @param open returns true if the element's text is needed
 */
export function createXmlStream(open: (element: Element) => boolean, close: (element: Element) => void) {
  Object.assign(sax, { MAX_BUFFER_LENGTH: MAX_PART_LENGTH });
  const parser = sax.parser(true, { strictEntities: true } as sax.SAXOptions);
  const opened: { readonly element: Element; readonly isTextNeeded: boolean }[] = [];
  let attributes = new Map<string, string>();
  let [size, count, isEmpty] = [0, 0, true];
  const addText = (text: string) => {
    const { element, isTextNeeded } = opened.at(-1) ?? {};
    if (element !== undefined && isTextNeeded === true) element.text = withoutMiddle(element.text + text);
  };
  parser.onerror = ({ message }) => {
    if (UNEXPECTED_END.test(message)) throw new BrokenXml(CUT_OFF);
    if (!UNKNOWN_ENTITY.test(message)) throw new BrokenXml(`is not well-formed XML (line ${parser.line + 1})`);
    parser.resume();
  };
  parser.onopentagstart = () => {
    [attributes, size] = [new Map(), 0];
    if (opened.length >= MAX_DEPTH) throw new BrokenXml(`has elements nested deeper than ${MAX_DEPTH}`);
  };
  parser.onattribute = ({ name, value }) => {
    size += name.length + value.length;
    attributes.set(name, value);
    if (size > MAX_TAG_LENGTH || attributes.size > MAX_ATTRIBUTES)
      throw new BrokenXml(`has an element too large to read (line ${parser.line + 1})`);
  };
  parser.onopentag = ({ name }) => {
    count += 1;
    const local = name.slice(name.lastIndexOf(':') + 1);
    const element = { name: local, attributes, parent: opened.at(-1)?.element, index: count, text: '' };
    opened.push({ element, isTextNeeded: open(element) });
  };
  parser.onclosetag = () => {
    const last = opened.pop();
    if (last !== undefined) close(last.element);
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  return {
    write: (text: string) => {
      if (isEmpty && text.trim() !== '' && !text.trimStart().startsWith('<')) throw new BrokenXml('is not XML');
      isEmpty &&= text.trim() === '';
      parser.write(text);
    },
    end: () => {
      if (isEmpty) throw new BrokenXml('is empty');
      if (opened.length > 0) throw new BrokenXml(CUT_OFF);
      parser.close();
      if (count === 0) throw new BrokenXml('contains no element');
    },
  };
}

function withoutMiddle(text: string): string {
  return text.length > 2 * MAX_END_LENGTH ? text.slice(0, MAX_END_LENGTH) + text.slice(-MAX_END_LENGTH) : text;
}
