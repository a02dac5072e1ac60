import { addDays, firstOfMonth, lastOfMonth } from '@domain/date'
import { decimal } from '@domain/decimal'
import { addPrice } from '@domain/price'
import { oldLineAmount } from '@domain/tariff/settle'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { requestPayment } from '../../modules/billing/ask-for-bill'
import { lockBills } from '../../modules/billing/service'
import type { Issued } from '../../modules/billing/issue'
import { metersOf } from '../../modules/metering/repo/meter'
import * as billRepo from '../../modules/billing/repo/issue'
import * as repo from '../../modules/metering/repo/statement'
import { meterName } from '@domain/meter-name'
import { keyOf, type Meter } from '../../modules/metering/types'
import { textile, textileMonths } from '../customers/textile'
import { at } from './agenda'
import { payItem, signPlan } from '../money/plans'
import { saveHistory, type MeterHistory } from './days'
import { makeFor, monthBack, payFor, readingDate, signFor, replayMonth, type Story } from './story'
import { replayResumed, replayStop } from './textile-stops'

const MONTHS = 36
/** The unpaid old bill (A 8): 1045 m³ at 3.1200. */
const OPEN_VOLUME = '1045'
const OPEN_PRICE = '3.1200'

/** The textile mill month by month: a year in the old billing system, then the new one, a stop for arrears on its way. */
export function replayTextile(story: Story, histories: readonly MeterHistory[]): void {
  const { cutoverMonthsAgo = 0, meters } = textile
  const [{ meterId = '' } = {}] = meters
  for (let n = MONTHS; n >= 1; n--) {
    const billMonth = monthBack(story, n)
    story.agenda.add(at(readingDate(billMonth), '09:31'), (work) =>
      saveHistory(work, histories, firstOfMonth(billMonth), lastOfMonth(billMonth), story.closed),
    )
    if (n > cutoverMonthsAgo) replayOld(story, billMonth, histories, textileMonths[n] === 'OLD_BILL_OPEN')
    else replayNew(story, n, { scopeKey: meterId, billMonth })
  }
  replayResumed(story)
  replayStop(story)
}

interface Month {
  scopeKey: string
  billMonth: string
}

function replayNew(story: Story, n: number, month: Month): void {
  if (textileMonths[n] === 'OVERDUE') return replayOverdue(story, month)
  if (textileMonths[n] === 'PAID_BY_PLAN') return replayPlan(story, month)
  replayMonth(story, textileMonths[n] === 'PAID_AFTER_STOP' ? { ...month, paidAfter: 62 } : month)
}

/** Twelve days late, then paid in three parts: a plan that is settled (A 8). */
function replayPlan(story: Story, month: Month): void {
  const { account, actor } = story
  const then = (_: Work, { billId, dueDate }: Issued): Promise<void> => {
    story.agenda.add(at(addDays(dueDate, 12), '10:20'), async (work) => {
      const bills = await lockBills(work.db, account, [billId])
      const terms = { periods: 3, reason: '设备更新投入较大，资金周转紧张' }
      const { planId, items } = await signPlan(work, account, bills, actor, terms)
      for (const item of items)
        story.agenda.add(at(item.dueDate, '15:05'), (payday) => payItem(payday, account, actor, planId, item))
    })
    return Promise.resolve()
  }
  replayMonth(story, { ...month, paidAfter: null, then })
}

/** Late by 38 days. */
function replayOverdue(story: Story, { scopeKey, billMonth }: Month): void {
  const read = readingDate(billMonth)
  const signed = addDays(story.today, -48)
  story.agenda.add(at(read, '10:00'), async (work) => {
    const statement = await makeFor(work, story.account, scopeKey, billMonth)
    const signedOn = signed > read ? signed : addDays(read, 1)
    story.agenda.add(
      at(signedOn, '11:30'),
      async (later) =>
        void (await signFor(later, story, statement, { announce: true, dueDate: addDays(story.today, -38) })),
    )
  })
}

/** One month as the old system kept it (AE-29): whole m³, one flat price, the line rounded to 0.1 yuan. */
function replayOld(story: Story, billMonth: string, histories: readonly MeterHistory[], withOpen: boolean): void {
  const read = readingDate(billMonth)
  story.agenda.add(at(addDays(read, 2), '09:00'), async (work) => {
    const [meter] = await metersOf(work.db, story.account)
    if (!meter) throw new Error('the meter of the old months is missing')
    const days = histories
      .flatMap((one) => one.days)
      .filter((day) => day.gasDay >= firstOfMonth(billMonth) && day.gasDay <= lastOfMonth(billMonth))
    const start = days[0]?.startReading ?? '0.00'
    const end = days.at(-1)?.endReading ?? '0.00'
    const issued = await importOld(work, story, meter, billMonth, {
      start: whole(start),
      end: whole(end),
      price: oldPrice(billMonth),
    })
    const paidAt = at(addDays(read, 6), '10:12')
    story.agenda.add(paidAt, (payday) => payFor(payday, story, issued, paidAt))
    if (withOpen)
      await importOld(work, story, meter, billMonth, {
        start: whole(end),
        end: whole(end),
        price: OPEN_PRICE,
        extra: { volume: OPEN_VOLUME, reason: '检定误差补收' },
      })
  })
}

