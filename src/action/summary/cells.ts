import { inert } from '../../text/inert.ts';

/** Foreign text in a cell: everything that Markdown or HTML could take for its own is escaped. */
export function foreign(text: string): string {
  return inert(text).replace(/[\\`*_{}[\]()#+!|<>@~&:.-]/g, (character) => `&#${character.charCodeAt(0)};`);
}
