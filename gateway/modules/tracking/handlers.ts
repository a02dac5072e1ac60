import { tracking } from '@contract/platform'
import { implement } from '../../http/handlers'
import { saveClick, saveEvents, saveTracks } from './events'

export const trackingHandlers = implement(tracking, {
  'default POST /crmgas/event-tracking/add-click': (ctx, { clickModule }) => saveClick(ctx, clickModule),
  'default POST /crmgas/log/batch': (ctx, { events }) => saveEvents(ctx, events),
  'default POST /crmgas/track/collect': (ctx, { events }) => saveTracks(ctx, events),
})
