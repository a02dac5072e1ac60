import type { In } from '@contract'
import type { DwellGroup } from '@/routes/define'
import { host } from '@/platform/host'
import { send, sendLast } from '@/platform/http'
import { onAppVisible } from '@/platform/lifecycle'
import { firstPaint, sinceStart } from '@/platform/paint'
import { storage } from '@/platform/storage'
import { deviceNow, serverNow } from '@/platform/time'
import { appVersion } from '@/platform/version'
import { targetOf } from '@/request/address'
import { headersFor } from '@/request/headers'
import { newRequestNo } from '@/request/once'
import { whenQuiet } from '@/request/quiet'
import { createQueue, type LogEvent } from './queue'
import { SESSION_IDLE, sessionClock } from './session'

/*
 * Clicks, dwell times, faults and how long things took. Bare transport: no toast, no loading, no login redirect, never waited for (TR-01, CV-1).
 * No personal data (TR-05).
 */

const TIMEOUT = 60_000

type TrackProps = NonNullable<In<'default POST /crmgas/track/collect'>['events'][number]['props']>
/** ms (specification 9): a longer stay is a phone that was put away. */
const DWELL_MAX = 1_800_000
const CLICK_CODE = /^[A-Za-z0-9_.:-]{1,64}$/

const sessionAt = sessionClock(newRequestNo)

const BATCH = 'default POST /crmgas/log/batch'
const CLICK = 'default POST /crmgas/event-tracking/add-click'
const TRACK = 'default POST /crmgas/track/collect'
/** ms: the page's own calls go first; on the first page however slow they are. */
const PAGE_FIRST = 3000

type Key = typeof BATCH | typeof CLICK | typeof TRACK

function requestOf(key: Key, input: object) {
  const { type, path, url, body = '', contentType } = targetOf(key, input, serverNow())
  return { url, headers: headersFor(type, path, contentType), body }
}

async function post(key: Key, input: object, timeout = TIMEOUT): Promise<void> {
  const { status } = await send({ method: 'POST', ...requestOf(key, input), timeout })
  // 4xx: the service will never take it; trying again would keep it for ever.
  if (status >= 500) throw new Error(`log service ${status}`)
}

const queue = createQueue({
  load: () => storage.get('logQueue'),
  save: (text) => (text === '' ? storage.remove('logQueue') : storage.set('logQueue', text)),
  send: (events) => post(BATCH, { events }),
  sendLast: (events) => sendLast(requestOf(BATCH, { events })),
  later: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
})

/** Gateway time as the contract writes it: +08:00, without the device's own zone. */
const instantNow = (): string => `${new Date(serverNow() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`

const entry = (event: Pick<LogEvent, 'type'> & Partial<LogEvent>): LogEvent => ({
  eventId: newRequestNo(),
  sessionId: sessionAt(deviceNow()),
  platform: host(),
  appVersion,
  at: instantNow(),
  ...event,
})

/** A tap worth counting (TR-04); a code outside the allowed characters is not sent. */
export function noteClick(clickModule: string): void {
  if (!CLICK_CODE.test(clickModule)) return
  post(CLICK, { clickModule }).catch(() => undefined)
}

/**
 * One event for the tracking service, on its own (TR-06): a page that was opened, a ticket that was filed. `props` hold no
 * personal data (TR-05).
 */
export function noteEvent(name: string, page: string, props: TrackProps = {}): void {
  const event = { eventId: newRequestNo(), name, page, props, at: instantNow(), sessionId: sessionAt(deviceNow()) }
  const hand = () => void post(TRACK, { events: [event] }, SESSION_IDLE).catch(() => undefined)
  setTimeout(() => whenQuiet(hand), PAGE_FIRST)
}

/** How long a page of a dwell group was shown, in ms (TR-03). */
export function noteDwell(group: DwellGroup, page: string, ms: number): void {
  queue.add(entry({ type: 'DWELL', group, page, durationMs: Math.min(Math.round(ms), DWELL_MAX) }))
}

/** The opening that is still going on: the first page's began with the app itself. */
let opening: { page: string | undefined; at: number } | undefined = { page: undefined, at: 0 }
let isFirst = true
/** ms: a longer opening was interrupted, or had a question on the way. */
const OPEN_MAX = 60_000

/** TR-06, in ms: `firstPaint`, `firstCard` and `start` since the app was asked for, `open` since a page was. */
function notePerf(group: 'firstPaint' | 'firstCard' | 'start' | 'open', page: string, ms: number): void {
  if (ms > OPEN_MAX) return
  const event = entry({ type: 'PERF', group, page, durationMs: Math.round(ms) })
  whenQuiet(() => queue.add(event))
}

/** A page has been asked for. */
export function noteOpening(page: string): void {
  opening = { page, at: sinceStart() }
  isFirst = false
}

/** It stands with what it asked for, or (`ready` false) will not by itself. */
export function notePageOpened(page: string, ready: boolean): void {
  const { page: asked = page, at } = opening ?? { page: '', at: 0 }
  if (asked !== page) return
  opening = undefined
  if (!ready) return
  notePerf(isFirst ? 'start' : 'open', page, sinceStart() - at)
  const painted = isFirst ? firstPaint() : undefined
  if (painted !== undefined) notePerf('firstPaint', page, painted)
}

/** The home's first card is on the screen; counted where the app began with the home. */
export function noteFirstCard(page: string): void {
  if (isFirst) notePerf('firstCard', page, sinceStart())
}

/** Characters of a fault's text and of its stack: an event carries 2 kB, and one with more loses all of it. */
const MESSAGE_MAX = 250
const STACK_MAX = 1200

/** The lines of a stack that name a place in the built scripts; `scripts/stack.mjs` translates them. */
const placesIn = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /\.js\S*:\d+:\d+/.test(line))
    .map((line) => line.trim())
    .join('\n')
    .slice(0, STACK_MAX)

/** An uncaught fault: its kind and place, without the user's input. WeChat passes its stack in the text. */
export function noteFault(fault: unknown, page: string): void {
  const [message = ''] = String(fault).split('\n    at ', 1)
  const stack = placesIn(fault instanceof Error ? (fault.stack ?? '') : String(fault))
  const extra = { message: message.slice(0, MESSAGE_MAX), ...(stack !== '' && { stack }) }
  queue.add(entry({ type: 'ERROR', page, extra }))
}

/** Sends what waits, e.g. before a logout. */
export const flushLog = (): Promise<void> => queue.flush()

/** Starts handing over when the app leaves the screen (TR-02). */
export const startTelemetry = (): (() => void) =>
  onAppVisible((visible) => {
    if (!visible) queue.flushLast()
  })
