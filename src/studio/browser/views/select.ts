/** Renders a select element with its label. */
import { html, type TemplateResult } from 'lit-html';

interface Choice {
  readonly value: string;
  readonly label: string;
}

export const plainChoice = (value: string): Choice => ({ value, label: value.replaceAll('_', ' ') });

export function selectView(
  label: string,
  choices: readonly Choice[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  const changed = ({ target }: Event) => target instanceof HTMLSelectElement && choose(target.value);
  const options = choices.map(
    ({ value, label }) =>
      html`<option value=${value} ?selected=${value === chosen} .selected=${value === chosen}>${label}</option>`,
  );
  return html`<label class="field"><span>${label}</span><select @change=${changed}>${options}</select></label>`;
}
