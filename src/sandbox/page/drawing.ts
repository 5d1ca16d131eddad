import { keepingFocus } from './focus.ts';

/** What changes a state, and what draws it: once, however many changes come together. */
export function drawn<State extends object>(state: State) {
  let draw: (() => void) | undefined;
  let waiting = false;
  return {
    /** Names what draws the state. */
    onChange(drawing: () => void): void {
      draw = drawing;
    },
    change(changes: Partial<State> = {}): void {
      Object.assign(state, changes);
      if (waiting) return;
      waiting = true;
      queueMicrotask(() => {
        waiting = false;
        if (draw !== undefined) keepingFocus(draw);
      });
    },
  };
}
