import type { BoundSession, Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { publicCampaign, type Campaign } from './repo/campaigns'
import type { Out } from '@contract'

type Role = Out<'default GET /crmgas/lottery/current'>['role']

/** A published campaign of any company, as a shared link opens it; E5000. */
export async function shownCampaign(work: Work, campaignId: string): Promise<Campaign> {
  const campaign = await publicCampaign(work.db, campaignId)
  if (!campaign) throw new Refusal('E5000')
  return campaign
}

/** The same of the customer's own company; E5006. */
export async function joined(work: Work, { companyCode }: BoundSession, campaignId: string): Promise<Campaign> {
  const campaign = await shownCampaign(work, campaignId)
  if (campaign.companyCode !== companyCode) throw new Refusal('E5006')
  return campaign
}

/** The company that campaigns are shown of; null: every company. */
export const companyFor = (session: Session | null): string | null =>
  session === null || session.bp === null || session.companyCode === '' ? null : session.companyCode

/** E-L-04. */
export function roleOf(session: Session | null, campaign: Campaign | undefined): Role {
  if (session === null) return 'V'
  if (session.bp === null) return 'N'
  if (!session.isMaster && session.reviewStatus !== '1') return 'P'
  return campaign === undefined || campaign.companyCode === session.companyCode ? 'B' : 'O'
}
