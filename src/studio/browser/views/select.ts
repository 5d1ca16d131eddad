/** A choice with its name in it. */
import { html, type TemplateResult } from 'lit-html';

interface Choice {
  readonly value: string;
  readonly label: string;
}

export const plainChoice = (value: string): Choice => ({ value, label: value.replaceAll('_', ' ') });

export function optionsView(choices: readonly Choice[], chosen: string): readonly TemplateResult[] {
  return choices.map(
    ({ value, label }) =>
      html`<option value=${value} ?selected=${value === chosen} .selected=${value === chosen}>${label}</option>`,
  );
}

export function selectView(label: string, options: unknown, chosen: (value: string) => void): TemplateResult {
  const changed = ({ target }: Event) => target instanceof HTMLSelectElement && chosen(target.value);
  return html`<label class="field"><span>${label}</span><select @change=${changed}>${options}</select></label>`;
}
