import { formatSpan } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { formatPrice } from '@domain/price'
import { balanceApplyStatus, balanceDirections } from '@domain/statuses/balance'
import { formatVolume } from '@domain/volume'
import { factList, orderSource } from '../payment/service'
import { applies, applyRoute } from './apply-case'

/** Participations in the order centre (B 2.22, O-03). */
export const balanceSource = orderSource({
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
  find: async (work, { bp, id }) => (await applies.byKeys(work, [{ bp, id }]))[0],
  row: (row) => ({
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
  }),
  facts: (_work, row) => ({
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
  }),
})
