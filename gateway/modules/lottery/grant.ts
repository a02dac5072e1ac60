import { maskCustomer } from '@domain/mask'
import type { LotterySource } from '@domain/statuses/lottery'
import type { Work } from '../../http/context'
import { addRows, headOf } from '../draw/service'
import { customersByBp } from '../membership/service'
import { changeCampaign, openCampaigns, type Campaign } from './repo/campaigns'
import { countsOf, insertChance, wasGiven } from './repo/chances'
import { givesChances } from './rules/steps'
import { turned } from './turn'

export interface Reason {
  bp: string
  companyCode: string
  source: LotterySource
  /** A bill, a hazard, a ticket: one chance for each. */
  sourceKey: string
}

/** E-L-03: a chance in every campaign of the company that gives any. Harmless to repeat. */
export async function grantAll(work: Work, reason: Reason): Promise<void> {
  for (const key of await openCampaigns(work.db, reason.companyCode)) {
    const campaign = await turned(work, key)
    if (!campaign || !givesChances(campaign, work.clock.now())) continue
    if (await wasGiven(work.db, { ...reason, campaignId: campaign.campaignId }, reason)) continue
    const { bySource } = await countsOf(work.db, { ...reason, ...key }, 0, work.clock.iso())
    if ((bySource[reason.source] ?? 0) < campaign.mostChances) await giveChance(work, campaign, reason)
  }
}

/** One chance with its row in the ledger; the campaign is locked. Answers its number. */
export async function giveChance(work: Work, campaign: Campaign, { bp, source, sourceKey }: Reason, reason = '') {
  const { companyCode, campaignId } = campaign
  const ledger = { companyCode, drawId: campaignId }
  const [chanceNo, at] = [campaign.chanceSeq + 1, work.clock.iso()]
  const customer = (await customersByBp(work, [bp])).get(bp)
  const { rowNo } = await headOf(work.db, ledger)
  const name = maskCustomer(customer?.customerName ?? '')
  await addRows(work.db, ledger, [{ is: 'CHANCE', chance: chanceNo, name, source, at }], at)
  await insertChance(work.db, {
    bp,
    campaignId,
    chanceNo,
    companyCode,
    source,
    sourceKey,
    reason,
    givenAt: at,
    rowNo: rowNo + 1,
  })
  await changeCampaign(work.db, campaign, { chanceSeq: chanceNo })
  return chanceNo
}
