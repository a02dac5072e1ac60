import { question } from '../../extensions'
import type { Work } from '../../http/context'
import { ask } from '../../wiring'
import { findOfferOf, type Period } from './repo/periods'

/** Whether a campaign of the company gives chances now; none does where no area knows campaigns. */
type GivesChances = (work: Work, campaign: { companyCode: string; campaignId: string }) => Promise<boolean>
export const givesChances = question<GivesChances>('hyq.givesChances', () => Promise.resolve(false))

interface Reward {
  campaignId: string
  chances: number
}

/** E-H-05: what the first answer of a customer brings now; null: nothing, or its campaign gives none. */
export async function rewardOf(
  work: Work,
  { companyCode, rewardCampaignId: campaignId, rewardChances: chances }: Period,
): Promise<Reward | null> {
  if (campaignId === null || chances === 0) return null
  return (await ask(work, givesChances)(work, { companyCode, campaignId })) ? { campaignId, chances } : null
}

/** Chances that an open survey of the company offers in a campaign; 0: none does. */
export const surveyChances = (work: Work, campaign: { companyCode: string; campaignId: string }): Promise<number> =>
  findOfferOf(work.db, campaign, work.clock.iso())
