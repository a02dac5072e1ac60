import type { Out } from '@contract'
import { recentApps } from '@domain/home-apps'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { arrangement } from './arrangement'
import { entries } from './entries'
import { storeOpened } from './repo'
import { appGroups, appItems, appOf, isVisible } from './rules/apps'

/** All apps that are offered to this user, by group; groups without any are left out. */
export async function catalogue(work: Work, session: BoundSession): Promise<Out<'default GET /crmgas/appCenter/list'>> {
  const known = await entries(work, session)
  const { asker, entry } = known
  const { list, versionNum, isDefault } = await arrangement(work, session, known)
  const groups = appGroups.map(([group, label]) => ({
    group,
    label,
    apps: appItems
      .filter((app) => app.group === group && isVisible(app, asker))
      .map((app, i) => ({ ...entry(app, i + 1), initials: app.initials })),
  }))
  return {
    groups: groups.filter(({ apps }) => apps.length > 0),
    selected: list.map(({ code }) => code),
    recentMax: recentApps,
    versionNum,
    isDefault,
  }
}

/** AC-06. An app that this user is not offered answers as one that does not exist. */
export async function noteOpened(work: Work, session: BoundSession, appCode: string): Promise<true> {
  const { asker } = await entries(work, session)
  const app = appOf(appCode)
  ownOr2902(app && isVisible(app, asker) ? app : undefined)
  await storeOpened(work.db, { userId: session.userId, appCode, openedAt: work.clock.iso() })
  return true
}
