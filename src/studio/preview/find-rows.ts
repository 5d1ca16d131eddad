/** What somebody looks for among facts and sections: by name, by meaning or by value. */
import { factsMeant } from '../../message/templates/meant.ts';

interface FindableRow {
  readonly name: string;
  readonly value?: string;
  readonly text?: string;
}

/** Those that fit each of the words, the ones meant by name or synonym first. All where nothing is looked for. */
export function findRows<Row extends FindableRow>(rows: readonly Row[], looked: string): readonly Row[] {
  const words = looked.toLowerCase().split(/\s+/).filter(Boolean);
  const meant = words.map(factsMeant);
  const isNamed = ({ name }: Row) => words.every((word, at) => name.includes(word) || meant[at]?.has(name) === true);
  const isMeant = (row: Row) => meant.every((names) => names.has(row.name));
  const isTold = ({ name, value = '', text = '' }: Row) => {
    const all = [name, value, text].join('\n').toLowerCase();
    return words.every((word, at) => all.includes(word) || meant[at]?.has(name) === true);
  };
  const rank = (row: Row) => (isMeant(row) ? 0 : isNamed(row) ? 1 : 2);
  return words.length === 0 ? rows : rows.filter(isTold).toSorted((one, other) => rank(one) - rank(other));
}
