import { formatSpan } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { formatPrice } from '@domain/price'
import { balanceApplyStatus, balanceDirections, type BalanceApplyStatus } from '@domain/statuses/balance'
import { formatVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { factList, orderSource } from '../payment/service'
import { applies, applyRoute } from './apply-case'
import type { Apply } from './repo/applies'

const found = async (work: Work, { bp, id }: { bp: string; id: string }): Promise<Apply | undefined> =>
  (await applies.byKeys(work, [{ bp, id }]))[0]

/** Participations in the order centre (B 2.22, O-03). */
export const balanceSource = orderSource<BalanceApplyStatus>({
  machine: applies.any.machine,
  states: balanceApplyStatus,
  groups: {
    SUBMITTED: 'DOING',
    PASSED: 'DOING',
    RUNNING: 'DOING',
    SETTLING: 'DOING',
    SETTLED: 'DONE',
    REJECTED: 'CLOSED',
    WITHDRAWN: 'CLOSED',
    CANCELLED: 'CLOSED',
  },
  async row(work, of) {
    const row = await found(work, of)
    if (!row) return null
    return {
      companyCode: row.companyCode,
      orderType: 'SUBSTITUTION',
      orderNo: row.applyNo,
      state: row.status,
      title: row.activityName,
      volume: row.dailyVolume,
      amount: row.status === 'SETTLED' ? row.paidReward : null,
      route: applyRoute(row),
      action: null,
      parent: null,
      orderTime: row.createdAt,
    }
  },
  async facts(work, of) {
    const row = await found(work, of)
    if (!row) return null
    return {
      fields: factList([
        ['方向', balanceDirections[row.direction]],
        ['用气分组', row.groupName],
        ['活动日期', formatSpan(row.startDate, row.endDate)],
        ['日响应量', formatVolume(row.dailyVolume)],
        ['奖励单价', formatPrice(row.unitReward)],
        ['累计有效响应', formatVolume(row.totalEffective)],
        ['累计奖励', formatMoney(row.totalReward)],
      ]),
      payments: [],
      ask: null,
    }
  },
})
