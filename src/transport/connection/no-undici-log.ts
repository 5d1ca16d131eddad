import { subscribe } from 'node:diagnostics_channel';

/**
 * Keeps undici's log off: with `NODE_DEBUG=undici` it would print the address of every request, a webhook's token
 * included. undici begins no log where something listens to these channels already when it is loaded, so this has to be
 * imported before it.
 */
for (const channel of ['undici:client:sendHeaders', 'undici:request:headers']) subscribe(channel, () => {});
