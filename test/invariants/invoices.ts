import { sumMoney } from '@domain/money'
import type { Db } from '../../gateway/db/connect'

/**
 * What must hold whatever happened: every item's invoices add up to at most its amount, lines to their invoice, net and tax to gross,
 * and no item stands in two live applications.
 */
export async function brokenInvoices(db: Db): Promise<string[]> {
  const faults: string[] = []
  const items = await db.selectFrom('invoiceItem').selectAll().execute()
  const shares = await db.selectFrom('invoiceShare').selectAll().execute()
  const invoices = await db.selectFrom('invoice').selectAll().execute()
  const lines = await db.selectFrom('invoiceLine').selectAll().execute()
  const reds = await db.selectFrom('invoiceRed').selectAll().execute()
  const waivers = new Set(reds.filter(({ reason }) => reason === '02' || reason === '04').map(({ redId }) => redId))
  const waives = (id: string) => invoices.some(({ invoiceId, redId }) => invoiceId === id && waivers.has(redId ?? ''))
  const amountOf = ({ grossAmount }: { grossAmount: string }) => grossAmount
  for (const item of items) {
    const stands = sumMoney(shares.filter((one) => one.itemId === item.itemId).map((one) => one.grossAmount))
    if (Math.abs(Number(stands)) > Math.abs(Number(item.grossAmount)))
      faults.push(`${item.itemId} stands with ${stands}`)
    const isCounted = item.status === 'I3' || item.status === 'I4'
    if (isCounted && stands !== item.invoicedAmount) faults.push(`${item.itemId} says ${item.invoicedAmount}`)
    // IR-05: nothing is open of an item that is done, also where one of several invoices was reversed.
    const done = sumMoney([stands, item.waivedAmount])
    if (isCounted && done !== item.grossAmount) faults.push(`${item.itemId} is ${item.status} with ${done}`)
    const waived = sumMoney(shares.filter((one) => one.itemId === item.itemId && waives(one.invoiceId)).map(amountOf))
    if (Number(waived) !== -Number(item.waivedAmount)) faults.push(`${item.itemId} waives ${item.waivedAmount}`)
  }
  for (const invoice of invoices) {
    const own = lines.filter((line) => line.invoiceId === invoice.invoiceId)
    if (own.length === 0) continue
    if (sumMoney(own.map((line) => line.grossAmount)) !== invoice.grossAmount) faults.push(`${invoice.invoiceNo} gross`)
    if (sumMoney(own.map((line) => line.netAmount)) !== invoice.netAmount) faults.push(`${invoice.invoiceNo} net`)
    const said = shares.filter((one) => one.invoiceId === invoice.invoiceId).map((one) => one.grossAmount)
    if (sumMoney(said) !== invoice.grossAmount) faults.push(`${invoice.invoiceNo} shares`)
    const taken = invoices.filter((one) => one.blueInvoiceId === invoice.invoiceId).map(amountOf)
    if (`-${invoice.redAmount}` !== sumMoney(taken) && Number(invoice.redAmount) !== -Number(sumMoney(taken)))
      faults.push(`${invoice.invoiceNo} red`)
  }
  const numbers = invoices.map(({ companyCode, invoiceNo }) => `${companyCode} ${invoiceNo}`)
  if (new Set(numbers).size < numbers.length) faults.push('a number twice')
  return faults
}
