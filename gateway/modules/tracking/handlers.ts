import type { Static } from '@sinclair/typebox'
import { tracking } from '@contract/platform'
import { jsonb } from '../../db/connect'
import type { Ctx } from '../../http/context'
import { implement } from '../../http/handlers'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { insertEvents } from './repo'
import { cleanDuration, cleanExtra, cleanPage, isClickModule } from './rules/events'

/** Bytes of one batch (44830). */
const batchLimit = 64 * 1024

type LogEvent = Static<(typeof tracking)['default POST /crmgas/log/batch']['in']>['events'][number]
type TrackEvent = Static<(typeof tracking)['default POST /crmgas/track/collect']['in']>['events'][number]

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

export const trackingHandlers = implement(tracking, {
  'default POST /crmgas/event-tracking/add-click': async (ctx, { clickModule }) => {
    if (!isClickModule(clickModule)) return null
    const at = ctx.clock.iso()
    const event = { ...nothing, ...whoOf(ctx), eventId: newId(ctx.clock.now()), type: 'CLICK', name: clickModule, at }
    await insertEvents(ctx.db, [event])
    return null
  },
  'default POST /crmgas/log/batch': async (ctx, { events }) => {
    if (Buffer.byteLength(ctx.rawBody()) > batchLimit) throw new Refusal('44830')
    const accepted = await insertEvents(
      ctx.db,
      distinct(events).flatMap((event) => logRow(ctx, event)),
    )
    return { accepted, ignored: events.length - accepted }
  },
  'default POST /crmgas/track/collect': async (ctx, { events }) => {
    const accepted = await insertEvents(
      ctx.db,
      distinct(events).map((event) => trackRow(ctx, event)),
    )
    return { accepted }
  },
})

/** One row per id within a batch as well. */
const distinct = <E extends { eventId: string }>(events: readonly E[]): E[] => [
  ...new Map(events.map((event) => [event.eventId, event])).values(),
]
