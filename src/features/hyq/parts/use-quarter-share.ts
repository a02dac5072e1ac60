import { addressOf } from '@/routes/go'
import { useShared, type Share } from '@/shared/share'
import type { Period } from '../types'

/** Sharing a quarter from a page with figures: what it opens is the public version, without any (E-H-08). */
export const useQuarterShare = (period: Pick<Period, 'hyqId' | 'title'> | null | undefined): Share =>
  useShared(period ? { targetType: 'hyq', targetId: period.hyqId } : undefined, {
    title: period?.title ?? '惠用气',
    path: addressOf('/subPages/my-message/hyqWxshareInformation', period ? { hyqId: period.hyqId } : {}),
  })
