import { type StatusText, type Transition, allows, isTerminal, next, sourcesOf } from '../machine'
import * as all from './index'

type Machine = [
  name: string,
  states: Record<string, StatusText>,
  rows: readonly Transition[],
  terminal: string[],
  first: string[],
]

const { '00': _unsent, '50': _withdrawn, ...qualificationStatus } = all.certStatus

/** Terminal states and first states as the design marks them (A 3, C 3.3). */
const machines: Machine[] = [
  ['meter', all.meterStatus, all.meterTransitions, ['REMOVED'], ['NORMAL']],
  ['statement', all.statementStatus, all.statementTransitions, ['BILLED', 'VOID'], ['DRAFT']],
  ['valve command', all.valveCommandStatus, all.valveCommandTransitions, ['DONE', 'REFUSED', 'REPLACED'], ['WAITING']],
  ['bill', all.billStatus, all.billTransitions, ['REVERSED'], ['UNPAID']],
  ['bank account', all.bankAccountStatus, all.bankAccountTransitions, ['DISABLED'], ['TO_VERIFY']],
  [
    'pay order',
    all.payOrderStatus,
    all.payOrderTransitions,
    ['CLOSED_PART', 'SUCCESS_TO_BALANCE', 'REFUNDED'],
    ['WAIT_PAY'],
  ],
  ['sub-order', all.subOrderStatus, all.subOrderTransitions, ['SUCCESS', 'CLOSED'], ['WAIT_PAY']],
  ['payment', all.paymentStatus, all.paymentTransitions, ['REFUNDED'], ['CREATED']],
  ['gas order', all.gasOrderStatus, all.gasOrderTransitions, ['FINISHED', 'REFUNDED', 'CLOSED'], ['WAIT_PAY']],
  ['gas slice', all.gasSliceStatus, all.gasSliceTransitions, ['LOADED'], ['WAIT']],
  [
    'NFC session',
    all.nfcSessionStatus,
    all.nfcSessionTransitions,
    ['DONE', 'ABORTED', 'EXPIRED', 'LOST', 'FAILED'],
    ['OPEN'],
  ],
  ['card', all.cardStatus, all.cardTransitions, ['REPLACED'], ['ACTIVE']],
  ['transfer', all.ttOrderStatus, all.ttOrderTransitions, ['MATCHED', 'DIFF', 'CANCELLED', 'EXPIRED'], ['WAIT_REMIT']],
  [
    'instalment plan',
    all.installmentStatus,
    all.installmentTransitions,
    ['SETTLED', 'TERMINATED', 'REJECTED', 'CANCELLED'],
    ['APPLYING'],
  ],
  ['instalment item', all.installmentItemStatus, all.installmentItemTransitions, ['PAID'], ['WAIT']],
  ['meter photo', all.meterImgStatus, all.meterImgTransitions, ['ACCEPTED', 'REJECTED', 'SUPERSEDED'], ['SUBMITTED']],
  ['refund', all.refundStatus, all.refundTransitions, ['DONE', 'REFUSED', 'TO_BALANCE'], ['APPLIED']],
  ['stop for arrears', all.stopGasStatus, all.stopGasTransitions.ARREARS, ['RESUMED', 'CANCELLED'], ['WARNED']],
  ['review of a binding', all.reviewStatus, all.reviewTransitions, [], ['2']],
  ['project', all.projectStatus, all.projectTransitions, ['FINISHED', 'TERMINATED'], ['RUNNING']],
  ['step of a project', all.nodeStatus, all.nodeTransitions, ['SKIPPED'], ['NOT_STARTED']],
  ['scheme', all.schemeStatus, all.schemeTransitions, ['CONFIRMED', 'REJECTED', 'REPLACED', 'EXPIRED'], ['TO_CONFIRM']],
  ['instalment of a project', all.projectPaymentStatus, all.projectPaymentTransitions, ['PAID'], ['NOT_DUE']],
  [
    'approval of a project',
    all.projectApprovalStatus,
    all.projectApprovalTransitions,
    ['AGREED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'],
    ['WAITING'],
  ],
  ['binding', all.bindingStatus, all.bindingTransitions, ['UNBOUND'], ['LIVE']],
  ['claim', all.claimStatus, all.claimTransitions, ['DONE', 'REJECTED'], ['OPEN']],
  ['certification', all.certStatus, all.certTransitions, ['60'], ['00']],
  [
    'register of a photo',
    all.recognitionStatus,
    all.recognitionTransitions,
    ['SUBMITTED'],
    ['SUCCESS', 'NEED_CHECK', 'FAILED'],
  ],
  ['quarter of 惠用气', all.hyqPeriodStatus, all.hyqPeriodTransitions, ['closed'], ['draft']],
  ['follow-up of an answer', all.hyqFollowStatus, all.hyqFollowTransitions, ['none', 'closed'], ['none', 'open']],
  ['smart message', all.smartStatus, all.smartTransitions, ['adopted', 'ignored'], ['new']],
  ['service ticket', all.ticketStatus, all.ticketTransitions, ['CLOSED', 'CANCELLED', 'REJECTED'], ['SUBMITTED']],
  [
    'sign-up for an activity',
    all.signUpStatus,
    all.signUpTransitions,
    ['cancelled', 'calledOff', 'missed', 'attended', 'absent'],
    ['waiting'],
  ],
  ['enquiry', all.leadStatus, all.leadTransitions, ['completed', 'cancelled', 'closed'], ['submitted']],
  ['balance activity', all.balanceActivityStatus, all.balanceActivityTransitions, ['FINISHED', 'CANCELLED'], ['DRAFT']],
  [
    'sign-up for a balance activity',
    all.balanceApplyStatus,
    all.balanceApplyTransitions,
    ['REJECTED', 'WITHDRAWN', 'CANCELLED', 'SETTLED'],
    ['SUBMITTED'],
  ],
  ['elective period', all.electivePeriodStatus, all.electivePeriodTransitions, ['CLOSED'], ['NOT_OPEN']],
  ['elective record', all.electiveStatus, all.electiveTransitions, ['CANCELLED', 'REJECTED'], ['SUBMITTED']],
  ['sign task', all.signTaskStatus, all.signTaskTransitions, ['SIGNED', 'REFUSED', 'EXPIRED'], ['PENDING']],
  ['notice of a contract', all.contractNoticeStatus, all.contractNoticeTransitions, ['ACKED'], ['UNREAD']],
  ['coupon', all.couponStatus, all.couponTransitions, ['expired', 'refused', 'withdrawn'], ['review']],
  ['place of gas use', all.siteStatus, all.siteTransitions, ['REPLACED', 'DELETED'], ['PENDING']],
  [
    'inspection report',
    all.reportStatus,
    all.reportTransitions,
    ['ARCHIVED', 'VOIDED'],
    ['TO_SIGN', 'NOT_MET', 'REFUSED'],
  ],
  ['hazard', all.hazardStatus, all.hazardTransitions, ['CLOSED', 'VOIDED'], ['TO_CONFIRM', 'RECTIFYING']],
  ['inspection plan', all.planStatus, all.planTransitions, [], ['WAITING']],
  ['qualification', qualificationStatus, all.qualificationTransitions, ['60'], ['10']],
  ['invoiceable item', all.invoiceItemStatus, all.invoiceItemTransitions, ['I6'], ['I0']],
  ['pick', all.pickStatus, all.pickTransitions, ['USED', 'RELEASED', 'EXPIRED'], ['HELD']],
  ['application for invoices', all.invoiceApplyStatus, all.invoiceApplyTransitions, ['A2', 'A3', 'A5'], ['A0']],
  ['title', all.titleStatus, all.titleTransitions, [], ['T2']],
  ['invoice', all.invoiceStatus, all.invoiceTransitions, ['N3', 'N5', 'N9'], ['N1', 'N5']],
  ['red confirmation', all.redStatus, all.redTransitions, ['05', '07', '08', 'R9', 'RS'], ['R0']],
  ['mail of invoices', all.invoiceMailStatus, all.invoiceMailTransitions, ['1', '2'], ['0']],
  ['cancellation', all.cancelStatus, all.cancelTransitions, ['C1', 'C2', 'C3'], ['C0']],
]

