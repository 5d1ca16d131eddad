/** The words of Liquid that are useful in messages, each with a sentence for who never saw it. */

/** What closes or continues a tag is told with the tag. */
export const TAGS: Readonly<Record<string, string>> = {
  if: 'what follows is written only where this is so',
  elsif: 'what follows is written where this is so, and nothing above was',
  else: 'what follows is written where nothing above was so',
  endif: 'the end of what if decides',
  unless: 'what follows is written only where this is not so',
  endunless: 'the end of what unless decides',
  for: 'what follows is written once for each entry of a list',
  endfor: 'the end of what for repeats',
  case: 'compares a value with several others',
  when: 'what follows is written where the value is this one',
  endcase: 'the end of what case compares',
  assign: 'gives a value a name of your own',
  capture: 'gives what follows a name of your own, instead of writing it',
  endcapture: 'the end of what capture names',
  comment: 'what follows is for readers of the template alone',
  endcomment: 'the end of a comment',
};

/** Where the page of a tag stands, if it is another one's. */
const TAG_PAGES: Readonly<Record<string, string>> = { elsif: 'if', else: 'if', when: 'case' };

/** Filters of Liquid; those of our own have a registry. */
export const LIQUID_FILTERS: Readonly<Record<string, string>> = {
  append: 'puts a text behind it',
  capitalize: 'begins it with a capital',
  default: 'stands in where it is empty',
  divided_by: 'divides it',
  downcase: 'in small letters',
  first: 'the first entry of a list',
  join: 'the entries of a list as one text, with this between them',
  last: 'the last entry of a list',
  map: 'one part of each entry of a list',
  minus: 'takes a number from it',
  plus: 'adds a number to it',
  prepend: 'puts a text before it',
  replace: 'puts a text in the place of another, wherever that is found',
  round: 'to the nearest whole number',
  size: 'how many characters or entries it has',
  sort: 'sorts a list',
  split: 'cuts a text into a list',
  strip: 'without blanks at its ends',
  times: 'multiplies it',
  truncate: 'at most so many characters',
  upcase: 'in capitals',
  where: 'the entries of a list whose part is this',
};

export const LIQUID = 'https://liquidjs.com';

export function tagPage(name: string): string {
  return `${LIQUID}/tags/${TAG_PAGES[name] ?? name.replace(/^end/, '')}.html`;
}

export function filterPage(name: string): string {
  return `${LIQUID}/filters/${name}.html`;
}
