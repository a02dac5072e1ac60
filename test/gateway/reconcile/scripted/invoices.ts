import type { Out } from '@contract'
import { allRows, type Ask, type Difference } from './ask'
import { capitals } from './capitals'
import { big, sum, text, type Big } from './figures'
import { netOf, total, unmatched, type Amounts } from './invoice-lines'

/*
 * The same customer and the customer's invoices: every blue one from its items, every item from its bill, every red one from its form and what was
 * left of the blue one. By calls alone, with no line of the product.
 */

export interface Derived {
  differences: Difference[]
  figures: number
  blue: number
  red: number
  /** Red ones of a part. */
  partRed: number
}

type Invoice = Out<'default GET /crmgas/invoice/invoiceDetail'>
type Item = Out<'default GET /crmgas/invoice/tradeDetail'>

/** Derives all invoices of the customer that the caller stands at. */
export async function deriveInvoices(ask: Ask): Promise<Derived> {
  const book = new Book(ask)
  await book.start()
  for (const item of book.items.values()) await book.item(item)
  for (const group of groups(book.blue, ({ applyId, invoiceId }) => [applyId ?? invoiceId]))
    await book.application(group)
  for (const blue of book.blue) await book.reversals(blue)
  book.stands()
  const { differences, figures, partRed } = book
  return { differences, figures, blue: book.blue.length, red: book.red.length, partRed }
}

/** What hangs together by any of its names. */
function groups<T>(all: readonly T[], namesOf: (one: T) => readonly string[]): T[][] {
  const found: { names: Set<string>; members: T[] }[] = []
  for (const one of all) {
    const names = namesOf(one)
    const near = found.filter((group) => names.some((name) => group.names.has(name)))
    const joined = {
      names: new Set([...near.flatMap((group) => [...group.names]), ...names]),
      members: [...near.flatMap(({ members }) => members), one],
    }
    for (const group of near) found.splice(found.indexOf(group), 1)
    found.push(joined)
  }
  return found.map(({ members }) => members)
}

const minus = (amount: string): string => text(big(amount).times(-1))
const tradeNosOf = ({ items }: Invoice): string[] => items.map(({ tradeNo }) => tradeNo)

class Book {
  blue: Invoice[] = []
  red: Invoice[] = []
  items = new Map<string, Item>()
  differences: Difference[] = []
  figures = 0
  partRed = 0

  constructor(private readonly ask: Ask) {}

  async start(): Promise<void> {
    const rows = await allRows(this.ask, 'default GET /crmgas/invoice/issuedList', {})
    const read = ({ invoiceId }: { invoiceId: string }) =>
      this.ask('default GET /crmgas/invoice/invoiceDetail', { invoiceId })
    const all = await Promise.all(rows.map(read))
    this.blue = all.filter(({ color }) => color === 'BLUE')
    this.red = all.filter(({ color }) => color === 'RED')
    for (const tradeNo of new Set(all.flatMap(tradeNosOf)))
      this.items.set(tradeNo, await this.ask('default GET /crmgas/invoice/tradeDetail', { tradeNo }))
  }

  /** An item is its lines; one of a bill is what the bill charged, by price. */
  async item(item: Item): Promise<void> {
    const where = `${item.month} ${item.title} ${item.tradeNo}`
    for (const line of item.lines) this.taxed(`${where} ${line.lineNo}`, line)
    this.sums(where, item.lines, item)
    if (item.billId === null || item.isAdjust) return
    const bill = await this.ask('default GET /crmgas/bill/detail', { billId: item.billId })
    if (item.source === 'LATEFEE') return this.same(`${where} fee`, big(bill.lateFeePaid), item.grossAmount)
    this.same(`${where} bill`, big(bill.receivable), item.grossAmount)
    const parts = bill.lines.flatMap(({ segments, price, billedVolume, amount }) =>
      segments.length > 0 ? segments : price === null ? [] : [{ price, volume: billedVolume, amount }],
    )
    for (const price of new Set(parts.map((part) => part.price))) {
      const same = parts.filter((part) => part.price === price)
      const lines = item.lines.filter(({ unitPrice }) => unitPrice !== null && big(unitPrice).eq(price))
      const amount = sum(same.map((part) => big(part.amount)))
      this.same(`${where} at ${price}`, amount, text(total(lines, 'grossAmount')))
      if (amount.eq(0)) continue
      const volume = sum(same.map((part) => big(part.volume)))
      this.same(`${where} m³ at ${price}`, volume, text(sum(lines.map(({ quantity }) => big(quantity ?? '0')))))
    }
  }

