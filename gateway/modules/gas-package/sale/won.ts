import type { Out } from '@contract'
import { isPhone } from '@domain/validate'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { badField, ownOr2902 } from '../../../http/refusal'
import { lockAccount, type Account } from '../../gas-account/service'
import { listByBp } from '../../metering/service'
import { draftOf } from '../rules/plan'
import { termsOf } from '../rules/sale'
import { packageSettings } from '../settings'
import { chosenMeters, keepOrder, refuseBeyond, type Sold, type Wish } from './create'

const readableMeters = async (work: Work, account: Account): Promise<string[]> =>
  (await listByBp(work, account))
    .filter(({ remote, state }) => remote && state !== 'REMOVED')
    .map(({ meterNo }) => meterNo)

export interface Win {
  sold: Sold
  volume: string
  /** Undefined: all that can be read from afar. */
  meterNos: readonly string[] | undefined
  contactName: string
  contactPhone: string
  won: NonNullable<Wish['won']>
}

/**
 * N-12: the order of a win: volume and price are fixed, its cycles have their default shares and can be changed in their windows.
 * Refuses 2901 for a meter or a phone that is none, 42111, 42202. The account is locked from here on.
 */
export async function orderOfWin(
  ctx: Ctx<BoundSession>,
  win: Win,
): Promise<Out<'taocan POST /trade/agree/createAgree'>> {
  const { sold, volume, contactName, contactPhone, won } = win
  const account = ownOr2902(await lockAccount(ctx.db, ctx.session))
  if (!isPhone(contactPhone)) throw badField('contactPhone')
  const meters = await chosenMeters(ctx, account, win.meterNos ?? (await readableMeters(ctx, account)))
  const { windows } = packageSettings(ctx.settings, account.companyCode)
  const cycles = draftOf(termsOf(sold), volume, windows)
  refuseBeyond(cycles, meters)
  return keepOrder(ctx, account, { pkg: sold, input: { volume, contactName, contactPhone }, meters, cycles, won })
}
