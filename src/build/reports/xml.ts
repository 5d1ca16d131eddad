/**
 * Parses an XML stream as elements that open and close. Holds only the open elements, those that their parents retain,
 * and the first and last characters of their text. Replaces no entity except XML's own five, so none can read a file or
 * exhaust memory.
 */

import sax from 'sax';

export interface Element {
  /** Name without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Element | undefined;
  /** Number of elements that opened before it. */
  readonly index: number;
  /** Retained elements below it. */
  readonly children: Element[];
  /** Text without that of other elements, and without its middle. */
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
 * @param close returns true if the parent retains the element
 */
export function createXmlStream(open: (element: Element) => void, close: (element: Element) => boolean) {
  Object.assign(sax, { MAX_BUFFER_LENGTH: MAX_PART_LENGTH });
  const parser = sax.parser(true, { strictEntities: true } as sax.SAXOptions);
  const opened: Element[] = [];
  let attributes = new Map<string, string>();
  let [size, count] = [0, 0];
  const addText = (text: string) => {
    const element = opened.at(-1);
    if (element !== undefined) element.text = withoutMiddle(element.text + text);
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
    const element = { name: local, attributes, parent: opened.at(-1), index: count, children: [], text: '' };
    opened.push(element);
    open(element);
  };
  const closeLast = () => {
    const element = opened.pop();
    if (element !== undefined && close(element)) element.parent?.children.push(element);
  };
  parser.onclosetag = closeLast;
  parser.ontext = addText;
  parser.oncdata = addText;
  return {
    write: (text: string) => void parser.write(text),
    end: () => {
      if (opened.length > 0) throw new BrokenXml(CUT_OFF);
      parser.close();
      if (count === 0) throw new BrokenXml('is empty or ends before its first element');
    },
    /** Closes the elements that a truncated document leaves open. */
    closeAll: () => {
      while (opened.length > 0) closeLast();
    },
  };
}

function withoutMiddle(text: string): string {
  return text.length > 2 * MAX_END_LENGTH ? text.slice(0, MAX_END_LENGTH) + text.slice(-MAX_END_LENGTH) : text;
}
