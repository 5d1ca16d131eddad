const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** The arrow keys go from tab to tab, as in every list of tabs. */
export function walkTabs({ key, currentTarget }: KeyboardEvent): void {
  const step = STEPS.get(key);
  if (step === undefined || !(currentTarget instanceof HTMLElement)) return;
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const next = tabs[(tabs.findIndex((one) => one.matches(':focus')) + step + tabs.length) % tabs.length];
  next?.click();
  next?.focus();
}