  /** The invoices of one application: what was asked for, put together as it was wished. */
  async application(invoices: readonly Invoice[]): Promise<void> {
    const [{ applyId } = { applyId: null }] = invoices
    const wishes = groups(invoices, tradeNosOf)
    for (const wish of wishes) this.wish(wish)
    for (const invoice of invoices) this.invoice(invoice)
    if (applyId === null) return
    const apply = await this.ask('default GET /crmgas/invoice/applyDetail', { applyId })
    const asked = apply.items.map(({ tradeNo }) => tradeNo).sort()
    const printed = [...new Set(invoices.flatMap(tradeNosOf))].sort()
    this.sameText(`${applyId} items`, printed.join(), asked.join())
    this.same(`${applyId} gross`, total(invoices, 'grossAmount'), apply.grossTotal)
    this.same(`${applyId} net`, total(invoices, 'netAmount'), apply.netTotal)
    this.same(`${applyId} tax`, total(invoices, 'taxAmount'), apply.taxTotal)
    this.sameText(`${applyId} count`, String(invoices.length), String(apply.invoiceCount))
    const keys = wishes.map((wish) => this.keysOf(wish, apply.mergeMode).join())
    for (const key of keys) this.sameText(`${applyId} ${apply.mergeMode}`, String(key.split(',').length), '1')
    this.sameText(`${applyId} apart`, String(new Set(keys).size), String(wishes.length))
  }

  /** What the items of a wish have in common; a correction stands with whatever it corrects. */
  private keysOf(wish: readonly Invoice[], mode: string): string[] {
    const up = this.itemsOf(wish).filter(({ isAdjust }) => !isAdjust)
    const own = ({ tradeNo, meterNo, month }: Item): string =>
      mode === 'PER_ITEM' ? tradeNo : mode === 'PER_METER' ? (meterNo ?? '') : mode === 'PER_MONTH' ? month : ''
    return [...new Set(up.map((item) => `${item.goodsGroup} ${own(item)}`))]
  }

  private itemsOf = (invoices: readonly Invoice[]): Item[] =>
    [...new Set(invoices.flatMap(tradeNosOf))].flatMap((tradeNo) => this.items.get(tradeNo) ?? [])

  /** What the items give is what is printed, whole or in equal parts. */
  private wish(invoices: readonly Invoice[]): void {
    const lines = this.itemsOf(invoices).flatMap((item) => item.lines)
    const { worked, printed } = unmatched(
      lines,
      invoices.flatMap((invoice) => invoice.lines),
    )
    const where = invoices.map(({ invoiceNo }) => invoiceNo).join('+')
    this.sameText(`${where} lines`, worked.join('; '), printed.join('; '))
  }

  /** An invoice by itself: tax by line, sums, capitals. */
  private invoice(invoice: Invoice): void {
    for (const line of invoice.lines) this.taxed(`${invoice.invoiceNo} ${line.lineNo}`, line)
    this.sums(invoice.invoiceNo, invoice.lines, invoice)
    this.sameText(`${invoice.invoiceNo} capitals`, capitals(invoice.grossAmount), invoice.amountUpper)
  }

