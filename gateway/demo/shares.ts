import { DAY, toInstant } from '@domain/date'
import type { Work } from '../http/context'
import { keepShare } from '../modules/share/repo'
import { SHARE_DAYS } from '../modules/share/rules/share'
import { demoId } from './people'

/** The share of the app that the demo's pictures open, and one that is old. */
const SHARES = [
  { code: 'demAppShar', channel: 'copyLink', days: 80 },
  { code: 'demOldShar', channel: 'qr', days: -1 },
] as const

export async function seedShares(work: Work): Promise<void> {
  for (const { code, channel, days } of SHARES)
    await keepShare(work.db, {
      code,
      companyCode: '1001',
      bp: '1000000001',
      sharerUserId: demoId('app_user', '13800000001'),
      targetType: 'app',
      targetId: 'app',
      channel,
      title: '燃气企业服务',
      description: '缴费、开票、用气分析，在手机上办理',
      imageUrl: '',
      expireAt: toInstant(work.clock.now() + days * DAY),
      createdAt: toInstant(work.clock.now() + (days - SHARE_DAYS) * DAY),
    })
}
