import type { Static } from '@sinclair/typebox'
import { AppEntry } from '@contract/platform'
import type { Session, Work } from '../../http/context'
import { isOn } from '../../features'
import { shape } from '../../http/shape'
import { customerOf } from '../membership/service'
import { listByBp } from '../metering/service'
import { openCounts } from '../todo/service'
import { openedBy, switchesOf } from './repo'
import { appItems, badgeText, isNewApp, type AppItem, type Asker } from './rules/apps'

type Entry = Static<typeof AppEntry>

/** The customer number with data that this session may see: none before the review has passed. */
const boundBp = (session: Session): string | null =>
  session.isMaster || session.reviewStatus === '1' ? session.bp : null

export interface Entries {
  asker: Asker
  entry: (app: AppItem, sort: number) => Entry
}

/** What decides which apps a user is offered, and how each of them is shown. */
export async function entries(work: Work, session: Session): Promise<Entries> {
  const bp = boundBp(session)
  const customer = bp === null ? null : await customerOf(work, bp, session.companyCode)
  const meters = bp === null ? [] : await listByBp(work, { bp, companyCode: session.companyCode })
  const counts = bp === null ? {} : await openCounts(work, { ...session, bp })
  const switches = new Map((await switchesOf(work.db, session.companyCode)).map((row) => [row.appCode, row]))
  const opened = new Map((await openedBy(work.db, session.userId)).map((row) => [row.appCode, row.openedAt]))
  const asker = {
    customerClass: customer?.customerClass ?? null,
    meterTypes: [...new Set(meters.map((meter) => meter.meterType))],
    isMaster: session.isMaster,
    models: session.models,
    terminalType: session.terminalType,
    offline: appItems
      .filter(
        ({ code, feature }) =>
          switches.get(code)?.online === false ||
          (feature !== undefined && !isOn(work.settings, session.companyCode, feature)),
      )
      .map(({ code }) => code),
  }
  const entry = (app: AppItem, sort: number): Entry =>
    shape(AppEntry.properties, app, {
      url: app.route,
      sort,
      visible: true,
      badge: badgeText((app.todos ?? []).reduce((sum, type) => sum + (counts[type] ?? 0), 0)),
      openType: 'PAGE' as const,
      isNew: isNewApp(switches.get(app.code), opened.get(app.code), work.clock.now()),
    })
  return { asker, entry }
}
