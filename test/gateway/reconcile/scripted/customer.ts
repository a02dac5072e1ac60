import type { Out, Row } from '@contract'
import { PAGE, allRows, type Ask, type Difference } from './ask'
import { big, counted, daysFrom, daysOf, least, round, shift, sum, text, yearOf, type Big } from './figures'
import { takeChosen, type Choice } from './elective'
import { charge, seasonOf, type Part, type Prices, type Used } from './prices'

/*
 * A customer that believes nothing: a program asks the product's calls for readings, days, price notices and what was adjusted, works out
 * every bill by itself and compares. It shares no line with the product.
 */

export interface Recomputed {
  differences: Difference[]
  bills: number
  figures: number
  /** Adjustments that nothing but their reason explains. */
  unchecked: string[]
}

type Bill = Out<'default GET /crmgas/bill/detail'>
type Line = Bill['lines'][number]
type Day = Row<'default GET /crmgas/bill/dayDetail'>
type Change = Row<'default GET /crmgas/changeRecord/list'>

const DETAIL = 'default GET /crmgas/bill/detail'
const DAYS = 'default GET /crmgas/bill/dayDetail'

/** Works out all bills of the customer that the caller stands at. */
export async function recompute(ask: Ask): Promise<Recomputed> {
  const work = new Program(ask)
  await work.start()
  for (const bill of work.bills) await work.check(bill)
  const { differences, figures, bills, statedOnly } = work
  return { differences, figures, bills: bills.length, unchecked: statedOnly }
}

class Program {
  bills: Bill[] = []
  differences: Difference[] = []
  figures = 0
  statedOnly: string[] = []
  private today = ''
  private cutover: string | null = null
  private season = { heatingFrom: '', heatingTo: '' }
  private digits = new Map<string, number>()
  private prices = new Map<string, Prices>()
  private changes: Change[] = []
  private choices: Choice[] = []
  /** m³ by meter and year, and where each channel's register stood when it was settled last. */
  private used = new Map<string, Big>()
  private settled = new Map<string, { reading: string; isEstimate: boolean; carried: Big }>()

  constructor(private readonly ask: Ask) {}

  async start(): Promise<void> {
    const heads = await allRows(this.ask, 'default GET /crmgas/bill/list', {})
    const details = await Promise.all(heads.map(({ billId }) => this.ask(DETAIL, { billId })))
    // A bill that was reversed says what the one in its place says.
    this.bills = details.sort((a, b) => (a.periodTo + a.billId < b.periodTo + b.billId ? -1 : 1))
    const { heatingFrom, heatingTo } = await this.ask('default GET /crmgas/price/guidePrice', {})
    this.season = { heatingFrom, heatingTo }
    const { list } = await this.ask('default GET /crmgas/list-meter-channel', {})
    for (const { meterId, digits } of list) this.digits.set(meterId, digits)
    this.changes = await allRows(this.ask, 'default GET /crmgas/changeRecord/list', {})
    const chosen = await allRows(this.ask, 'sqdev GET /elective/record/list', { status: 'FINISHED' })
    for (const { recordNo, month, volume } of chosen) {
      const { settlement } = await this.ask('sqdev GET /elective/record/detail', { recordNo })
      this.choices.push({ month, volume: big(volume), price: big(settlement?.finalPrice ?? '0') })
    }
    this.cutover = (await this.ask('default GET /crmgas/findSapSysFlag', undefined as never)).cutoverMonth
    this.today = (await this.ask('default GET /crmgas/getSysTime', undefined as never)).isoTime.slice(0, 10)
  }

  async check(bill: Bill): Promise<void> {
    const lines = bill.billVersion === 'OLD' ? this.oldLines(bill) : await this.newLines(bill)
    const total = sum([...lines, ...bill.extras.map(({ amount }) => big(amount))])
    this.same(bill, 'receivable', total, bill.receivable)
    if (bill.netAmount !== null && bill.taxAmount !== null) {
      const net = round(total.div(big(1).plus(await this.taxRate(bill))))
      this.same(bill, 'net', net, bill.netAmount)
      this.same(bill, 'tax', total.minus(net), bill.taxAmount)
    }
    this.lateFee(bill)
  }

  /** Whole m³ at one price, ten fen at a time (AE-29). */
  private oldLines(bill: Bill): Big[] {
    return bill.lines.map((line) => {
      const read = counted(big(line.prevReading), big(line.currReading), this.digitsOf(line))
      this.same(bill, `${line.meterId} read`, read, line.readVolume)
      const volume = read.plus(this.unchecked(bill, line))
      this.same(bill, `${line.meterId} volume`, volume, line.billedVolume)
      const amount = round(volume.times(line.price ?? '0'), 1)
      this.same(bill, `${line.meterId} amount`, amount, line.amount)
      this.useOld(line.meterId, bill, volume)
      return amount
    })
  }