  /** Red invoices in their order: each line net of its own amount, the rest of the line where all of it is taken. */
  async reversals(blue: Invoice): Promise<void> {
    const left = new Map(
      blue.lines.map((line) => [line.lineNo, { gross: big(line.grossAmount), net: big(line.netAmount), line }]),
    )
    const reds = this.red
      .filter(({ invoiceId }) => blue.redInvoices.some((row) => row.invoiceId === invoiceId))
      .sort((a, b) => (a.issueTime + a.invoiceId < b.issueTime + b.invoiceId ? -1 : 1))
    for (const red of reds) {
      const form = blue.reds.find(({ redInvoiceId }) => redInvoiceId === red.invoiceId)
      if (!form) throw new Error(`${red.invoiceNo} without a form`)
      const { lines } = await this.ask('default GET /crmgas/invoice/redDetail', { redId: form.redId })
      const open = [...left.values()].filter(({ gross }) => !gross.eq(0))
      if (form.mode === 'FULL')
        this.sameText(`${red.invoiceNo} whole`, numbers(open.map(({ line }) => line)), numbers(lines))
      else this.partRed++
      for (const [index, { lineNo, grossAmount }] of lines.entries()) {
        const of = left.get(lineNo)
        const printed = red.lines[index]
        if (!of || !printed) throw new Error(`${red.invoiceNo} lacks line ${lineNo}`)
        const gross = big(grossAmount)
        const net = gross.eq(of.gross) ? of.net : netOf(gross, of.line.taxRate)
        const where = `${red.invoiceNo} ${lineNo}`
        this.same(`${where} gross`, gross, minus(printed.grossAmount))
        this.same(`${where} net`, net, minus(printed.netAmount))
        this.same(`${where} tax`, gross.minus(net), minus(printed.taxAmount))
        this.sameText(`${where} goods`, of.line.goodsName, printed.goodsName)
        left.set(lineNo, { ...of, gross: of.gross.minus(gross), net: of.net.minus(net) })
      }
      this.sameText(`${red.invoiceNo} count`, String(lines.length), String(red.lines.length))
      this.sums(red.invoiceNo, red.lines, red)
      this.sameText(`${red.invoiceNo} capitals`, capitals(red.grossAmount), red.amountUpper)
    }
    for (const { line, gross } of left.values())
      this.same(`${blue.invoiceNo} ${line.lineNo} left`, gross, line.leftGross)
    this.same(`${blue.invoiceNo} reversed`, total(reds, 'grossAmount').times(-1), blue.redAmount)
    this.same(`${blue.invoiceNo} left`, sum([...left.values()].map(({ gross }) => gross)), blue.leftAmount)
  }

  /** Items say what invoices say of them, red ones counted off, and never more than they are. */
  stands(): void {
    for (const group of groups([...this.blue, ...this.red], tradeNosOf)) {
      const items = this.itemsOf(group)
      const where = group.map(({ invoiceNo }) => invoiceNo).join('+')
      const said = sum(items.map(({ invoicedAmount }) => big(invoicedAmount)))
      this.same(`${where} items`, total(group, 'grossAmount'), text(said))
      for (const { tradeNo, invoicedAmount, grossAmount } of items) {
        const isWithin = big(invoicedAmount).abs().lte(big(grossAmount).abs())
        this.sameText(`${tradeNo} within`, String(isWithin), 'true')
      }
    }
  }

  private taxed(where: string, line: Amounts & { taxRate: string }): void {
    const gross = big(line.grossAmount)
    const net = netOf(gross, line.taxRate)
    this.same(`${where} net`, net, line.netAmount)
    this.same(`${where} tax`, gross.minus(net), line.taxAmount)
  }

  private sums(where: string, lines: readonly Amounts[], stated: Amounts): void {
    this.same(`${where} gross`, total(lines, 'grossAmount'), stated.grossAmount)
    this.same(`${where} net`, total(lines, 'netAmount'), stated.netAmount)
    this.same(`${where} tax`, total(lines, 'taxAmount'), stated.taxAmount)
    this.same(`${where} whole`, big(stated.netAmount).plus(stated.taxAmount), stated.grossAmount)
  }

  private same = (where: string, worked: Big, stated: string): void =>
    this.sameText(where, text(worked), text(big(stated)))

  private sameText(where: string, worked: string, billed: string): void {
    this.figures++
    if (worked !== billed) this.differences.push({ where, worked, billed })
  }
}

const numbers = (lines: readonly { lineNo: number }[]): string => lines.map(({ lineNo }) => lineNo).join()
