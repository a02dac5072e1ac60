import type { MoneyPromiseState } from '@domain/statuses/money-promise'
import type { StepState, TrackKind, TrackStep } from '@domain/statuses/money-track'

/** What is promised of a step, as it is now. */
export interface Promised {
  state: MoneyPromiseState
  dueAt: string
  caseNo: string | null
  note: string
}

interface Step {
  step: TrackStep
  state: StepState
  /** When it happened. */
  at: string | null
  /** By when it is promised, until it has happened. */
  expectedAt: string | null
  caseNo: string | null
  note: string | null
}

export interface Track {
  kind: TrackKind
  steps: Step[]
  /** How a way ended that did not end as it was meant to. */
  note: string | null
}

interface Fact {
  step: TrackStep
  at: string | null
  promised?: Promised | undefined
  note?: string | null | undefined
}

/**
 * Sets the states of steps: done, current (the first that is not done), the rest. A step before a done one counts as done,
 * also where its moment was not recorded. `over`: no further step comes.
 */
function stepsOf(facts: readonly Fact[], over: boolean): Step[] {
  const last = facts.findLastIndex(({ at }) => at !== null)
  return facts.map(({ step, at, promised, note = null }, index) => {
    const isPassed = index <= last
    const isLate = promised?.state === 'LATE' || promised?.state === 'SOLVED'
    const isNow = index === last + 1 && !over
    return {
      step,
      state: isPassed ? 'DONE' : over ? 'OVER' : isLate ? 'LATE' : isNow ? 'NOW' : 'NEXT',
      at,
      expectedAt: isPassed || over ? null : (promised?.dueAt ?? null),
      caseNo: promised?.caseNo ?? null,
      note: promised?.note || note,
    }
  })
}

export interface OrderFacts {
  state: string
  /** When the money left the payer: the channel's word, or the order's own for what the balance paid. */
  paidAt: string | null
  /** When the order was settled or its money booked. */
  creditedAt: string | null
  note: string | null
  promises: ReadonlyMap<string, Promised>
  /** Null where no meter is notified. */
  credit: { sentAt: string | null; confirmedAt: string | null; failed: boolean } | null
  /** Gas for a card that the order bought. */
  gas: { writtenAt: string | null; toWrite: boolean } | null
  transfer: { proofAt: string | null; atBankAt: string | null; matchedAt: string | null; isOver: boolean } | null
}

/** Y-01: the track of an order's money; null before the first payment. */
export function moneyTrack(facts: OrderFacts): Track | null {
  if (facts.transfer) return transferTrack(facts, facts.transfer)
  if (facts.paidAt === null) return null
  const head: Fact[] = [
    { step: 'PAID', at: facts.paidAt },
    { step: 'CREDITED', at: facts.creditedAt, promised: facts.promises.get('CREDITED') },
  ]
  // Money that went to the balance buys no gas.
  const isAside = facts.state === 'SUCCESS_TO_BALANCE' || facts.state === 'EXCEPTION' || facts.state === 'CLOSED_PART'
  if (facts.credit) return trackOf('REMOTE', [...head, ...meterFacts(facts, facts.credit)], facts.note)
  if (facts.gas && !isAside) return trackOf('CARD', [...head, ...cardFacts(facts, facts.gas)], facts.note)
  return trackOf('PLAIN', head, facts.note)
}

const trackOf = (kind: TrackKind, facts: readonly Fact[], note: string | null, over = false): Track => ({
  kind,
  steps: stepsOf(facts, over),
  note,
})

const meterFacts = ({ promises }: OrderFacts, credit: NonNullable<OrderFacts['credit']>): Fact[] => [
  { step: 'SENT', at: credit.sentAt, promised: promises.get('SENT') },
  {
    step: 'CONFIRMED',
    at: credit.confirmedAt,
    promised: promises.get('CONFIRMED'),
    note: credit.failed ? '表端未能接收，工作人员正在处理' : null,
  },
]

/** The customer writes the card at any time: no limit can be promised. */
const cardFacts = ({ creditedAt }: OrderFacts, { writtenAt, toWrite }: NonNullable<OrderFacts['gas']>): Fact[] => [
  { step: 'TO_WRITE', at: creditedAt },
  { step: 'WRITTEN', at: writtenAt, note: writtenAt === null && toWrite ? '请持卡写卡' : null },
]

function transferTrack(facts: OrderFacts, transfer: NonNullable<OrderFacts['transfer']>): Track | null {
  const { proofAt, atBankAt, matchedAt, isOver } = transfer
  if (proofAt === null && atBankAt === null) return null
  const own: Fact[] = [
    { step: 'REMITTED', at: proofAt },
    { step: 'AT_BANK', at: atBankAt },
    { step: 'MATCHING', at: matchedAt },
    { step: 'ARRIVED', at: matchedAt, promised: facts.promises.get('ARRIVED') },
  ]
  const meters = facts.credit ? meterFacts(facts, facts.credit) : []
  return trackOf('TRANSFER', [...own, ...meters], facts.note, isOver && matchedAt === null)
}

interface RefundFacts {
  state: string
  appliedAt: string
  approvedAt: string | null
  sentBackAt: string | null
  doneAt: string | null
  refuseReason: string | null
  promised: Promised | undefined
}

/** Y-01: the way of money that goes back. */
export function refundTrack(facts: RefundFacts): Track {
  const isRefused = facts.state === 'REFUSED'
  const doneAt = isRefused ? null : facts.doneAt
  const steps: Fact[] = [
    { step: 'APPLIED', at: facts.appliedAt },
    { step: 'APPROVED', at: facts.approvedAt },
    { step: 'SENT_BACK', at: facts.sentBackAt },
    { step: 'REFUNDED', at: doneAt, promised: facts.promised },
  ]
  const note = isRefused ? facts.refuseReason : facts.state === 'TO_BALANCE' ? '款项已退至账户余额' : null
  return trackOf('REFUND', steps, note, isRefused)
}
