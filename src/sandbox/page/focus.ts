/**
 * Where the focus goes when a drawing takes away what held it, for every act alike: to the neighbour in its list, else to
 * the nearest place around it that takes one. Without that it falls to the whole page, and who works by keyboard begins
 * anew.
 */

const CONTROL = 'a[href], button, input, select, textarea, [tabindex]';

/** An element that held the focus or was around it, and what stood beside it in a list. */
interface Level {
  readonly element: Element;
  readonly beside: readonly Element[];
}

export function keepingFocus(draw: () => void): void {
  const held = document.activeElement;
  const levels = held === null || held === document.body ? [] : levelsOf(held);
  draw();
  if (levels.length > 0 && isLost()) for (const target of targetsOf(levels)) if (takes(target)) return;
}

function levelsOf(held: Element): Level[] {
  const levels: Level[] = [];
  for (
    let element: Element | null = held;
    element !== null && element !== document.body;
    element = element.parentElement
  ) {
    const beside = element.matches('li') ? [element.nextElementSibling, element.previousElementSibling] : [];
    levels.push({ element, beside: beside.filter((one) => one !== null) });
  }
  return levels;
}

/** The nearest first. */
function* targetsOf(levels: readonly Level[]): Generator<Element> {
  for (const { element, beside } of levels) {
    // One that was only moved lost it too.
    if (element.isConnected) yield element;
    const rows = element.isConnected ? [element].filter((one) => one.matches('li')) : beside;
    for (const row of rows) yield* row.querySelectorAll(CONTROL);
  }
  yield* document.querySelectorAll('main [role=tabpanel], main #panel, main input, main');
}

function takes(target: Element): boolean {
  if (!(target instanceof HTMLElement) || !target.isConnected) return false;
  // What is in the middle of the page takes it where the work goes on, as the link that skips to it does.
  const inner = target.id === 'main' ? target.querySelector<HTMLElement>('[role=tabpanel], #panel') : null;
  (inner ?? target).focus({ preventScroll: true });
  return !isLost();
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
