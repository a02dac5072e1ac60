import { addDays } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { sumItems, type PlanItem } from '@domain/plan/split'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { sealText } from '../../secret'
import { publishedPrice } from '../billing/service'
import { findContract, type Contract, type FrameGround } from '../contract/service'
import { findAccount } from '../gas-account/service'
import { done } from '../todo/service'
import { revisionsFor } from './ground'
import { changeGroup, groupsOf, lockGroup, type Group } from './repo/groups'
import { insertPlans } from './repo/plans'
import { supersede, todoKey } from './submit'
import { usedOf } from './use'

/**
 * A customer that plans nothing has no use for a frame (6.6). What a month costs outside of its band: by the terms of the first group that
 * is charged, at the price of today.
 */
export async function groundOfFrame(work: Work, key: { bp: string; companyCode: string }): Promise<FrameGround> {
  const groups = await groupsOf(work.db, key)
  const charged = groups.find(({ planMode, assessMode }) => planMode !== 'NONE' && assessMode === 'FEE')
  const account = charged ? await findAccount(work.db, key) : undefined
  const price = account ? await publishedPrice(work, key.companyCode, account.gasUse, work.clock.today()) : null
  return {
    needed: groups.length === 0 || groups.some(({ planMode }) => planMode !== 'NONE'),
    fees:
      charged && price ? { overRate: charged.overRate, underRate: charged.underRate, price: price.finalPrice } : null,
  }
}

/** Days of use by which groups share a frame. */
const SHARED_BY = 365

/** C-12: a frame that comes into force is what its groups may use, and the plan of a year without a declaration. */
export async function applyFrame(
  work: Work,
  key: { bp: string; companyCode: string; contractId: string },
): Promise<void> {
  const contract = await findContract(work.db, key)
  if (contract?.contractType !== 'ANNUAL_FRAME' || contract.year === null) return
  const { months, mdq = '0' } = contract.fields
  if (!months) return
  const groups = await groupsOf(work.db, key)
  const weights = await weightsOf(work, groups)
  const ofMonths = months.map((month) => shared(month, weights))
  const ofDay = shared(mdq, weights)
  for (const [n, group] of groups.entries()) {
    if (group.planMode === 'NONE') continue
    const items = ofMonths.map((shares, month) => ({
      period: `${contract.year}-${String(month + 1).padStart(2, '0')}`,
      volume: shares[n] ?? '0',
    }))
    await applyTo(work, group, contract, { items, mdq: ofDay[n] ?? '0' })
  }
}

/** What each group used; without any use all weigh the same. */
async function weightsOf(work: Work, groups: readonly Group[]): Promise<string[]> {
  const today = work.clock.today()
  const span = { from: addDays(today, -SHARED_BY), to: addDays(today, -1) }
  const used: string[] = []
  for (const group of groups) used.push((await usedOf(work, group, group, [span]))[0] ?? '0')
  return used.some((volume) => decimal(volume).gt(0)) ? used : used.map(() => '1')
}

/** Whole m³ by weights; the last one takes what rounding leaves. */
function shared(total: string, weights: readonly string[]): string[] {
  const sum = weights.reduce((all, one) => all.plus(decimal(one)), decimal('0'))
  let left = decimal(total)
  return weights.map((weight, n) => {
    const share = n === weights.length - 1 ? left : decimal(total).times(weight).div(sum).round(0, 0)
    left = left.minus(share)
    return fixed(share, 0)
  })
}

async function applyTo(
  work: Work,
  found: Group,
  { fields: { tolerance }, year }: Contract,
  { items, mdq }: { items: PlanItem[]; mdq: string },
): Promise<void> {
  const group = await lockGroup(work.db, found)
  if (!group) return
  const acq = sumItems(items)
  const at = work.clock.iso()
  await changeGroup(work.db, group, {
    acq,
    mdq,
    ...(tolerance !== undefined && { monthTolerance: tolerance }),
    updatedAt: at,
  })
  const { bp, companyCode, groupId } = group
  const period = String(year)
  const revisions = await revisionsFor(work, group, 'YEAR', period)
  const [newest] = revisions
  // What was declared stays; what the system has put in its place does not.
  if (revisions.some(({ method, state }) => method !== 'SYSTEM' && state !== 'DRAFT' && state !== 'WITHDRAWN')) return
  await supersede(work, revisions, 'SYSTEM')
  await insertPlans(work.db, [
    {
      bp,
      companyCode,
      groupId,
      planType: 'YEAR',
      period,
      planId: newId(work.clock.now()),
      declaredVolume: acq,
      approvedVolume: acq,
      items: jsonb(items),
      method: 'SYSTEM',
      note: sealText(work, ''),
      state: 'CONFIRMED',
      revision: (newest?.revision ?? 0) + 1,
      submittedBy: null,
      submittedAt: null,
      version: (newest?.version ?? 0) + 1,
      createdAt: at,
      updatedAt: at,
    },
  ])
  await done(work, 'PREDICT_REPORT', todoKey(groupId, 'YEAR', period), bp)
}
