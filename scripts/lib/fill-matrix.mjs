/*
 * Bills of many meters over many months, each paid out of the balance and invoiced on its own: for measuring the finance matrix.
 */
import { copyRows } from './sql.mjs'

/**
 * Copies one bill of a customer that is paid and invoiced alone, with everything that hangs on it.
 * @param {Awaited<ReturnType<typeof import('./sql.mjs').connect>>} db
 * @param {{ bp: string, last: string, months: number, meters: number }} wanted `last`: the newest month, YYYY-MM
 * @returns {Promise<number>} the bills that were made
 */
export async function fillMatrix(db, { bp, last, months, meters }) {
  const count = months * meters
  const found = await db.one(
    `select i.item_id, i.bill_id, s.invoice_id from invoice_item i
     join bill b on b.bp = i.bp and b.bill_id = i.bill_id and b.state = 'PAID'
     join invoice_share s on s.bp = i.bp and s.item_id = i.item_id
     where i.bp = $1 and i.source = 'BILL' and i.status = 'I3'
       and (select count(distinct o.item_id) from invoice_share o where o.bp = s.bp and o.invoice_id = s.invoice_id) = 1
       and (select count(distinct o.invoice_id) from invoice_share o where o.bp = s.bp and o.item_id = i.item_id) = 1
     order by i.month desc limit 1`,
    [bp],
  )
  if (!found) throw new Error(`${bp} has no bill that is paid and invoiced alone`)
  const bill = `r.bp = '${bp}' and r.bill_id = '${found.bill_id}'`
  const invoice = `r.bp = '${bp}' and r.invoice_id = '${found.invoice_id}'`
  const month = `to_char(date '${last}-01' - make_interval(months => ((n - 1) / ${meters})::int), 'YYYY-MM')`
  const id = (letter) => `'${letter}' || lpad(n::text, 8, '0')`
  const [billId, itemId, invoiceId] = [id('MB'), id('MI'), id('MN')]
  const meterNo = `'0077' || lpad(((n - 1) % ${meters})::text, 8, '0')`
  await copyRows(db, 'bill', bill, count, {
    bill_id: billId,
    bill_no: id('MZ'),
    source_id: id('MS'),
    bill_month: month,
    statement_id: 'null',
  })
  await copyRows(db, 'bill_line', `${bill} and r.line_no = 1`, count, { bill_id: billId, meter_no: meterNo })
  await copyRows(db, 'invoice_item', `r.bp = '${bp}' and r.item_id = '${found.item_id}'`, count, {
    item_id: itemId,
    source_no: id('MZ'),
    bill_id: billId,
    meter_no: meterNo,
    month,
  })
  await copyRows(db, 'invoice', invoice, count, {
    invoice_id: invoiceId,
    invoice_no: `'9' || lpad(n::text, 19, '0')`,
    apply_id: 'null',
    piece_no: 'null',
  })
  await copyRows(db, 'invoice_line', invoice, count, { invoice_id: invoiceId })
  await copyRows(db, 'invoice_share', invoice, count, { invoice_id: invoiceId, item_id: itemId })
  const ledger = `r.bp = '${bp}' and r.entry_id = (select entry_id from ledger_entry where bp = '${bp}' and direction = 'OUT' order by seq limit 1)`
  await copyRows(db, 'ledger_entry', ledger, count, {
    entry_id: id('ME'),
    seq: '1000000 + n',
    key: id('ME'),
    ref_type: `'BILL'`,
    ref_id: billId,
    entry_type: `'BILL_OFFSET'`,
    remark: `'账单抵扣'`,
  })
  for (const table of ['bill', 'bill_line', 'invoice', 'invoice_item', 'invoice_share', 'ledger_entry'])
    await db.rows(`analyze ${table}`)
  return count
}
