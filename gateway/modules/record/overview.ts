import type { Out } from '@contract'
import type { BoundSession, Ctx } from '../../http/context'
import { maySee } from '../../http/may-see'
import { companyOf, customerOf } from '../membership/service'
import { listMeters } from '../metering/service'
import { calendarOf } from './calendar'
import { expiriesOf } from './expiries'
import { alarmsOf, equipmentOf } from './repo/devices'
import { sites } from '../site/service'

type Overview = 'default GET /crmgas/record/overview'

/** The archive's front page: what it holds and what of it ends (Y-17). */
export async function overview(ctx: Ctx<BoundSession>): Promise<Out<Overview>> {
  const { session } = ctx
  const { bp, companyCode } = session
  const customer = await customerOf(ctx, bp, companyCode)
  const company = await companyOf(ctx, companyCode)
  const isOwn = (one: { replaces: string | null; useState: string }) =>
    one.replaces === null && one.useState !== 'SCRAPPED'
  const places = await sites.list(ctx, session, { tab: 'all', pageSize: 1 })
  const expiring = await expiriesOf(ctx, { bp, companyCode }, (model) => maySee(session, model))
  const count = (type: 'CONTRACT' | 'PAPER') => expiring.filter((one) => one.type === type).length
  return {
    bp,
    customerName: customer?.customerName ?? '',
    companyName: company?.companyName ?? '',
    counts: {
      sites: places.total,
      equipment: (await equipmentOf(ctx.db, bp)).filter(isOwn).length,
      meters: (await listMeters(ctx, session)).filter(({ state }) => state !== 'REMOVED').length,
      alarms: (await alarmsOf(ctx.db, bp)).filter(isOwn).length,
      contracts: maySee(session, 'CONTRACT_VIEW') ? count('CONTRACT') : null,
      papers: count('PAPER'),
    },
    asOfDay: ctx.clock.today(),
    expiring: expiring.map(({ near: _near, ...one }) => one),
    calendar: await calendarOf(ctx),
  }
}
