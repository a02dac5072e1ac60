import { addDays, firstOfMonth, lastOfMonth } from '@domain/date'
import { announceStatement, openDispute } from '../../modules/metering/statement/life'
import type { Meter } from '../../modules/metering/types'
import { requestAnswer } from '../../modules/settlement/service'
import { reissueBill, reverseBill } from '../../modules/billing/reversal'
import { BOILER, boilerMonths, CANTEEN } from '../customers/hospital'
import { at } from './agenda'
import { saveHistory, type MeterHistory } from './days'
import { openRegister, readByHand } from './manual'
import { makeFor, monthBack, payFor, readingDate, replayMonth, type Story } from './story'

const MONTHS = 36
/** Part that was paid of m−3 (A 8). */
const PART = '20000.00'

/** The hospital month by month: a statement for its boiler and one for its canteen. */
export function replayHospital(story: Story, histories: readonly MeterHistory[], canteen: Meter): void {
  story.agenda.add(at(firstOfMonth(monthBack(story, MONTHS)), '09:00'), (work) =>
    openRegister(work, story, canteen, monthBack(story, MONTHS)),
  )
  for (let n = MONTHS; n >= 1; n--) {
    const billMonth = monthBack(story, n)
    story.agenda.add(at(readingDate(billMonth), '09:31'), async (work) => {
      await saveHistory(work, histories, firstOfMonth(billMonth), lastOfMonth(billMonth), story.closed)
      // The customer's own picture of m−1 is taken over by the photos of the seed.
      if (n > 1) await readByHand(work, story, canteen, billMonth, 'MANUAL')
    })
    if (n > 1) replayMonth(story, { scopeKey: CANTEEN, billMonth })
    replayBoiler(story, n, billMonth)
  }
  replayPending(story)
}

function replayBoiler(story: Story, n: number, billMonth: string): void {
  const month = { scopeKey: BOILER, billMonth }
  const odd = boilerMonths[n]
  if (odd === 'PENDING') return
  if (odd === 'DUE_SOON')
    return replayMonth(story, {
      ...month,
      signedAt: at(addDays(story.today, -5), '09:10'),
      dueDate: addDays(story.today, 5),
      paidAfter: null,
      announce: true,
    })
  if (odd === 'PART_PAID') return replayPartPaid(story, month)
  // The plan belongs to the payment part: its bills stay open here.
  if (odd === 'IN_PLAN') return replayMonth(story, { ...month, paidAfter: null })
  if (odd === 'REVERSED') return replayReversed(story, month)
  replayMonth(story, month)
}

/** 20,000.00 of it was paid, the rest is late by 18 days. */
function replayPartPaid(story: Story, month: { scopeKey: string; billMonth: string }): void {
  replayMonth(story, {
    ...month,
    signedAt: at(addDays(story.today, -28), '10:30'),
    dueDate: addDays(story.today, -18),
    paidAfter: null,
    announce: true,
    then: async (_work, issued) => {
      const paidAt = at(addDays(story.today, -20), '14:22')
      story.agenda.add(paidAt, (payday) => payFor(payday, story, issued, paidAt, PART))
    },
  })
}

/** The bill was wrong and reversed before a payment, a new one took its place. */
function replayReversed(story: Story, month: { scopeKey: string; billMonth: string }): void {
  replayMonth(story, {
    ...month,
    paidAfter: null,
    then: async (_work, issued) => {
      const reversedAt = at(addDays(readingDate(month.billMonth), 5), '11:00')
      story.agenda.add(reversedAt, async (work) => {
        await reverseBill(work, story.account, issued.billId, '计价有误，冲销重开')
        const again = await reissueBill(work, story.account, issued.billId, { announce: false })
        const paidAt = at(addDays(reversedAt.slice(0, 10), 3), '10:05')
        story.agenda.add(paidAt, (payday) => payFor(payday, story, again, paidAt))
      })
    },
  })
}

/** m−1: the boiler waits since yesterday, the canteen is disputed. */
function replayPending(story: Story): void {
  const billMonth = monthBack(story, 1)
  const yesterday = addDays(story.today, -1)
  story.agenda.add(at(yesterday, '10:00'), async (work) =>
    announceStatement(work, await makeFor(work, story.account, BOILER, billMonth)),
  )
  story.agenda.add(at(yesterday, '10:00'), async (work) => {
    const statement = await makeFor(work, story.account, CANTEEN, billMonth)
    await announceStatement(work, statement)
    story.agenda.add(at(yesterday, '16:20'), async (later) => {
      const dispute = await openDispute(later, statement, {
        userId: story.actor.userId,
        meterId: CANTEEN,
        channelNo: '1',
        reasonCode: 'VOLUME',
        content: '食堂当月停业检修一周，气量与实际不符，请核实',
        expectedReading: null,
      })
      if (!dispute) throw new Error('the dispute of m-1 was not taken')
      await requestAnswer(later, statement, dispute)
    })
  })
}
