import { addressOf } from '@/routes/go'
import { codeOf, useShared, type Share } from '@/shared/share'
import type { Campaign } from '../types'

/** Sharing a campaign: what it opens is public, without a login (E-S-01). */
export function useCampaignShare(campaign: Campaign | null | undefined, s: string | undefined): Share {
  const code = codeOf({ s })
  return useShared(
    campaign
      ? { targetType: 'lottery', targetId: campaign.campaignId, ...(code !== undefined && { s: code }) }
      : undefined,
    {
      title: campaign?.title ?? '幸运抽奖：结果可在手机上重算',
      path: addressOf('/subPagesB/pages/lotteryDraw/detail', campaign ? { campaignId: campaign.campaignId } : {}),
    },
  )
}
