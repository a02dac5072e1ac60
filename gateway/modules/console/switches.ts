import type { In, Out } from '@contract'
import type { Work } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { audit } from '../identity/service'
import { storeSwitch, switchesOf, type SwitchRow } from './repo'
import { appItems, appOf } from './rules/apps'

interface Staff {
  userId: string
  companyCode: string
}

type List = Out<'btwob GET /appItem/list'>

const shown = (app: { code: string; name: string }, row: SwitchRow | undefined): List['list'][number] => ({
  appCode: app.code,
  name: app.name,
  online: row?.online ?? true,
  newUntil: row?.newUntil ?? null,
  version: row?.version ?? 0,
})

export async function switchList(work: Work, { companyCode }: Staff): Promise<List> {
  const rows = new Map((await switchesOf(work.db, companyCode)).map((row) => [row.appCode, row]))
  return { list: appItems.map((app) => shown(app, rows.get(app.code))) }
}

/** Offers an app or takes it away. A mark that is set or moved counts from now, also for users that have opened the app before. */
export async function saveSwitch(
  work: Work,
  { userId, companyCode }: Staff,
  { appCode, online, newUntil, version }: In<'btwob POST /appItem/save'>,
): Promise<List['list'][number]> {
  const app = ownOr2902(appOf(appCode))
  const before = (await switchesOf(work.db, companyCode)).find((row) => row.appCode === appCode)
  const isSame = newUntil !== null && before?.newUntil != null && Date.parse(before.newUntil) === Date.parse(newUntil)
  const row = {
    companyCode,
    appCode,
    online,
    newSince: newUntil === null ? null : isSame ? before.newSince : work.clock.iso(),
    newUntil,
    version: version + 1,
    savedBy: userId,
    updatedAt: work.clock.iso(),
  }
  if ((before?.version ?? 0) !== version || !(await storeSwitch(work.db, row, version))) throw new Refusal('2904')
  await audit(work, {
    entity: 'appSwitch',
    entityId: `${companyCode}|${appCode}`,
    bp: null,
    from: before === undefined ? '' : wordOf(before),
    to: wordOf(row),
    by: userId,
  })
  return shown(app, row)
}

const wordOf = ({ online, newUntil }: { online: boolean; newUntil: string | null }): string =>
  `${online ? 'ON' : 'OFF'}${newUntil === null ? '' : ' NEW'}`
