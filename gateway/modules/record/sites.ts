import type { In, Out } from '@contract'
import { Site } from '@contract/record'
import type { Row } from '../../db/rows'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { seal, unseal } from '../../secret'
import { deleteProblem, siteProblem } from './rules/site'
import { sites } from './site-case'

type List = 'default GET /crmgas/record/site/list'
type Save = 'default POST /crmgas/record/site/save'
type Place = Row<'usageSite'>
type Delete = 'default POST /crmgas/record/site/delete'

export async function siteList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const { counts: _all, list, ...page } = await sites.list(work, session, { tab: 'all', ...input })
  return { ...page, list: list.map((row) => shown(work, row)) }
}

/** A new place, a changed one, or the change of a confirmed one, which stays in force until staff confirm it (D 3.4). */
export async function saveSite(work: Work, session: BoundSession, input: In<Save>): Promise<Out<Save>> {
  const { siteId, requestNo: _once, contactPhone, lng = null, lat = null, ...fields } = input
  const places = await sites.lockAll(work, session)
  const old = siteId === undefined ? undefined : await sites.locked(work, session, siteId)
  if (old?.source === 'COMPANY') throw new Refusal('44403')
  refuseBeside(places, fields, old)
  const sealed = { contactPhoneEnc: seal(work, contactPhone), userId: session.userId }
  const values = { ...fields, ...sealed, lng, lat, rejectReason: null }
  if (old && old.state !== 'CONFIRMED') {
    const set = { ...values, version: old.version + 1 }
    return shown(work, await sites.move(work, old, 'EDIT', session.userId, { set }))
  }
  const replaces = old?.siteId ?? null
  return shown(work, await sites.file(work, session, { ...values, source: 'CUSTOMER', replaces }))
}

/** A confirmed place has one declared change at a time: the next one is made to that. */
function refuseBeside(places: readonly Place[], wanted: Pick<Place, 'cityCode' | 'address'>, old?: Place): void {
  if (old?.state === 'CONFIRMED' && places.some(({ replaces }) => replaces === old.siteId)) throw new Refusal('2904')
  const own = old ? [old.siteId, ...(old.replaces === null ? [] : [old.replaces])] : []
  const problem = siteProblem(wanted, places, own)
  if (problem) throw new Refusal(problem)
}

export async function deleteSite(work: Work, session: BoundSession, { siteId, version }: In<Delete>): Promise<true> {
  const site = await sites.locked(work, session, siteId)
  const problem = deleteProblem(site)
  if (problem) throw new Refusal(problem)
  if (site.version !== version) throw new Refusal('2904')
  await sites.move(work, site, 'DELETE', session.userId)
  return true
}

const shown = (work: Work, row: Place): Out<Save> =>
  shape(Site.properties, row, {
    contactPhone: unseal(work, row.contactPhoneEnc),
    reviewStatus: row.state,
    rejectReason: row.rejectReason ?? '',
    isMain: row.isMain ? '1' : '0',
  })
