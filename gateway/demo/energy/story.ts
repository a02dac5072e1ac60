import { addDays, addMonths, firstOfMonth } from '@domain/date'
import { maskPhone } from '@domain/mask'
import { compareMoney } from '@domain/money'
import { rnd } from '@domain/random'
import type { Work } from '../../http/context'
import { usersById } from '../../modules/identity/service'
import { usersOf } from '../../modules/membership/service'
import { payBillHistoric } from '../money/history'
import { issueBill, type Issued } from '../../modules/billing/service'
import { metersOf } from '../../modules/metering/repo/meter'
import type { Statement } from '../../modules/metering/repo/statement'
import type { Correction } from '../../modules/metering/rules/measure'
import { signStatement } from '../../modules/metering/statement/life'
import { makeStatement } from '../../modules/metering/statement/statements'
import { plansOf } from '../../modules/metering/statement/plan'
import { keyOf, type Account } from '../../modules/metering/types'
import { at, type Agenda } from './agenda'
import { saveHistory, type MeterHistory } from './days'

/** The user that acts for a customer in its history: its master. */
export interface Actor {
  userId: string
  name: string
  mask: string
}

/** What makes a customer's history. */
export interface Story {
  agenda: Agenda
  account: Account
  actor: Actor
  /** Date of the seeding. */
  today: string
  /** The month of the newest closed gas day; m−1 is the one before. */
  running: string
  /** Newest closed gas day. */
  closed: string
}

const system: Actor = { userId: 'SYSTEM', name: '客户代表', mask: '' }

/** The master of a customer; a stand-in where the account part was seeded without users. */
export async function actorOf(work: Work, bp: string): Promise<Actor> {
  const [first] = await usersOf(work, bp)
  if (!first) return system
  const user = (await usersById(work, [first.userId])).get(first.userId)
  return { userId: first.userId, name: user?.nickname ?? system.name, mask: user ? maskPhone(user.phone) : '' }
}

/** Bill month m−n. */
export const monthBack = (story: Story, n: number): string => addMonths(story.running, -n)

/** First date after a bill month: the day its meters are read. */
export const readingDate = (billMonth: string): string => `${addMonths(billMonth, 1)}-01`

/** Days of the running month after which its usage is checked: gas that is sold by ten days is settled then. */
const LOOKS = ['10', '20'] as const

/** The days of the running month, each part when it was over. */
export function replayRunning(story: Story, histories: readonly MeterHistory[]): void {
  if (histories.length === 0) return
  const ends = LOOKS.map((day) => `${story.running}-${day}`).filter((day) => day < story.closed)
  let from = firstOfMonth(story.running)
  for (const to of [...ends, story.closed]) {
    const span = { from, to }
    story.agenda.add(at(addDays(to, 1), '09:30'), (work) =>
      saveHistory(work, histories, span.from, span.to, story.closed),
    )
    from = addDays(to, 1)
  }
}

/** Makes the statement of one meter, or of all for 'ALL'. Throws when it cannot be made: the seed's own data are wrong then. */
export async function makeFor(
  work: Work,
  account: Account,
  scopeKey: string,
  billMonth: string,
  extra: { deadline?: string; corrections?: ReadonlyMap<string, Correction> } = {},
): Promise<Statement> {
  const plans = plansOf(account, await metersOf(work.db, account), billMonth)
  const plan = plans.find((one) => (one.scope === 'MULTI' ? 'ALL' : one.meters[0]?.meterId) === scopeKey)
  const full = plan ? await makeStatement(work, { ...plan, ...extra }) : null
  if (!full) throw new Error(`no statement of ${account.bp} ${scopeKey} ${billMonth}`)
  return full.head
}

/** The customer signs and the bill is issued, silently or with its to-do. */
export async function signFor(
  work: Work,
  story: Story,
  statement: Statement,
  options: { announce?: boolean; dueDate?: string } = {},
): Promise<Issued> {
  return issueBill(work, await signStatement(work, statement, story.actor), {
    announce: options.announce ?? false,
    ...(options.dueDate ? { dueDate: options.dueDate } : {}),
  })
}

/** Above this amount companies pay by bank transfer. */
const TRANSFER_FROM = '45000.00'

/** Pays a bill of the past, by bank transfer when it is large, else by one of the WeChat ways (A 8: varied channels). */
export async function payFor(work: Work, story: Story, issued: Issued, paidAt: string, amount?: string): Promise<void> {
  const chance = rnd(`A|${story.account.bp}|${issued.dueDate}|channel`)
  const isLarge = compareMoney(amount ?? issued.receivable, TRANSFER_FROM) > 0
  await payBillHistoric(work, {
    ...keyOf(story.account),
    billId: issued.billId,
    channel: isLarge ? 'TT' : chance < 0.6 ? 'WXMINI' : 'WXJSAPI',
    paidAt,
    payerUserId: story.actor.userId,
    payerMask: story.actor.mask,
    ...(amount ? { amount } : {}),
  })
}

export interface MonthOptions {
  scopeKey: string
  billMonth: string
  /** ISO; default: one to two days later. */
  signedAt?: string
  dueDate?: string
  /** Days after the issue until it is paid; null: it stays open. */
  paidAfter?: number | null
  announce?: boolean
  /** Runs after the issue, in its event. */
  then?: (work: Work, issued: Issued) => Promise<void>
}

/** An ordinary month: statement, signature, bill, payment. */
export function replayMonth(story: Story, month: MonthOptions): void {
  const read = readingDate(month.billMonth)
  const key = `A|${month.scopeKey}|${month.billMonth}`
  const madeAt = at(read, '10:00')
  const signedAt = month.signedAt ?? at(addDays(read, 1 + Math.floor(2 * rnd(`${key}|sign`))), '15:20')
  story.agenda.add(madeAt, async (work) => {
    const statement = await makeFor(work, story.account, month.scopeKey, month.billMonth, {
      deadline: deadlineAfter(signedAt),
    })
    story.agenda.add(signedAt, async (later) => {
      const issued = await signFor(later, story, statement, {
        announce: month.announce ?? false,
        ...(month.dueDate ? { dueDate: month.dueDate } : {}),
      })
      await month.then?.(later, issued)
      if (month.paidAfter === null) return
      const paidAt = at(
        addDays(signedAt.slice(0, 10), month.paidAfter ?? 2 + Math.floor(6 * rnd(`${key}|paid`))),
        '09:45',
      )
      story.agenda.add(paidAt, (payday) => payFor(payday, story, issued, paidAt))
    })
  })
}

/** The 24:00 of three days after the signature at the latest, so that nothing is signed after its deadline. */
const deadlineAfter = (signedAt: string): string => at(addDays(signedAt.slice(0, 10), 3), '00:00')
