import type { In, Out } from '@contract'
import { Site } from '@contract/record/sites'
import { MOST_SITE_ROWS } from '@domain/statuses/usage-site'
import type { Row } from '../../db/rows'
import type { BoundSession, Work } from '../../http/context'
import { badField, refuseIf } from '../../http/refusal'
import { shape } from '../../http/shape'
import { openText, seal, sealText, unseal } from '../../secret'
import { ask } from '../../wiring'
import { cityOf } from '../outlet/service'
import { placeTaken } from './asked'
import { deleteProblem, siteProblem } from './rules/site'
import { sites } from './site-case'

type Save = 'default POST /crmgas/record/site/save'
type Delete = 'default POST /crmgas/record/site/delete'

/** A new place, a changed one, or the change of a confirmed one, which stays in force until staff confirm it (D 3.4). */
export async function saveSite(work: Work, session: BoundSession, input: In<Save>): Promise<Out<Save>> {
  const { siteId, requestNo: _once, contactName, contactPhone, ...fields } = input
  if (!cityOf(fields.cityCode)) throw badField('cityCode')
  if ((fields.lng === undefined) !== (fields.lat === undefined)) throw badField('lng')
  const places = await sites.lockAll(work, session)
  const old = siteId === undefined ? undefined : await sites.locked(work, session, siteId)
  refuseIf(siteProblem(fields, places, old))
  const contact = { contactName: sealText(work, contactName), contactPhoneEnc: seal(work, contactPhone) }
  const values = { lng: null, lat: null, rejectReason: null, ...fields, ...contact, userId: session.userId }
  if (old && old.state !== 'CONFIRMED') {
    const set = { ...values, version: old.version + 1 }
    return shown(work, await sites.move(work, old, 'EDIT', session.userId, { set }))
  }
  return shown(work, await sites.file(work, session, { ...values, source: 'CUSTOMER', replaces: old?.siteId ?? null }))
}

export async function deleteSite(work: Work, session: BoundSession, { siteId, version }: In<Delete>): Promise<true> {
  const site = await sites.locked(work, session, siteId, { version })
  refuseIf(deleteProblem(site) ?? ((await ask(work, placeTaken)(work, site)) ? '44410' : null))
  await sites.move(work, site, 'DELETE', session.userId)
  return true
}

/** A place as its customer sees it. */
export const shown = (work: Work, row: Row<'usageSite'>): Out<Save> =>
  shape(Site.properties, row, {
    contactName: openText(work, row.contactName),
    contactPhone: unseal(work, row.contactPhoneEnc),
    reviewStatus: row.state,
    rejectReason: row.rejectReason ?? '',
    isMain: row.isMain ? '1' : '0',
  })

/** Places of a customer with their positions, for the outlets around them: what is confirmed. */
export const plantsOf = async (work: Work, of: { bp: string }) => {
  const { list } = await sites.list(work, of, { tab: 'all', pageSize: MOST_SITE_ROWS })
  return list.filter(({ state }) => state === 'CONFIRMED')
}

/** Places of a customer as a ticket names them: without the rejected ones. */
export const placesForTickets = async (work: Work, of: { bp: string }) => {
  const { list } = await sites.list(work, of, { tab: 'all', pageSize: MOST_SITE_ROWS })
  const open = list.filter(({ state }) => state !== 'REJECTED')
  return open.map((row) => ({ ...row, id: row.siteId, name: row.siteName, address: row.district + row.address }))
}
