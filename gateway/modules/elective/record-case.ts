import { monthText } from '@domain/date-format'
import { monthMoments } from '@domain/elective/choice'
import { formatMoney } from '@domain/money'
import { electiveStatus, electiveTransitions } from '@domain/statuses/elective'
import { formatVolume } from '@domain/volume'
import { caseKind } from '../../case/kind'
import type { CaseNotice } from '../../case/spec'
import { orderChanged } from '../payment/service'
import { reserveQuota } from './repo/periods'
import type { Choice } from './repo/records'
import type { Work } from '../../http/context'
import { emit } from '../../wiring'
import { hindrances } from './check'

export const choiceRoute = ({ recordNo }: Choice): string =>
  `/subPagesB/pages/electiveSquare/record-detail?recordNo=${recordNo}`

const tell = (body: string): CaseNotice => ({ message: { templateCode: 'ELECTIVE_RESULT', body } })

const head = ({ month, optionSnapshot }: Choice): string => `${monthText(month)}自选“${optionSnapshot.name}”`

/** What customers choose (B 2.13, B 3.9). */
export const choices = caseKind({
  table: 'electiveRecord',
  id: 'recordId',
  state: 'state',
  states: electiveStatus,
  moves: electiveTransitions,
  filed: 'SUBMITTED',
  entity: 'elective_record',
  route: choiceRoute,
  facts: () => [
    ['自选编号', 18, ({ recordNo }) => recordNo],
    ['月份', 10, ({ month }) => month],
    ['方案', 20, ({ optionSnapshot }) => optionSnapshot.name],
    ['自选气量', 14, ({ volume }) => formatVolume(volume)],
    ['预估金额', 14, ({ estimatedAmount }) => formatMoney(estimatedAmount)],
    ['结算金额', 14, ({ settledAmount }) => settledAmount && formatMoney(settledAmount)],
    ['少用费', 12, ({ shortFee }) => shortFee && formatMoney(shortFee)],
  ],
  notify: {
    START: (row) => tell(`${head(row)}已开始执行，自选气量${formatVolume(row.volume)}`),
    REJECT: (row, { reason }) => tell(`${head(row)}未通过：${reason}，当月按公布气价结算`),
    SETTLE: (row) => tell(`${head(row)}已结算：${settledText(row)}`),
    CORRECT: (row) => tell(`${head(row)}结算已更正：${settledText(row)}`),
  },
  then: {
    CHECK: checked,
    START: shown,
    MONTH_END: shown,
    SETTLE: shown,
    CORRECT: shown,
    CANCEL: giveBack,
    REJECT: giveBack,
  },
  deadlines: [
    { name: 'elective.check', in: 'SUBMITTED', ends: 'CHECK', moment: 'checkAt' },
    { name: 'elective.start', in: 'SUBMITTED', ends: 'START', moment: 'startAt' },
    { name: 'elective.end', in: 'EFFECTIVE', ends: 'MONTH_END', moment: 'endAt' },
  ],
  ownData: { title: '自选记录', user: 'userId' },
})

/** BE-04: the time to choose is over. A customer with arrears, or of which the check fails now, is turned down; the others go into the month. */
async function checked(work: Work, row: Choice): Promise<void> {
  const items = await hindrances(work, row, row.month)
  const [first] = items
  await choices.write(work, row, { checkAt: null, startAt: first ? null : monthMoments(row.month).startAt })
  if (!first) return
  const reason = items.some(({ code }) => code === 'ARREARS') ? '截止时存在欠费' : first.message
  await choices.move(work, row, 'REJECT', 'SYSTEM', { reason, set: { cancelReason: reason } })
}

const settledText = ({ takenVolume, settledAmount, shortFee }: Choice): string =>
  [
    `${formatVolume(takenVolume)}按自选价计${formatMoney(settledAmount)}`,
    ...(shortFee === null || shortFee === '0.00' ? [] : [`少用费${formatMoney(shortFee)}`]),
  ].join('，')

/** The order centre shows a choice (O-01). */
export async function shown(work: Work, { bp, recordId }: Pick<Choice, 'bp' | 'recordId'>): Promise<void> {
  await emit(work, orderChanged, { bp, entity: 'elective_record', id: recordId })
}

/** What a choice held of its option is free again. */
async function giveBack(work: Work, row: Choice): Promise<void> {
  const { companyCode, optionId, volume } = row
  await reserveQuota(work.db, { companyCode, optionId }, `-${volume}`)
  await shown(work, row)
}
