import { MINUTE, addDays, addMonths, monthOf, toMillis } from '@domain/date'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { isoOf } from '../../ports/clock'
import { transition } from '../../states'
import { upsertItem } from '../../modules/invoice/derive'
import { setApply } from '../../modules/invoice/repo/applies'
import { invoicesOf } from '../../modules/invoice/repo/invoices'
import { itemsOf, openItemsOf } from '../../modules/invoice/repo/items'
import { insertMails } from '../../modules/invoice/repo/mails'
import { insertPick } from '../../modules/invoice/repo/picks'
import { findTitle } from '../../modules/invoice/repo/titles'
import { OVERDUE } from '../../modules/invoice/rules/items'
import { isMonthEnd, monthCloses } from '../../modules/invoice/rules/dates'
import { applyMachine, itemMachine } from '../../modules/invoice/states'
import type { Item } from '../../modules/invoice/types'
import { usersOf } from '../../modules/membership/service'
import { setDeadline, setEmails } from '../invoice-repo'
import { demoId } from '../people'
import { askedAt, endedApply, pastApply } from './history'
import { sealText } from '../../secret'

const ceramics = { bp: '1000000001', companyCode: '1001' }
const restaurant = { bp: '1000000002', companyCode: '1001' }
const hospital = { bp: '1000000003', companyCode: '1002' }
const textile = { bp: '1000000004', companyCode: '1002' }

type Key = typeof ceramics

/** Every state of items and applications once (C 8.5). */
export async function seedStates(work: Work): Promise<void> {
  await seedItems(work)
  await seedApplies(work)
  await seedMails(work)
}

const service = (work: Work, key: Key, over: { sourceNo: string; month: string; gross: string; title: string }) => ({
  ...key,
  source: 'SERVICE' as const,
  sourceNo: over.sourceNo,
  title: over.title,
  month: over.month,
  tradeTime: `${over.month}-16T10:00:00+08:00`,
  meterNo: null,
  volume: null,
  grossAmount: over.gross,
  goodsGroup: 'SERVICE' as const,
  lines: [
    {
      lineNo: 1,
      taxItemCode: 'REPAIR' as const,
      quantity: '1.0000',
      unitPrice: `${over.gross}00`,
      grossAmount: over.gross,
      taxRate: '0.06',
    },
  ],
})

async function seedItems(work: Work): Promise<void> {
  const month = monthOf(work.clock.today())
  const ago = (months: number): string => addMonths(month, -months)
  await upsertItem(
    work,
    service(work, textile, { sourceNo: 'FW202512001', month: ago(11), gross: '860.00', title: '调压箱检修' }),
  )
  await upsertItem(
    work,
    service(work, restaurant, { sourceNo: 'FW202509001', month: ago(14), gross: '320.00', title: '表具检修' }),
  )
  await upsertItem(
    work,
    service(work, ceramics, { sourceNo: 'FW202610001', month: ago(1), gross: '1280.00', title: '调压箱检修' }),
  )
  await upsertItem(work, {
    ...service(work, restaurant, { sourceNo: 'FW202608001', month: ago(3), gross: '200.00', title: '上门检修' }),
    blockReason: '已退款',
  })
  const [soon] = await named(work, textile, 'FW202512001')
  if (soon) await setDeadline(work.db, soon, addDays(work.clock.today(), 12))
  const [late] = await named(work, restaurant, 'FW202509001')
  if (late) await transition(work, itemMachine, late, 'EXPIRE', { set: { blockReason: OVERDUE } })
  const [above] = (await itemsOf(work.db, hospital.bp)).filter(({ source }) => source === 'BILL')
  await upsertItem(work, {
    ...service(work, hospital, { sourceNo: 'TB202602001', month: ago(9), gross: '-126.40', title: '账单退补差额' }),
    source: 'BILL',
    goodsGroup: 'GAS',
    meterNo: above?.meterNo ?? null,
    tradeTime: `${ago(1)}-12T10:00:00+08:00`,
    lines: [
      { lineNo: 1, taxItemCode: 'NG_PIPE', quantity: null, unitPrice: null, grossAmount: '-126.40', taxRate: '0.09' },
    ],
  })
}

const named = async (work: Work, { bp }: Key, sourceNo: string): Promise<Item[]> =>
  (await itemsOf(work.db, bp)).filter((item) => item.sourceNo === sourceNo)

/** Minutes since the first of these applications. */
const EARLIEST = 200

