import { addressOf } from '@/routes/go'
import { codeOf, useShared, useVisit, type Share } from '@/shared/share'
import type { Campaign } from '../types'

/** Sharing a campaign: what it opens is public, without a login (E-S-01). One that was opened by a share is kept for it. */
export function useCampaignShare(campaign: Campaign | null | undefined, s: string | undefined): Share {
  const code = codeOf({ s })
  useVisit(code)
  return useShared(
    campaign
      ? { targetType: 'lottery', targetId: campaign.campaignId, ...(code !== undefined && { s: code }) }
      : undefined,
    {
      title: campaign?.title ?? '幸运抽奖：结果可在手机上重算',
      path: addressOf(
        '/subPagesB/pages/lotteryDraw/detail',
        campaign ? { campaignId: campaign.campaignId, s: code } : {},
      ),
    },
  )
}
