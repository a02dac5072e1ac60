import type { In } from '@contract'
import type { Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { customerOf } from '../membership/service'
import { listByBp } from '../metering/service'
import { openCounts } from '../todo/service'
import { deleteConfig, saveConfig, storedConfig } from './repo'
import {
  appOf,
  badgeText,
  cleanApps,
  defaultApps,
  fewestApps,
  isVisible,
  mergeHidden,
  mostApps,
  type AppItem,
  type Asker,
} from './rules/apps'
import { AppEntry } from '@contract/platform'
import { shape } from '../../http/shape'

/** A user without a customer keeps his own order under ''. */
const bpOf = (session: Session): string => session.bp ?? ''

/** The customer whose data this session may see: none before the review has passed. */
const boundBp = (session: Session): string | null =>
  session.isMaster || session.reviewStatus === '1' ? session.bp : null

async function askerOf(work: Work, session: Session): Promise<Asker> {
  const bp = boundBp(session)
  const customer = bp === null ? null : await customerOf(work, bp, session.companyCode)
  const meters = bp === null ? [] : await listByBp(work, { bp, companyCode: session.companyCode })
  return {
    customerClass: customer?.customerClass ?? null,
    meterTypes: [...new Set(meters.map((meter) => meter.meterType))],
    isMaster: session.isMaster,
    models: session.models,
    terminalType: session.terminalType,
  }
}

async function badgesOf(work: Work, session: Session): Promise<(app: AppItem) => string> {
  const bp = boundBp(session)
  const counts = bp === null ? {} : await openCounts(work, { ...session, bp })
  return (app) => badgeText((app.todos ?? []).reduce((sum, type) => sum + (counts[type] ?? 0), 0))
}

/** D 5.1: the stored order or the default, and the visible apps with their badges. */
export async function arrangement(work: Work, session: Session) {
  const asker = await askerOf(work, session)
  const stored = await storedConfig(work.db, bpOf(session), session.userId)
  const apps = stored?.apps ?? defaultApps(asker.customerClass)
  const badge = await badgesOf(work, session)
  const visible = apps.flatMap((code) => appOf(code) ?? []).filter((app) => isVisible(app, asker))
  return {
    userName: session.username,
    bp: session.bp,
    versionNum: stored?.versionNum ?? 0,
    isDefault: stored === undefined,
    apps,
    list: visible.slice(0, mostApps).map((app, i) =>
      shape(AppEntry.properties, app, {
        url: app.route,
        sort: i + 1,
        visible: true,
        badge: badge(app),
        openType: 'PAGE' as const,
        isNew: false,
      }),
    ),
  }
}

/** Keeps the user's order: hidden apps stay where they were; 44803 when another device was faster. */
export async function saveArrangement(
  work: Work,
  session: Session,
  { apps, versionNum, force = false }: In<'default POST /crmgas/consoleConfig/saveConsoleConfig'>,
) {
  const arranged = cleanApps(apps)
  if (arranged.length < fewestApps) throw new Refusal('44801')
  if (arranged.length > mostApps) throw new Refusal('44802')
  const asker = await askerOf(work, session)
  const stored = await storedConfig(work.db, bpOf(session), session.userId)
  const isShown = (code: string): boolean => isVisible(appOf(code) as AppItem, asker)
  const kept = mergeHidden(cleanApps(stored?.apps ?? defaultApps(asker.customerClass)), arranged, isShown)
  const row = { bp: bpOf(session), userId: session.userId, apps: kept, updatedAt: work.clock.iso() }
  if (!(await saveConfig(work.db, row, force ? 'any' : versionNum))) throw new Refusal('44803')
  return arrangement(work, session)
}

export async function resetArrangement(work: Work, session: Session) {
  await deleteConfig(work.db, bpOf(session), session.userId)
  return arrangement(work, session)
}