async function seedApplies(work: Work): Promise<void> {
  const now = work.clock.now()
  // While the books of a month are being closed an application would wait: these are from before (IV-12).
  const closed = [now, now - EARLIEST * MINUTE].find(isMonthEnd)
  const from = closed === undefined ? now : monthCloses(closed)
  const ago = (minutes: number): string => isoOf(from - minutes * MINUTE)
  const title = await findTitle(work, hospital.bp, demoId('invoice_title', `${hospital.bp}|0`))
  const [master] = await usersOf(work, hospital.bp)
  const userId = master?.userId ?? 'SYSTEM'
  if (!title) return
  const small = async (n: number): Promise<Item[]> => {
    const sourceNo = `FW2026110${String(n).padStart(2, '0')}`
    const month = monthOf(work.clock.today())
    await upsertItem(work, {
      ...service(work, hospital, { sourceNo, month, gross: `${n}60.00`, title: '锅炉房检修' }),
      tradeTime: ago(6 * 60),
    })
    return named(work, hospital, sourceNo)
  }
  const how = (minutes: number) => ({ at: ago(minutes), userId })
  const waits = await askedAt(work, hospital, await small(1), title, how(3))
  await setApply(work.db, waits, { nextTryAt: null })
  const taken = await askedAt(work, hospital, await small(2), title, how(5))
  if (taken.status === 'A0')
    await transition(work, applyMachine, { ...taken, status: taken.status }, 'TAKE', {
      set: { nextTryAt: null, takenAt: ago(4) },
    })
  const failed = await askedAt(work, hospital, await small(3), title, how(90))
  await endedApply(work, failed, { event: 'FAIL', at: ago(80), failReason: '购买方税号与名称不匹配' })
  const withdrawn = await askedAt(work, hospital, await small(4), title, how(EARLIEST))
  await endedApply(work, withdrawn, { event: 'WITHDRAW', at: ago(190) })
  const queued = await askedAt(work, hospital, await small(5), title, how(60))
  if (queued.status === 'A0')
    await transition(work, applyMachine, { ...queued, status: queued.status }, 'QUEUE', {
      set: { queueReason: 'QUOTA', nextTryAt: `${addMonths(monthOf(work.clock.today()), 1)}-01T08:00:00+08:00` },
    })
  await perMeter(work, userId)
  await held(work)
}

/** One application of the past by meter, and one that the limit splits (C 8.1: the limit of 1002 is small). */
async function perMeter(work: Work, userId: string): Promise<void> {
  const title = await findTitle(work, textile.bp, demoId('invoice_title', `${textile.bp}|0`))
  const [newest] = (await openItemsOf(work.db, textile.bp)).filter(
    ({ source, status }) => source === 'BILL' && status === 'I0',
  )
  const yesterday = `${addDays(work.clock.today(), -1)}T15:00:00+08:00`
  if (title && newest)
    await pastApply(work, textile, [newest], title, { at: yesterday, userId, mergeMode: 'PER_METER' })
}

/** A user of the ceramics works is filling in the form just now. */
async function held(work: Work): Promise<void> {
  const [item] = (await openItemsOf(work.db, ceramics.bp)).filter(({ sourceNo }) => sourceNo === 'FW202610001')
  if (!item) return
  const pickId = newId(work.clock.now())
  await insertPick(work.db, {
    ...ceramics,
    pickId,
    userId: demoId('app_user', '13800000009'),
    itemIds: [item.itemId],
    grossTotal: item.grossAmount,
    status: 'HELD',
    createdAt: work.clock.iso(),
    updatedAt: work.clock.iso(),
    expireAt: isoOf(work.clock.now() + 15 * MINUTE),
  })
  await transition(work, itemMachine, item, 'PICK', { set: { pickId } })
}

/** Sent, refused by a full box, sent again. */
async function seedMails(work: Work): Promise<void> {
  const [invoice] = await invoicesOf(work.db, ceramics.bp)
  if (!invoice) return
  const at = (hours: number): string => isoOf(toMillis(invoice.issueTime) + hours * 60 * MINUTE)
  const addressOf = (n: number) => sealText(work, `finance${n}@ceramics.example.com`)
  const mail = (n: number, status: '1' | '2', hours: number) => ({
    bp: ceramics.bp,
    mailId: newId(toMillis(at(hours))),
    sendingId: `seed-${n}`,
    invoiceIds: [invoice.invoiceId],
    email: addressOf(n),
    userId: 'SYSTEM',
    kind: n === 1 ? ('AUTO' as const) : ('RESEND' as const),
    status,
    tries: 1,
    createdAt: at(hours),
    sentAt: status === '1' ? at(hours) : null,
    updatedAt: at(hours),
    failReason: status === '2' ? '552 mailbox full' : null,
  })
  await insertMails(work.db, [mail(1, '1', 0), mail(2, '2', 1), mail(3, '1', 2)])
  if (invoice.applyId !== null) await setEmails(work.db, ceramics.bp, invoice.applyId, [addressOf(1)])
}