const whole = (reading: string): string => decimal(reading).round(0, 0).toFixed(2)
/** Flat price of the old months: one step between its seasons. */
const oldPrice = (billMonth: string): string =>
  ['11', '12', '01', '02', '03'].includes(billMonth.slice(5)) ? addPrice('3.1200', '0.3800') : '3.1200'

interface OldLine {
  start: string
  end: string
  price: string
  /** A later correction without a statement of its own: the register stays, and no day is charged again. */
  extra?: { volume: string; reason: string }
}

async function importOld(work: Work, story: Story, meter: Meter, billMonth: string, line: OldLine): Promise<Issued> {
  const { extra } = line
  const volume = decimal(extra?.volume ?? decimal(line.end).minus(decimal(line.start)).toFixed(2)).toFixed(2)
  const amount = oldLineAmount(volume, line.price)
  const billId = newId(work.clock.now())
  const statementId = extra
    ? null
    : await importStatement(work, story, meter, billMonth, { ...line, volume, amount, billId })
  const number = await nextNo(work.db, 'seq_bill_no')
  const today = work.clock.today()
  const dueDate = addDays(today, 10)
  const bill: billRepo.NewBill = {
    ...keyOf(story.account),
    billId,
    billNo: `${billMonth.replace('-', '')}${String(number).padStart(6, '0')}`,
    billType: extra ? 'ADJUST' : 'GAS',
    billVersion: 'OLD',
    billMonth,
    periodFrom: firstOfMonth(billMonth),
    periodTo: lastOfMonth(billMonth),
    issueDate: today,
    dueDate,
    volume,
    receivable: amount,
    netAmount: null,
    taxAmount: null,
    lateFeeBaseDate: dueDate,
    state: 'UNPAID',
    statementId,
    sourceId: statementId ?? billId,
  }
  await billRepo.insertBill(work.db, bill, [oldBillLine(meter, line, volume, amount)], work.clock.iso())
  if (extra) await requestPayment(work, story.account, bill)
  return { billId, billNo: bill.billNo, receivable: amount, dueDate }
}

const oldBillLine = (meter: Meter, line: OldLine, volume: string, amount: string): billRepo.NewBillLine => ({
  lineNo: 1,
  kind: 'GAS',
  code: 'GAS',
  name: meterName(meter),
  meterId: meter.meterId,
  meterNo: meter.meterNo,
  channelNo: '1',
  channelName: '主路',
  prevReading: line.start,
  currReading: line.end,
  readVolume: line.extra ? '0.00' : volume,
  adjustVolume: line.extra ? volume : '0.00',
  adjustReason: line.extra?.reason ?? '',
  adjustAmount: line.extra ? amount : '0.00',
  settleVolume: volume,
  packageVolume: '0.00',
  billedVolume: volume,
  readingSource: 'MANUAL',
  price: line.price,
  segments: [],
  amount,
})

async function importStatement(
  work: Work,
  story: Story,
  meter: Meter,
  billMonth: string,
  line: OldLine & { volume: string; amount: string; billId: string },
): Promise<string> {
  const statementId = newId(work.clock.now())
  const number = await nextNo(work.db, 'seq_statement_no')
  await repo.insertStatement(
    work.db,
    {
      head: {
        ...keyOf(story.account),
        statementId,
        statementNo: `JS${billMonth.replace('-', '')}${String(number).padStart(8, '0')}`,
        scope: 'SINGLE',
        scopeKey: meter.meterId,
        billVersion: 'OLD',
        billMonth,
        periodFrom: firstOfMonth(billMonth),
        periodTo: lastOfMonth(billMonth),
        totalVolume: line.volume,
        otherItems: [],
        totalAmount: line.amount,
        taxAmount: '0.00',
        netAmount: line.amount,
        state: 'BILLED',
        revision: 1,
        companySignName: meter.readerName,
        companySignAt: work.clock.iso(),
        customerSignUserId: null,
        customerSignName: null,
        customerSignAt: null,
        signFileId: null,
        signSha256: null,
        confirmDeadline: null,
        disputeCount: 0,
        billId: line.billId,
      },
      lines: [
        {
          meterId: meter.meterId,
          channelNo: '1',
          meterNo: meter.meterNo,
          prevReading: line.start,
          currReading: line.end,
          readVolume: line.volume,
          adjustVolume: '0.00',
          adjustReason: '',
          adjustAmount: '0.00',
          settleVolume: line.volume,
          packageVolume: '0.00',
          billedVolume: line.volume,
          readingSource: 'MANUAL',
          carried: '0.00',
          carriedIn: '0.00',
          amount: line.amount,
        },
      ],
      segments: [],
    },
    work.clock.iso(),
  )
  return statementId
}
