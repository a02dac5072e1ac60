import { isOn } from '../../features'
import type { Share } from '../share/service'
import { publicCampaign } from './repo/campaigns'

/** A published campaign is public (E-S-01), as long as its company has draws. */
export const sharedCampaign: Share = async (work, companyCode, campaignId, code) => {
  if (!isOn(work.settings, companyCode, 'lotteryEnabled')) return null
  const campaign = await publicCampaign(work.db, campaignId)
  if (campaign?.companyCode !== companyCode) return null
  return {
    title: campaign.title,
    desc: '奖品与概率公开，结果可在手机上重算',
    imageUrl: '',
    route: `/subPagesB/pages/lotteryDraw/detail?campaignId=${campaignId}&s=${code}`,
    isPublic: true,
  }
}
