import { availableOf, costOfDays } from '@domain/billing/balance'
import { addDays, firstOfMonth, lastOfMonth } from '@domain/date'
import { decimal } from '@domain/decimal'
import { addMoney, isPositiveMoney, minMoney, money, subtractMoney, sumMoney } from '@domain/money'
import type { Work } from '../../http/context'
import { ceramicsMonths } from '../customers/ceramics'
import { topUpHistoric } from '../money/history'
import { outlookOf } from '../../modules/metering/day/outlook'
import { refreshProvisionalOf } from '../../modules/metering/day/provisional'
import { findAccount } from '../../modules/gas-account/repo/accounts'
import { metersOf } from '../../modules/metering/repo/meter'
import {
  announceStatement,
  confirmByDeadline,
  keepStatement,
  openDispute,
  reviseStatement,
} from '../../modules/metering/statement/life'
import { issueBill } from '../../modules/billing/service'
import { keyOf } from '../../modules/metering/types'
import { at } from './agenda'
import { estimateOf, saveHistory, type MeterHistory } from './days'
import { makeFor, monthBack, readingDate, signFor, replayMonth, type Story } from './story'

/** Months of history, m−36 … m−1. */
const MONTHS = 36
/** What the customer had paid in before the first day. */
const OPENING = '800000.00'
/** Largest single transfer of the demo. */
const MOST = '900000.00'
/** The balance shall last so long (CV-16). */
const DAYS_LEFT = 5

/** The ceramics factory month by month. */
export function replayIndustry(story: Story, histories: readonly MeterHistory[]): void {
  topUp(story, at(addDays(firstOfMonth(monthBack(story, MONTHS)), -5), '14:10'), OPENING)
  for (let n = MONTHS; n >= 1; n--) {
    const month = monthBack(story, n)
    const from = firstOfMonth(month)
    const to = lastOfMonth(month)
    const half = roundDown(sumMoney(histories.flatMap((one) => estimateOf(one, from, to))), 2)
    topUp(story, at(`${month}-08`, '10:32'), half)
    // What the last month used is paid in with the balance's last transfers.
    if (n > 1) topUp(story, at(`${month}-22`, '16:05'), half)
    story.agenda.add(at(readingDate(month), '09:31'), (work) => saveHistory(work, histories, from, to, story.closed))
    replayStatement(story, n)
  }
  replayNow(story)
}

function replayStatement(story: Story, n: number): void {
  const billMonth = monthBack(story, n)
  const read = readingDate(billMonth)
  const odd = ceramicsMonths[n]
  if (odd === 'PENDING') return replayPending(story, billMonth)
  if (odd === 'DISPUTE_ACCEPTED') return replayAccepted(story, billMonth, read)
  if (odd === 'DISPUTE_KEPT') return replayKept(story, billMonth, read)
  if (odd === 'NOT_SIGNED') return replayAutoConfirmed(story, billMonth, read)
  replayMonth(story, { scopeKey: 'ALL', billMonth, paidAfter: null })
}

/** It waits for the customer since yesterday 10:00. */
function replayPending(story: Story, billMonth: string): void {
  story.agenda.add(at(addDays(story.today, -1), '10:00'), async (work) =>
    announceStatement(work, await makeFor(work, story.account, 'ALL', billMonth)),
  )
}

/** Revision 1 void after an accepted dispute, revision 2 billed. */
function replayAccepted(story: Story, billMonth: string, read: string): void {
  story.agenda.add(at(read, '10:00'), async (work) => {
    const statement = await makeFor(work, story.account, 'ALL', billMonth)
    story.agenda.add(at(addDays(read, 1), '11:05'), async (then) => {
      const dispute = await openDispute(then, statement, {
        userId: story.actor.userId,
        meterId: '10010102',
        channelNo: '1',
        reasonCode: 'VOLUME',
        content: '当日检修停炉，计量数据与现场记录不一致，请核实',
        expectedReading: null,
      })
      if (!dispute) throw new Error('a dispute was not taken')
      story.agenda.add(at(addDays(read, 2), '16:40'), async (later) => {
        const disputed = { ...statement, state: 'DISPUTED' as const, disputeCount: 1 }
        const corrections = new Map([
          ['10010102|1', { adjustVolume: '-186.40', reason: '异议核减：检修期间多计，经现场核实' }],
        ])
        const revised = await reviseStatement(
          later,
          disputed,
          dispute,
          '经现场核实，核减检修期间多计气量186.40立方米',
          corrections,
        )
        if (!revised) throw new Error('a statement was not revised')
        story.agenda.add(at(addDays(read, 3), '09:25'), async (last) => void (await signFor(last, story, revised)))
      })
    })
  })
}

