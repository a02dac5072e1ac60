import type { Api } from '@contract'
import { availableOf } from '@domain/billing/balance'
import { addDays, dateOf, diffDays } from '@domain/date'
import { outageSystems } from '@domain/outage'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { failedSystems } from '../../ports/outage'
import { accountArrears, currentStop, heldByOrders, type Arrears } from '../billing/service'
import { ownAccount, type Account } from '../gas-account/service'
import { unreadTotal } from '../message/service'
import {
  cardGas,
  changeOf,
  outlookOf,
  meterRows,
  monthUse,
  ownMeters,
  pendingStatements,
  provisionalMonths,
  runningMonth,
  type Meter,
  type Outlook,
} from '../metering/service'
import { openCounts } from '../todo/service'
import { ask } from '../../wiring'
import { lapsingCycles, type LapsingCycle } from './lapsing'
import { banner } from './rules/banner'

type Summary = Api['default GET /crmgas/home/summary']['out']

/** The swiper of the home page shows so many meters (A 6.43). */
const SHOWN_METERS = 10
/** Default of the reminder's lowDays (A 2.17): the balance banner appears from here on. */
const LOW_DAYS = 7

/** Everything the first screen shows (A 5.1, 6.43). Blocks without model are left out: null or empty. */
export async function homeSummary(work: Work, session: BoundSession, meterId: string | undefined): Promise<Summary> {
  const account = await ownAccount(work, session)
  const mayBill = maySee(session, 'BILL_VIEW')
  const mayEnergy = maySee(session, 'ENERGY_VIEW')
  const mayPackage = maySee(session, 'PACKAGE_VIEW')
  const [all, owed, todos, waiting, stop, unreadCount, lapsing] = await Promise.all([
    ownMeters(work, account),
    accountArrears(work, account),
    openCounts(work, session),
    mayEnergy ? pendingStatements(work.db, account) : [],
    currentStop(work, account),
    unreadTotal(work, session.userId, session.bp),
    mayPackage ? ask(work, lapsingCycles)(work, account) : [],
  ])
  const chosen = meterId ? all.filter((meter) => meter.meterId === meterId) : all
  const [left, inPayment, months, meters, energy, cards] = await Promise.all([
    outlookOf(work, account, all),
    mayBill ? heldByOrders(work, owed) : null,
    mayBill ? provisionalMonths(work, account) : [],
    mayEnergy ? meterRows(work, account, all.slice(0, SHOWN_METERS), mayBill) : [],
    mayEnergy ? energyView(work, account, chosen, mayBill) : null,
    cardFacts(work, account, all),
  ])
  return {
    account: { ...accountView(work, account, owed, left, mayBill), provisionalMonths: months, inPayment },
    meters,
    meterCount: all.length,
    banner: bannerOf(work, {
      stop,
      owed,
      left: left.daysLeft,
      waiting,
      cards,
      lapsing,
      mayBill,
      mayEnergy,
      mayPay: maySee(session, 'PAY_TOPUP'),
      maySign: maySee(session, 'SETTLE_SIGN'),
      mayWrite: maySee(session, 'NFC_WRITE'),
      mayPackage,
      mayExtract: maySee(session, 'PACKAGE_EXTRACT'),
    }),
    todo: {
      statement: waiting.length,
      writeCard: todos['WRITE_CARD'] ?? 0,
      bill: mayBill ? owed.due.count : 0,
      install: todos['INSTALL_DUE'] ?? 0,
      tt: todos['TT_REJECTED'] ?? 0,
    },
    energy,
    unreadCount,
    ...failedParts(work),
  }
}

/** Of the outside systems that a customer notices, those that do not answer (Y-22): read from memory, no call is made. */
function failedParts({ ports: { outages } }: Work): Pick<Summary, 'partial' | 'failedParts'> {
  const failed = failedSystems(outages, outageSystems)
  return failed.length === 0 ? {} : { partial: true, failedParts: failed }
}

