/** What a proxy does wrong. */
import type { Fault } from './fault-table.ts';
import { after, answer, drip, endless, fin, hang, type Play, reset, say } from './fault-wire.ts';

/** A proxy's fault: what it does to a CONNECT, and the words that must come of it. */
export interface ProxyFault extends Fault {
  readonly reason: string;
  readonly permanent: boolean;
}

function fault(name: string, reason: string, play: Play, traits: Partial<ProxyFault> = {}): ProxyFault {
  const usual = { at: 'request', stores: false, silent: false, over: 'tcp', permanent: false } as const;
  return { name, ends: 'unsent', ...usual, ...traits, reason, play };
}

const OPEN = 'HTTP/1.1 200 Connection established\r\n\r\n';
const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';
const SILENT = { silent: true } as const;

/** None of these lets the request through. */
export const PROXY_FAULTS: readonly ProxyFault[] = [
  fault('refuses by 403', 'answered 403', answer(403), { permanent: true }),
  fault('wants credentials', 'answered 407', answer(407, { headers: 'proxy-authenticate: Basic realm="x"\r\n' }), {
    permanent: true,
  }),
  fault('cannot reach the service', 'answered 502', answer(502)),
  fault('redirects', 'answered 302', answer(302, { headers: 'location: http://portal.example/\r\n' })),
  fault('resets on accept', 'the proxy', reset, { at: 'accept' }),
  fault('closes on accept', 'the proxy', fin, { at: 'accept' }),
  fault('resets', 'the proxy', reset),
  fault('closes', 'the proxy', fin),
  fault('garbage', 'the proxy', say('SSH-2.0-OpenSSH_9.9\r\n', fin)),
  fault('headers without end', 'the proxy', endless('HTTP/1.1 200 OK\r\n', 'a: b\r\n')),
  fault('interim answers, then 403', 'answered 403', say(`${CONTINUE}${CONTINUE}`, answer(403)), { permanent: true }),
  fault('interim answers without end', 'the proxy', endless('', CONTINUE)),
  fault('a status that is none', 'something that is not HTTP', say('HTTP/1.1 XXX\r\n\r\n')),
  fault('half a status line, closed', 'closed the connection before the tunnel', say('HTTP/1.1 20', fin)),
  fault('silence', 'the proxy', hang, SILENT),
  fault('headers in drips', 'the proxy', drip('HTTP/1.1 200 OK\r\nx: ', 'x'), SILENT),
  fault('opens, then resets', 'service', say(OPEN, after(20, reset))),
  fault('opens, then closes', 'service', say(OPEN, fin)),
  fault('opens, then garbage', 'service', say(`${OPEN}garbage garbage garbage`, fin)),
  fault('opens, then silence', 'was not ready', say(OPEN), SILENT),
];