/** A dispute that the company did not follow. */
function replayKept(story: Story, billMonth: string, read: string): void {
  story.agenda.add(at(read, '10:00'), async (work) => {
    const statement = await makeFor(work, story.account, 'ALL', billMonth)
    story.agenda.add(at(addDays(read, 1), '10:15'), async (then) => {
      const dispute = await openDispute(then, statement, {
        userId: story.actor.userId,
        meterId: '10010101',
        channelNo: '2',
        reasonCode: 'ADJUST',
        content: '旁路本月未启用，请核对旁路气量',
        expectedReading: null,
      })
      if (!dispute) throw new Error('a dispute was not taken')
      const disputed = { ...statement, state: 'DISPUTED' as const, disputeCount: 1 }
      story.agenda.add(at(addDays(read, 2), '15:30'), async (later) => {
        const kept = await keepStatement(
          later,
          disputed,
          dispute,
          '旁路存在微量通过气量，远传数据与现场读数一致，维持原值',
        )
        if (!kept) throw new Error('a statement was not kept')
        story.agenda.add(at(addDays(read, 3), '10:50'), async (last) => void (await signFor(last, story, kept)))
      })
    })
  })
}

/** Not signed in time. */
function replayAutoConfirmed(story: Story, billMonth: string, read: string): void {
  story.agenda.add(at(read, '10:00'), async (work) => {
    const statement = await makeFor(work, story.account, 'ALL', billMonth)
    story.agenda.add(
      at(addDays(read, 4), '00:10'),
      async (later) => void (await issueBill(later, await confirmByDeadline(later, statement), { announce: false })),
    )
  })
}

/** The money that makes the balance last five days. */
function replayNow(story: Story): void {
  story.agenda.add(at(addDays(story.closed, 1), '09:30'), async (work) => {
    await refreshProvisionalOf(work, story.account)
    await balanceFor(work, story)
  })
}

/** Transfers of the last days, at most MOST each, until what is available lasts DAYS_LEFT days (A 8). */
async function balanceFor(work: Work, story: Story): Promise<void> {
  const meters = await metersOf(work.db, story.account)
  const before = await findAccount(work.db, story.account)
  if (!before) throw new Error('the account vanished')
  let missing = subtractMoney(await target(work, story), availableOf(before))
  for (let index = 0; isPositiveMoney(missing); index++) {
    const amount = minMoney(missing, MOST)
    missing = subtractMoney(missing, amount)
    await pay(work, story, at(story.closed, `1${Math.min(index, 6)}:20`), amount)
  }
  const after = await findAccount(work.db, story.account)
  if (after && (await outlookOf(work, after, meters)).daysLeft !== DAYS_LEFT)
    work.log.warn({ bp: story.account.bp }, 'seeded balance does not last as planned')
}

/** The next DAYS_LEFT days and half of the one after them. */
async function target(work: Work, story: Story): Promise<string> {
  const account = await findAccount(work.db, story.account)
  if (!account) throw new Error('the account vanished')
  const { nextCosts } = await outlookOf(work, account, await metersOf(work.db, story.account))
  const half = decimal(nextCosts[DAYS_LEFT] ?? '0.00').div(2)
  return addMoney(costOfDays(nextCosts, DAYS_LEFT), money(half.toFixed(2)))
}

function topUp(story: Story, paidAt: string, amount: string): void {
  if (isPositiveMoney(amount)) story.agenda.add(paidAt, (work) => pay(work, story, paidAt, amount))
}

async function pay(work: Work, story: Story, paidAt: string, amount: string): Promise<void> {
  await topUpHistoric(work, {
    ...keyOf(story.account),
    channel: 'TT',
    paidAt,
    payerUserId: story.actor.userId,
    payerMask: story.actor.mask,
    amount,
  })
}

/** A share of an amount, cut to whole ten thousands. */
const roundDown = (amount: string, parts: number): string =>
  money(decimal(amount).div(parts).div(10000).round(0, 0).times(10000).toFixed(2))
