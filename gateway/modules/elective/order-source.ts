import { monthText } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { formatPrice } from '@domain/price'
import { electiveStatus } from '@domain/statuses/elective'
import { formatVolume } from '@domain/volume'
import { factList, orderSource } from '../payment/service'
import { choices, choiceRoute } from './record-case'

/** Choices in the order centre (B 2.22, O-03). */
export const electiveSource = orderSource({
  machine: choices.any.machine,
  states: electiveStatus,
  groups: {
    SUBMITTED: 'DOING',
    EFFECTIVE: 'DOING',
    SETTLING: 'DOING',
    FINISHED: 'DONE',
    CANCELLED: 'CLOSED',
    REJECTED: 'CLOSED',
  },
  find: async (work, { bp, id }) => (await choices.byKeys(work, [{ bp, id }]))[0],
  row: (row) => ({
    companyCode: row.companyCode,
    orderType: 'ELECTIVE',
    orderNo: row.recordNo,
    state: row.state,
    title: `${monthText(row.month)}自选 ${row.optionSnapshot.name}`,
    volume: row.volume,
    amount: row.settledAmount ?? row.estimatedAmount,
    route: choiceRoute(row),
    action: null,
    parent: null,
    orderTime: row.createdAt,
  }),
  facts: (_work, row) => ({
    fields: factList([
      ['月份', row.month],
      ['方案', row.optionSnapshot.name],
      ['自选气量', formatVolume(row.volume)],
      ['预估单价', row.finalPrice === null ? formatPrice(row.estimatedPrice) : null],
      ['预估金额', row.settledAmount === null ? formatMoney(row.estimatedAmount) : null],
      ['结算单价', row.finalPrice && formatPrice(row.finalPrice)],
      ['结算金额', row.settledAmount && formatMoney(row.settledAmount)],
      ['少用费', row.shortFee && formatMoney(row.shortFee)],
    ]),
    payments: [],
    ask: null,
  }),
})
