import { tracking } from '@contract/platform'
import { implement } from '../../http/handlers'
import { keepClick, keepEvents, keepTracks } from './events'

export const trackingHandlers = implement(tracking, {
  'default POST /crmgas/event-tracking/add-click': (ctx, { clickModule }) => keepClick(ctx, clickModule),
  'default POST /crmgas/log/batch': (ctx, { events }) => keepEvents(ctx, events),
  'default POST /crmgas/track/collect': (ctx, { events }) => keepTracks(ctx, events),
})
