import { maskCustomer } from '@domain/mask'
import type { LotterySource } from '@domain/statuses/lottery'
import { isOn } from '../../features'
import type { Work } from '../../http/context'
import { addRows, headOf } from '../draw/service'
import { customersByBp } from '../membership/service'
import { changeCampaign, findCampaign, openCampaigns, type Campaign, type CampaignKey } from './repo/campaigns'
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
  if (!isOn(work.settings, reason.companyCode, 'lotteryEnabled')) return
  for (const key of await openCampaigns(work.db, reason.companyCode)) {
    const campaign = await turned(work, key)
    if (!campaign || !givesChances(campaign, work.clock.now())) continue
    if (await wasGiven(work.db, { ...reason, campaignId: campaign.campaignId }, reason)) continue
    const { bySource } = await countsOf(work.db, { ...reason, ...key }, 0, work.clock.iso())
    if ((bySource[reason.source] ?? 0) < campaign.mostChances) await grantChance(work, campaign, reason)
  }
}

export interface Survey {
  bp: string
  companyCode: string
  campaignId: string
  chances: number
  key: string
}

/** E-L-03, E-H-05: all chances that a survey promised, in its own campaign. Harmless to repeat. */
export async function grantSurvey(work: Work, { bp, companyCode, campaignId, chances, key }: Survey): Promise<void> {
  let campaign = await turned(work, { companyCode, campaignId })
  if (!campaign || !givesChances(campaign, work.clock.now())) return
  for (let n = 1; n <= chances; n += 1) {
    const reason = { bp, companyCode, source: 'hyq_survey', sourceKey: `${key}#${n}` } as const
    if (await wasGiven(work.db, { bp, campaignId }, reason)) continue
    campaign = { ...campaign, chanceSeq: await grantChance(work, campaign, reason) }
  }
}

/** Whether a campaign gives chances now; none does where the company has left draws out. */
export async function isGiving(work: Work, key: CampaignKey): Promise<boolean> {
  if (!isOn(work.settings, key.companyCode, 'lotteryEnabled')) return false
  const campaign = await findCampaign(work.db, key)
  return campaign !== undefined && givesChances(campaign, work.clock.now())
}

/** One chance with its row in the ledger; the campaign is locked. Answers its number. */
export async function grantChance(work: Work, campaign: Campaign, { bp, source, sourceKey }: Reason, reason = '') {
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
