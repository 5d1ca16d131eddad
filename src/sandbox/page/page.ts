/** The page: its state, and what draws it. */
import { render } from 'lit-html';
import { start } from './model/session.ts';
import { onChange, state } from './model/state.ts';
import { keepingPlaces } from './parts/places.ts';
import { appView, titleOf } from './views/app.ts';

document.body.replaceChildren();
onChange(() => {
  keepingPlaces(() => render(appView(state), document.body));
  document.title = titleOf(state);
});
await start();