function accountView(
  work: Work,
  account: Account,
  owed: Arrears,
  left: Outlook,
  mayBill: boolean,
): Omit<Summary['account'], 'provisionalMonths' | 'inPayment'> {
  const money = (amount: string): string | null => (mayBill ? amount : null)
  return {
    bp: account.bp,
    customerName: account.customerName,
    gasUse: account.gasUse,
    chargeMode: account.chargeMode,
    balance: money(account.balance),
    available: money(availableOf(account)),
    provisional: money(account.provisional),
    frozen: money(account.frozen),
    arrears: money(owed.owed.totalDue),
    installmentDue: money(owed.inPlan.totalDue),
    heldDue: money(owed.held.totalDue),
    overdueAmount: money(owed.overdue.totalDue),
    daysLeft: mayBill ? left.daysLeft : null,
    ifPaid: mayBill && left.ifPaid ? { cycles: left.ifPaid.cycles, daysLeft: left.ifPaid.daysLeft } : null,
    dueDate: mayBill ? owed.due.firstDueDate : null,
    unpaidCount: mayBill ? owed.due.count : 0,
    overdueCount: mayBill ? owed.overdue.count : 0,
    sapSysFlag: account.sapSysFlag,
  }
}

interface BannerFacts {
  stop: Awaited<ReturnType<typeof currentStop>>
  owed: Arrears
  left: number | null
  /** Of the statements that wait for the customer. */
  waiting: readonly { billMonth: string; confirmDeadline: string }[]
  mayBill: boolean
  mayEnergy: boolean
  lapsing: readonly LapsingCycle[]
  mayPay: boolean
  maySign: boolean
  mayWrite: boolean
  cards: CardFacts
  mayPackage: boolean
  mayExtract: boolean
}

type CardFacts = Parameters<typeof banner>[0]['cards']

/** Customers without card meters cost no query. */
async function cardFacts(work: Work, account: Account, meters: readonly Meter[]): Promise<CardFacts> {
  const hasCards = meters.some(({ meterType }) => meterType === 'IC')
  const pending = hasCards ? [...(await ask(work, cardGas).pending(work, account)).values()] : []
  const inStates = (...states: readonly string[]) =>
    pending.filter(({ state }) => states.includes(state)).map(({ gasOrderId }) => gasOrderId)
  return { unknown: inStates('UNKNOWN'), toWrite: inStates('WAIT_WRITE', 'PART_WRITTEN') }
}

function bannerOf(work: Work, { stop, owed, left, waiting, ...may }: BannerFacts): Summary['banner'] {
  const [first] = [...waiting].sort((a, b) => (a.confirmDeadline < b.confirmDeadline ? -1 : 1))
  const deadline = first?.confirmDeadline || null
  return banner({
    stop,
    arrears: owed.unplanned.due.totalDue,
    overdue: {
      count: owed.overdue.count,
      amount: owed.overdue.totalDue,
      perDay: owed.overdue.perDay,
      dueDate: owed.due.firstDueDate,
    },
    // The deadline is the 00:00 after its last day.
    statements: {
      count: waiting.length,
      month: first?.billMonth ?? null,
      deadline,
      daysToDeadline: deadline ? Math.max(0, diffDays(work.clock.today(), addDays(dateOf(deadline), -1))) : 0,
    },
    now: work.clock.now(),
    daysLeft: left,
    lowDays: LOW_DAYS,
    ...may,
  })
}

async function energyView(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  mayBill: boolean,
): Promise<Summary['energy']> {
  const use = await monthUse(work, account, meters, runningMonth(work, account))
  return {
    billMonth: use.billMonth,
    month: use.volume,
    monthAmount: mayBill ? use.amount : null,
    yoyPct: changeOf(use.volume, use.lastYear),
    momPct: changeOf(use.volume, use.lastMonth),
    yesterday: use.lastDay,
    gasDay: use.lastDay === null ? null : use.through,
    asOf: use.asOf,
    whole: use.whole,
  }
}
