import type { In } from '@contract'
import type { Session, Work } from '../../http/context'
import { fewestApps, mergeHidden, mostApps } from '@domain/home-apps'
import { Refusal } from '../../http/refusal'
import { entries, type Entries } from './entries'
import { deleteConfig, saveConfig, storedConfig } from './repo'
import { appOf, cleanApps, defaultApps, isVisible, type AppItem } from './rules/apps'

/** A user without a customer has an order of entries under ''. */
const bpOf = (session: Session): string => session.bp ?? ''

/** D 5.1: the stored order or the default, and the visible apps with their badges. */
export async function arrangement(work: Work, session: Session, known?: Entries) {
  const { asker, entry } = known ?? (await entries(work, session))
  const stored = await storedConfig(work.db, bpOf(session), session.userId)
  const apps = stored?.apps ?? defaultApps(asker.customerClass)
  const visible = apps.flatMap((code) => appOf(code) ?? []).filter((app) => isVisible(app, asker))
  return {
    userName: session.username,
    bp: session.bp,
    versionNum: stored?.versionNum ?? 0,
    isDefault: stored === undefined,
    apps,
    list: visible.slice(0, mostApps).map((app, i) => entry(app, i + 1)),
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
  const { asker } = await entries(work, session)
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