  /** A period over the end of a year counts in the later one with its share of the days. */
  private useOld(meterId: string, { periodFrom, periodTo, state }: Bill, volume: Big): void {
    if (state === 'REVERSED') return
    const days = daysFrom(periodFrom, periodTo) + 1
    const from = yearOf(periodFrom) === yearOf(periodTo) ? periodFrom : `${yearOf(periodTo)}-01-01`
    this.use(meterId, periodTo, round(volume.times(daysFrom(from, periodTo) + 1).div(days)))
  }

  private async newLines(bill: Bill): Promise<Big[]> {
    const amounts: Big[] = []
    const meters = new Map<string, Used[]>()
    for (const line of bill.lines)
      meters.set(line.meterId, [...(meters.get(line.meterId) ?? []), await this.measured(bill, line)])
    const period = { from: bill.periodFrom, to: bill.periodTo }
    const own = takeChosen(meters, this.choices, { ...period, season: seasonOf(bill.periodFrom, this.season) })
    for (const [meterId, channels] of own.rest) {
      const lines = bill.lines.filter((line) => line.meterId === meterId)
      const before = this.used.get(`${meterId}|${yearOf(bill.periodFrom)}`) ?? big(0)
      const prices = await this.pricesOf(meterId)
      const parts = charge(prices, { ...period, channels, before })
      for (const line of lines) {
        const chosen = own.parts.get(`${meterId}|${line.channelNo}`) ?? []
        amounts.push(this.compareParts(bill, line, [...(parts.get(line.channelNo) ?? []), ...chosen]))
      }
      if (bill.state !== 'REVERSED')
        for (const part of [...parts.values()].flat()) this.use(meterId, part.fromDate, part.volume)
    }
    return amounts
  }

  /** What a channel used by its registers, and by its days where it has any; what was adjusted, from what it is said to come from. */
  private async measured(bill: Bill, line: Line): Promise<Used> {
    const { meterId, channelNo } = line
    const where = `${meterId}/${channelNo}`
    const ask = { billId: bill.billId, meterId, channelNo }
    // A period has 31 days at most: one page.
    const { list: rows, total: known, readings } = await this.ask(DAYS, { ...ask, pageSize: PAGE })
    this.same(bill, `${where} days`, big(rows.length), String(known))
    const days = this.daysUsed(bill, line, rows)
    const [span] = readings
    if (rows.length === 0 && span) {
      this.same(bill, `${where} first reading`, big(span.prevReading), line.prevReading)
      this.same(bill, `${where} last reading`, big(span.currReading), line.currReading)
    }
    const read = counted(big(line.prevReading), big(line.currReading), this.digitsOf(line))
    this.same(bill, `${where} read`, read, line.readVolume)
    const adjusted = this.adjusted(bill, line)
    this.same(bill, `${where} adjusted`, adjusted, line.adjustVolume)
    const settle = read.plus(adjusted)
    const covered = big(line.packageVolume)
    const total = settle.lt(covered) ? covered : settle
    this.same(bill, `${where} settled`, total, line.settleVolume)
    const billed = total.minus(covered)
    this.same(bill, `${where} billed`, billed, line.billedVolume)
    const carried = settle.minus(total)
    if (bill.state !== 'REVERSED')
      this.settled.set(where, { reading: line.currReading, isEstimate: line.readingSource === 'ESTIMATE', carried })
    return { channelNo, total: billed, days }
  }

  /** Each day is the way of its register, and begins where the one before ended; what no package covers of it is charged. */
  private daysUsed(bill: Bill, line: Line, rows: readonly Day[]): Map<string, Big> {
    const days = new Map<string, Big>()
    const where = `${line.meterId}/${line.channelNo}`
    let register: string | undefined
    let covered = big(0)
    for (const row of [...rows].sort((a, b) => (a.gasDay < b.gasDay ? -1 : 1))) {
      if (row.start === null || row.end === null || row.volume === null) continue
      const volume = counted(big(row.start), big(row.end), this.digitsOf(line))
      this.same(bill, `${where} ${row.gasDay}`, volume, row.volume)
      if (register !== undefined) this.same(bill, `${where} ${row.gasDay} start`, big(register), row.start)
      register = row.end
      const rest = volume.minus(row.packageVolume ?? '0')
      covered = covered.plus(row.packageVolume ?? '0')
      days.set(row.gasDay, rest)
    }
    if (rows.length > 0) this.same(bill, `${where} covered`, covered, line.packageVolume)
    if (rows.length > 0) this.figures += daysOf(bill.periodFrom, bill.periodTo).filter((day) => days.has(day)).length
    return days
  }

