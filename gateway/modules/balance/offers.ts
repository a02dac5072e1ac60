import { addDays, monthOf, monthsBetween } from '@domain/date'
import type { BalanceActivityStatus } from '@domain/statuses/balance'
import { ratioOf, SHOWN_AFTER_END, type GasCard, type GasOffersOf } from '../market/service'
import { spanOf } from '../gas-package/service'
import { subtractVolume } from '@domain/volume'
import { pageOfActivities, type Activity } from './repo/activities'
import { viewerOf } from './seen'

/** Activities that are read: a company runs a handful at once. */
const MOST = 50

const states: Partial<Record<BalanceActivityStatus, GasCard['state']>> = {
  NOT_STARTED: 'coming',
  SIGNUP: 'open',
  FULL: 'soldOut',
}

/** E-M-23: activities that pay for using less or more. They sell no gas, so there is nothing to try. */
export const balanceOffers: GasOffersOf = async (work, key) => {
  const chosen = { in: ['NOT_STARTED', 'SIGNUP', 'FULL', 'WAITING'] } as const
  const rows = await pageOfActivities(work.db, await viewerOf(work, key), chosen, { offset: 0, limit: MOST })
  const since = addDays(work.clock.today(), -SHOWN_AFTER_END)
  return rows
    .filter(({ signupEnd }) => signupEnd.slice(0, 10) >= since)
    .map((row) => ({ card: cardOf(row), tries: [] }))
}

const cardOf = (row: Activity): GasCard => ({
  gpId: `substitution:${row.activityId}`,
  kind: 'substitution',
  title: row.name,
  subTitle: row.direction === 'REDUCE' ? '少用得奖励' : '多用得奖励',
  tags: [`奖励 ${row.unitReward} 元/m³`],
  priceFrom: null,
  priceTo: null,
  volumeMin: row.minDailyVolume,
  volumeMax: row.targetVolume,
  supplyMonths: spanOf(monthsBetween(monthOf(row.startDate), monthOf(row.endDate))),
  windowStart: row.signupStart,
  windowEnd: row.signupEnd,
  state: states[row.status] ?? 'closed',
  remainRatio: ratioOf(subtractVolume(row.targetVolume, row.appliedVolume), row.targetVolume),
  route: '/subPagesB/pages/substitution/rules',
  params: { activityId: row.activityId },
})
