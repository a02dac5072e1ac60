import type { In, Out } from '@contract'
import type { BoundSession, Work } from '../../../http/context'
import { envelope, paged } from '../../../http/page'
import { imgRows } from '../meter/view'
import { chosenMeters } from '../meter/own-meters'
import { imgPage } from '../repo/photo'

type List = 'default GET /crmgas/meter/imgList'

/** Photos of the customer's meters, or of one of them, the newest first. */
export async function photoList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const meters = await chosenMeters(work, session, input.meterId)
  const page = paged(input)
  const { rows, total } = await imgPage(work.db, session, input.meterId || undefined, page)
  return envelope(page, await imgRows(work, rows, meters), total)
}