describe.each(machines)('%s', (_, states, rows, terminal, first) => {
  const names = Object.keys(states)

  it('knows every state that a row names', () => {
    expect(rows.flatMap((row) => [row.from, row.to]).filter((state) => !names.includes(state))).toEqual([])
  })

  it('leads each state and event to one state only', () => {
    const keys = rows.map((row) => `${row.from} ${row.on}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('ends where the design says', () => {
    expect(names.filter((state) => isTerminal(rows, state)).sort()).toEqual([...terminal].sort())
  })

  it('reaches every state from the first', () => {
    const seen = new Set(first)
    for (let size = -1; size !== seen.size;) {
      size = seen.size
      rows.forEach((row) => seen.has(row.from) && seen.add(row.to))
    }
    expect(names.filter((state) => !seen.has(state))).toEqual([])
  })

  it('has a label for every state', () => {
    expect(names.filter((state) => !states[state]?.label)).toEqual([])
  })
})

describe('helpers', () => {
  it.each([
    ['WAIT_PAY', 'PAID', 'SUCCESS'],
    ['CLOSED', 'LATE_MONEY', 'EXCEPTION'],
    ['CLOSED', 'PAID', null],
    ['SUCCESS', 'CLOSE', null],
    ['PART_PAID', 'EXPIRE_PART', 'CLOSED_PART'],
  ] as const)('a pay order in %s on %s becomes %s', (state, event, expected) => {
    expect(next(all.payOrderTransitions, state, event)).toBe(expected)
    expect(allows(all.payOrderTransitions, state, event)).toBe(expected !== null)
  })

  it('names the sources of an event', () => {
    expect(sourcesOf(all.billTransitions, 'DUE_PASSED')).toEqual(['UNPAID', 'PART_PAID'])
    expect(sourcesOf(all.statementTransitions, 'SIGN')).toEqual(['PENDING'])
  })
})

it('words of a stop depend on its kind (A 3.11)', () => {
  expect(all.stopGasText('ARREARS', 'NOTICED')).toEqual({ label: '已送达停气通知', tone: 'warning' })
  expect(all.stopGasText('PLANNED', 'NOTICED').label).toBe('待执行')
  expect(all.stopGasText('PEAK', 'STOPPED').label).toBe('限气中')
  expect(all.stopGasText('ARREARS', 'CANCELLED').label).toBe('已解除')
})

it.each([
  ['ARREARS', undefined, 'WARNED'],
  ['PLANNED', undefined, 'NOTICED'],
  ['PEAK', undefined, 'NOTICED'],
  ['EMERGENCY', undefined, 'STOPPED'],
  ['HAZARD', 1, 'STOPPED'],
  ['HAZARD', 2, 'NOTICED'],
] as const)('a stop of kind %s, level %s, begins %s', (kind, level, state) => {
  expect(all.firstStopState(kind, level)).toBe(state)
})

it('only arrears and hazards resume in two steps (A 3.11)', () => {
  const atOnce = (['ARREARS', 'PLANNED', 'EMERGENCY', 'PEAK', 'HAZARD'] as const).filter((kind) =>
    allows(all.stopGasTransitions[kind], 'STOPPED', 'RESUME'),
  )
  expect(atOnce).toEqual(['PLANNED', 'EMERGENCY', 'PEAK'])
})

it.each([
  [{ bp: '1000000001', isMaster: '1', reviewStatus: '' }, true],
  [{ bp: '1000000001', isMaster: '0', reviewStatus: '1' }, true],
  [{ bp: '1000000001', isMaster: '0', reviewStatus: '2' }, false],
  [{ bp: '', isMaster: '1', reviewStatus: '1' }, false],
  [{}, false],
])('bind success of %j is %s (specification 4)', (user, expected) => {
  expect(all.isBindSuccess(user)).toBe(expected)
})

it('knows what is owed, what may be bought for and when to stop asking', () => {
  expect((Object.keys(all.billStatus) as all.BillState[]).filter(all.isOwing)).toEqual([
    'UNPAID',
    'PART_PAID',
    'OVERDUE',
  ])
  expect((Object.keys(all.meterStatus) as all.MeterState[]).filter(all.canBuyFor)).toEqual(['NORMAL', 'STOPPED'])
  const open = (Object.keys(all.payOrderStatus) as all.PayOrderState[]).filter((state) => !all.isSettled(state))
  expect(open).toEqual(['WAIT_PAY', 'PAYING', 'PART_PAID', 'EXCEPTION'])
})
