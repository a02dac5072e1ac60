import { addDays, addMonths, firstOfMonth, monthOf } from '@domain/date'
import { rnd } from '@domain/random'
import type { Work } from '../../http/context'
import { deriveItems } from '../../modules/invoice/derive-all'
import { itemsOf } from '../../modules/invoice/repo/items'
import { keepSeller } from '../../modules/invoice/repo/sellers'
import { deadlineOf } from '../../modules/invoice/rules/dates'
import type { AccountKey, Item, Title } from '../../modules/invoice/types'
import { usersOf } from '../../modules/membership/service'
import { supplied } from '../customers'
import { demoId } from '../people'
import { setTradeTime } from '../invoice-repo'
import { oldInvoice, pastApply } from './history'
import { seedReds } from './reds'
import { sellers } from './sellers'
import { seedStates } from './states'
import { seedTitles } from './titles'

/** Bills of so many months stay to be invoiced (C 8.5). */
const OPEN_MONTHS = 3
const CLOSED_USER = '已注销用户04186207'

/**
 * Invoices of the demo (C 8.5): what may be invoiced follows from the bills and payments that are there; the older of it was invoiced
 * month by month by the customer's people, with the clock set back; then every state once.
 */
export async function seedInvoices(work: Work): Promise<void> {
  for (const { seller, goods } of sellers) await keepSeller(work.db, seller, goods)
  for (const { bp, companyCode } of supplied) {
    const key = { bp, companyCode }
    await deriveItems(work, key)
    await dateLateFees(work, bp)
    const title = await seedTitles(work, key)
    await seedHistory(work, key, title)
  }
  await seedStates(work)
  await seedReds(work)
}

/** A late fee is dated when it is derived; that of the past belongs to the month after its bill. */
async function dateLateFees(work: Work, bp: string): Promise<void> {
  for (const item of await itemsOf(work.db, bp)) {
    if (item.source !== 'LATEFEE') continue
    const paidOn = `${addMonths(item.month, 2)}-05`
    const day = paidOn < work.clock.today() ? paidOn : work.clock.today()
    await setTradeTime(work.db, item, { tradeTime: `${day}T10:00:00+08:00`, deadline: deadlineOf(day) })
  }
}

async function seedHistory(work: Work, key: AccountKey, title: Title): Promise<void> {
  const first = addMonths(monthOf(work.clock.today()), -OPEN_MONTHS)
  const past = (await itemsOf(work.db, key.bp)).filter((item) => item.status === 'I0' && item.month < first)
  const people = (await usersOf(work, key.bp)).map(({ userId }) => userId)
  const groups = new Map<string, Item[]>()
  for (const item of past) {
    const group = key.bp === '1000000002' ? quarterOf(item.month) : item.month
    groups.set(group, [...(groups.get(group) ?? []), item])
  }
  for (const [month, items] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const last =
      items
        .map((one) => one.month)
        .sort()
        .at(-1) ?? month
    const at = issuedAt(work, key.bp, last)
    if (key.bp === '1000000004' && isOld(work, last))
      for (const item of items) await oldInvoice(work, key, item, title, at)
    else await pastApply(work, key, items, title, { at, userId: applicant(work, key.bp, last, people) })
  }
}

/** The bills of the old system (before the cut-over, C 8.5). */
const isOld = (work: Work, month: string): boolean => month < addMonths(monthOf(work.clock.today()), -24)

const quarterOf = (month: string): string => {
  const end = Math.ceil(Number(month.slice(5)) / 3) * 3
  return `${month.slice(0, 4)}-${String(end).padStart(2, '0')}`
}

/** The sixth of the month after, and some days. */
function issuedAt(work: Work, bp: string, month: string): string {
  const day = addDays(`${firstOfMonth(addMonths(month, 1))}`, 5 + Math.floor(rnd(`C|invoice|${bp}|${month}`) * 9))
  const safe = day < work.clock.today() ? day : addDays(work.clock.today(), -1)
  return `${safe}T10:20:00+08:00`
}

/** Sixty of a hundred by the master; two old ones by a user with a closed account (C 8.6). */
function applicant(work: Work, bp: string, month: string, people: readonly string[]): string {
  const ago = (months: number): boolean => month === addMonths(monthOf(work.clock.today()), -months)
  if (bp === '1000000001' && (ago(12) || ago(13))) return demoId('app_user', CLOSED_USER)
  const chance = rnd(`C|applicant|${bp}|${month}`)
  const [master = 'SYSTEM', ...subs] = people
  return chance < 0.6 || subs.length === 0 ? master : (subs[Math.floor(((chance - 0.6) / 0.4) * subs.length)] ?? master)
}