  /** What adjustments say of themselves, from what they come from; one that only the company knows is taken as it is. */
  private adjusted(bill: Bill, line: Line): Big {
    const last = this.settled.get(`${line.meterId}/${line.channelNo}`)
    const reasons = (line.adjustReason ?? '').split('，').filter(Boolean)
    const known = reasons.map((reason) => {
      if (reason === '估抄补差' && last) return big(line.prevReading).minus(last.reading)
      if (reason === '上期调整结转' && last) return last.carried
      if (reason === '换表' && last) return this.oldPart(bill, line, last.reading)
      return null
    })
    return known.some((one) => one === null) ? this.unchecked(bill, line) : sum(known.flatMap((one) => one ?? []))
  }

  /** An adjustment that cannot be worked out from anything must at least say why it is made. */
  private unchecked(bill: Bill, line: Line): Big {
    const isTold = big(line.adjustVolume).eq(0) || (line.adjustReason ?? '') !== ''
    this.sameText(bill, `${line.meterId} reason`, String(isTold), 'true')
    if (!big(line.adjustVolume).eq(0))
      this.statedOnly.push(`${bill.billMonth} ${line.meterId} ${line.adjustReason ?? ''} ${line.adjustVolume}`)
    return big(line.adjustVolume)
  }

  /** What the meter that was taken away had still counted. */
  private oldPart({ periodFrom, periodTo }: Bill, line: Line, settled: string): Big | null {
    const change = this.changes.find(
      (one) =>
        one.changeType === 'REPLACE' &&
        one.meterId === line.meterId &&
        one.happenedAt.slice(0, 10) >= periodFrom &&
        one.happenedAt.slice(0, 10) <= shift(periodTo, 1),
    )
    return change?.oldEndReading == null ? null : big(change.oldEndReading).minus(settled)
  }

  private compareParts(bill: Bill, line: Line, parts: readonly Part[]): Big {
    const where = `${line.meterId}/${line.channelNo}`
    const worked = parts.map(
      ({ tierNo, season, price, volume, amount, fromDate, toDate }) =>
        `${tierNo} ${season} ${text(price, 4)} ${text(volume)} ${text(amount)} ${fromDate} ${toDate}`,
    )
    const billed = line.segments.map(
      ({ tierNo, season, price, volume, amount, fromDate, toDate }) =>
        `${tierNo} ${season} ${price} ${volume} ${amount} ${fromDate} ${toDate}`,
    )
    this.sameText(bill, `${where} parts`, worked.join('; '), billed.join('; '))
    const amount = sum(parts.map((part) => part.amount))
    this.same(bill, `${where} amount`, amount, line.amount)
    return amount
  }

  /** AE-36: what is unpaid × rate × days, up to its cap; the old rate until the cut-over. What stands still in a plan is not worked out. */
  private lateFee(bill: Bill): void {
    if (!['UNPAID', 'PART_PAID', 'OVERDUE'].includes(bill.state)) return
    const { baseDate, rate, capPct } = bill.lateFee
    const cutover = bill.billVersion === 'OLD' && this.cutover !== null ? `${this.cutover}-01` : baseDate
    const until = (day: string) => (day < baseDate ? baseDate : day > this.today ? this.today : day)
    const days = (from: string, to: string) => big(Math.max(0, daysFrom(from, to)))
    const share = days(baseDate, until(cutover))
      .times('0.0010')
      .plus(days(until(cutover), this.today).times(rate))
    const accrued = round(big(bill.unpaid).times(share))
    const cap = round(big(bill.receivable).times(capPct).div(100)).minus(bill.lateFeePaid)
    this.same(bill, 'late fee', least(accrued, cap).minus(bill.lateFeeWaived), bill.lateFeeAccrued)
    this.same(bill, 'due', big(bill.unpaid).plus(bill.lateFeeAccrued), bill.totalDue)
  }

  private async pricesOf(meterId: string): Promise<Prices> {
    const known = this.prices.get(meterId)
    if (known) return known
    const notices = await allRows(this.ask, 'default GET /crmgas/price/history', { meterId })
    const prices = { notices, ...this.season }
    this.prices.set(meterId, prices)
    return prices
  }

  private async taxRate({ lines }: Bill): Promise<string> {
    const { notices } = await this.pricesOf(lines[0]?.meterId ?? '')
    return notices.find(({ taxRate }) => taxRate !== null)?.taxRate ?? '0'
  }

  private use(meterId: string, day: string, volume: Big): void {
    const key = `${meterId}|${yearOf(day)}`
    this.used.set(key, (this.used.get(key) ?? big(0)).plus(volume))
  }

  private digitsOf = ({ meterId }: Pick<Line, 'meterId'>): number => this.digits.get(meterId) ?? 8

  private same(bill: Bill, what: string, worked: Big, billed: string): void {
    this.sameText(bill, what, text(worked), text(big(billed)))
  }

  private sameText({ billMonth, billNo }: Bill, what: string, worked: string, billed: string): void {
    this.figures++
    if (worked !== billed) this.differences.push({ where: `${billMonth} ${billNo} ${what}`, worked, billed })
  }
}
