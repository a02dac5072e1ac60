import type { In, Out } from '@contract'
import { jsonb } from '../../db/connect'
import type { Ctx } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { insertEvents } from './repo'
import { cleanDuration, cleanExtra, cleanPage, isClickModule } from './rules/events'

/** Bytes of one batch (44830). */
const batchLimit = 64 * 1024

type LogEvent = In<'default POST /crmgas/log/batch'>['events'][number]
type TrackEvent = In<'default POST /crmgas/track/collect'>['events'][number]

const whoOf = (ctx: Ctx) => ({
  userId: ctx.session?.userId ?? null,
  bp: ctx.session?.bp ?? null,
  receivedAt: ctx.clock.iso(),
})

const nothing = {
  eventGroup: null,
  page: null,
  name: null,
  durationMs: null,
  sessionId: null,
  platform: null,
  appVersion: null,
  extra: jsonb({}),
}

function logRow(ctx: Ctx, event: LogEvent) {
  const durationMs = cleanDuration(event.type, event.durationMs)
  if (durationMs === undefined) return []
  return [
    {
      ...whoOf(ctx),
      name: null,
      eventId: event.eventId,
      type: event.type,
      eventGroup: event.group ?? null,
      page: cleanPage(event.page),
      durationMs,
      extra: jsonb(cleanExtra(event.extra)),
      sessionId: event.sessionId ?? null,
      platform: event.platform ?? null,
      appVersion: event.appVersion ?? null,
      at: event.at,
    },
  ]
}

const trackRow = (ctx: Ctx, event: TrackEvent) => ({
  ...nothing,
  ...whoOf(ctx),
  eventId: event.eventId,
  type: 'CUSTOM',
  name: event.name,
  page: cleanPage(event.page),
  extra: jsonb(cleanExtra(event.props)),
  sessionId: event.sessionId ?? null,
  at: event.at,
})

/** A tap on an entry; one that is not counted is ignored. */
export async function saveClick(ctx: Ctx, clickModule: string): Promise<null> {
  if (!isClickModule(clickModule)) return null
  const at = ctx.clock.iso()
  const event = { ...nothing, ...whoOf(ctx), eventId: newId(ctx.clock.now()), type: 'CLICK', name: clickModule, at }
  await insertEvents(ctx.db, [event])
  return null
}

/** A batch of the app's log; 44830 when it is too large. */
export async function saveEvents(
  ctx: Ctx,
  events: readonly LogEvent[],
): Promise<Out<'default POST /crmgas/log/batch'>> {
  if (Buffer.byteLength(ctx.rawBody()) > batchLimit) throw new Refusal('44830')
  const rows = distinct(events).flatMap((event) => logRow(ctx, event))
  const accepted = await insertEvents(ctx.db, rows)
  return { accepted, ignored: events.length - accepted }
}

/** Named events of the pages. */
export async function saveTracks(
  ctx: Ctx,
  events: readonly TrackEvent[],
): Promise<Out<'default POST /crmgas/track/collect'>> {
  const rows = distinct(events).map((event) => trackRow(ctx, event))
  return { accepted: await insertEvents(ctx.db, rows) }
}

/** One row per id within a batch as well. */
const distinct = <E extends { eventId: string }>(events: readonly E[]): E[] => [
  ...new Map(events.map((event) => [event.eventId, event])).values(),
]
