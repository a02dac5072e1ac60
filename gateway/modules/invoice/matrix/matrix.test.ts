/*
 * Y-15: every cell of the finance matrix, worked out a second time from the lists and pages that a customer has of bills, payments and
 * invoices, in fen and with no code of the matrix.
 */
import { strFromU8, unzipSync } from 'fflate'
import type { Row } from '@contract'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import { HOSPITAL, aCustomer, aTitle, clerk } from '../../../../test/gateway/invoice-kit'
import { LAST, aYear, matrixGateway } from '../../../../test/gateway/matrix-kit'

type MatrixRow = Row<'btwob GET /invoice/matrix'>
type Asked = Parameters<typeof wholeMatrix>[1]

const fen = (text: string): number => Math.round(Number(text) * 100)
const total = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + fen(text), 0)
const MONTHS = { monthFrom: '2025-12', monthTo: LAST }

/** Every page of the matrix. */
async function wholeMatrix(
  caller: Caller,
  asked: { monthFrom?: string; monthTo?: string; title?: string; meterNo?: string; onlyGaps?: '1' } = MONTHS,
) {
  const first = await caller.ok('btwob GET /invoice/matrix', { ...asked, pageSize: 10 })
  const rows: MatrixRow[] = [...first.list]
  for (let pageNum = 2; rows.length < first.total; pageNum++)
    rows.push(...(await caller.ok('btwob GET /invoice/matrix', { ...asked, pageSize: 10, pageNum })).list)
  return { ...first, rows }
}

async function bills(caller: Caller, asked: { meterId?: string } = {}) {
  const list = []
  for (let pageNum = 1; ; pageNum++) {
    const months = { billMonthFrom: MONTHS.monthFrom, billMonthTo: MONTHS.monthTo }
    const page = await caller.ok('default GET /crmgas/bill/list', { ...months, ...asked, pageNum, pageSize: 50 })
    list.push(...page.list)
    if (list.length >= page.total) return { list, sum: page.sum }
  }
}

describe.each([[1], [2], [3]])('the finance matrix of year %d', (seed) => {
  let gateway: TestGateway
  let li: Caller
  beforeAll(async () => {
    gateway = await matrixGateway()
    await aCustomer(gateway)
    li = clerk(gateway)
    const own = await aTitle(li)
    const other = await aTitle(li, { buyerName: '康宁医院后勤中心', taxNo: '91131000MA0CERAM1P' })
    await aYear(gateway, li, [own, other], seed)
  })
  afterAll(() => gateway.close())
  const rowsOf = async (asked?: Asked) => (await wholeMatrix(li, asked)).rows

  it('says of each bill what its own page says', async () => {
    const rows = (await rowsOf()).filter(({ kind }) => kind === 'BILL')
    const { list } = await bills(li)
    expect(rows.map(({ billId }) => billId).sort()).toEqual(list.map(({ billId }) => billId).sort())
    for (const row of rows) {
      const bill = await li.ok('default GET /crmgas/bill/detail', { billId: row.billId ?? '' })
      const isBack = bill.state === 'REVERSED'
      const principal = total([
        ...bill.payments.map((one) => one.principal),
        ...bill.offsets.filter(({ entryType }) => entryType === 'BILL_OFFSET').map(({ amount }) => amount),
      ])
      const late = total([
        ...bill.payments.map((one) => one.lateFee),
        ...bill.offsets.filter(({ entryType }) => entryType === 'LATEFEE').map(({ amount }) => amount),
      ])
      expect([row.billId, fen(row.billed), fen(row.lateFee), fen(row.paid), fen(row.unpaid)]).toEqual([
        bill.billId,
        isBack ? 0 : fen(bill.receivable),
        isBack ? 0 : late,
        isBack ? 0 : principal + late,
        isBack || bill.state === 'PAID' ? 0 : fen(bill.receivable) - principal,
      ])
      expect(row.payments.filter(({ way }) => way === 'ORDER').map(({ orderId, amount }) => [orderId, amount])).toEqual(
        bill.payments.map(({ orderId, amount }) => [orderId, amount]),
      )
      expect(total(row.payments.map(({ amount }) => amount))).toBe(principal + late)
    }
  })

  it('says of each item what its own page says, and every invoice of the list is in it once', async () => {
    const rows = await rowsOf()
    const { list: waiting } = await li.ok('default GET /crmgas/invoice/waitList', { pageSize: 50 })
    const issued = []
    for (let pageNum = 1; ; pageNum++) {
      const page = await li.ok('default GET /crmgas/invoice/issuedList', { pageNum, pageSize: 50 })
      issued.push(...page.list)
      if (issued.length >= page.total) break
    }
    expect(issued.filter(({ color }) => color === 'RED').length).toBeGreaterThan(0)
    for (const one of issued) {
      const parts = rows.flatMap(({ invoices }) => invoices.filter(({ invoiceId }) => invoiceId === one.invoiceId))
      expect([one.invoiceNo, total(parts.map(({ amount }) => amount))]).toEqual([one.invoiceNo, fen(one.grossAmount)])
    }
    const known = new Set(issued.map(({ invoiceId }) => invoiceId))
    for (const row of rows) {
      expect(row.invoices.every(({ invoiceId }) => known.has(invoiceId))).toBe(true)
      const of = (color: string) => total(row.invoices.filter((one) => one.color === color).map(({ amount }) => amount))
      expect([fen(row.invoiced), fen(row.red), fen(row.net)]).toEqual([of('BLUE'), of('RED'), of('BLUE') + of('RED')])
    }
    // Items of a row, by the pages of its invoices and what waits.
    const items = new Set(waiting.map(({ tradeNo }) => tradeNo))
    for (const { invoiceId } of issued)
      for (const { tradeNo } of (await li.ok('default GET /crmgas/invoice/invoiceDetail', { invoiceId })).items)
        items.add(tradeNo)
    const seen = new Map<string, { net: number; open: number }>()
    for (const tradeNo of items) {
      const item = await li.ok('default GET /crmgas/invoice/tradeDetail', { tradeNo })
      const key = item.billId ?? item.tradeNo
      const so = seen.get(key) ?? { net: 0, open: 0 }
      const isOpen = item.status === 'I0' || item.status === 'I1' || item.status === 'I5'
      seen.set(key, {
        net: so.net + fen(item.invoicedAmount),
        open: so.open + (isOpen ? fen(item.grossAmount) - fen(item.invoicedAmount) : 0),
      })
    }
    for (const row of rows)
      expect([row.rowId, fen(row.net), fen(row.open)]).toEqual([
        row.rowId,
        seen.get(row.rowId)?.net ?? 0,
        seen.get(row.rowId)?.open ?? 0,
      ])
  })

  it('adds up by row, by month and in all, and to the sums of the lists', async () => {
    const { rows, sum, months, deposited, total: count } = await wholeMatrix(li)
    for (const name of ['billed', 'lateFee', 'paid', 'unpaid', 'invoiced', 'red', 'net', 'open'] as const) {
      expect([name, fen(sum[name])]).toEqual([name, total(rows.map((row) => row[name]))])
      expect([name, fen(sum[name])]).toEqual([name, total(months.map((month) => month[name]))])
    }
    expect([sum.count, count]).toEqual([rows.length, rows.length])
    expect(months.map(({ month }) => month)).toEqual([...new Set(rows.map(({ month }) => month))])
    expect(deposited).toEqual({ count: 1, amount: '500.00' })
    const listed = await bills(li)
    expect(fen(sum.unpaid)).toBe(fen(listed.sum.principal) + fen(listed.sum.installmentDue))
    const { months: issued } = await li.ok('default GET /crmgas/invoice/issuedList', {})
    expect(fen(sum.net)).toBe(total(issued.map(({ amount }) => amount)))
    const wait = await li.ok('default GET /crmgas/invoice/waitList', {})
    expect(fen(sum.open)).toBe(fen(wait.sum.amount))
  })

  it('of one meter is the list of bills of that meter; of one title the invoices of that title', async () => {
    const { rows } = await wholeMatrix(li, { ...MONTHS, meterNo: '003010020302' })
    const { list } = await bills(li, { meterId: '10020302' })
    expect(list.length).toBe(12)
    expect(rows.map(({ billId }) => billId).sort()).toEqual(list.map(({ billId }) => billId).sort())
    const all = await rowsOf()
    expect((await wholeMatrix(li)).meters.map(({ meterNo }) => meterNo)).toEqual(['003010020301', '003010020302'])
    const { rows: titled, sum, titles } = await wholeMatrix(li, { ...MONTHS, title: '康宁医院后勤中心' })
    expect([...titles].sort()).toEqual(['康宁医院', '康宁医院后勤中心'].sort())
    expect(titled.length).toBeLessThan(all.length)
    const { months } = await li.ok('default GET /crmgas/invoice/issuedList', { keyword: '康宁医院后勤中心' })
    expect(fen(sum.net)).toBe(total(months.map(({ amount }) => amount)))
    for (const row of titled) expect(row.gaps).toEqual(all.find(({ rowId }) => rowId === row.rowId)?.gaps)
    const { rows: one } = await wholeMatrix(li, { monthFrom: '2026-03', monthTo: '2026-03' })
    expect(one).toEqual(all.filter(({ month }) => month === '2026-03'))
    const gaps = await rowsOf({ ...MONTHS, onlyGaps: '1' })
    expect(gaps).toEqual(all.filter((row) => row.gaps.every(({ gap }) => gap !== 'WHOLE' && gap !== 'VOID')))
    expect(gaps.length).toBeGreaterThan(0)
  })

  it('is the same as a workbook and as CSV', async () => {
    const { rows, sum } = await wholeMatrix(li)
    const open = async (format: 'XLSX' | 'CSV', asked: Asked = MONTHS) => {
      const { url, fileName } = await li.ok('btwob GET /invoice/matrix/export', { ...asked, format })
      const served = await gateway.gateway.app.inject({ method: 'GET', url })
      expect(served.statusCode).toBe(200)
      expect(served.headers['content-disposition']).toContain(encodeURIComponent(fileName))
      return served.rawPayload
    }
    const csv = (await open('CSV')).toString().replace(/^\ufeff/, '')
    const lines = csv.split('\r\n').filter((line) => line !== '')
    expect(lines).toHaveLength(rows.length + 2)
    rows.forEach((row, n) => {
      const cells = (lines[n + 1] ?? '').split(',')
      const { lateFee, paid, unpaid, invoiced, red, net, open: left } = row
      expect(cells[0]).toBe(row.month)
      expect(cells[3]).toBe(row.no)
      expect(cells.slice(7, 14)).toEqual([lateFee, paid, unpaid, invoiced, red, net, left])
    })
    const last = (lines.at(-1) ?? '').split(',')
    expect(last.slice(6, 14)).toEqual([
      ...[sum.billed, sum.lateFee, sum.paid, sum.unpaid, sum.invoiced, sum.red, sum.net, sum.open],
    ])
    expect(last).toHaveLength((lines[0] ?? '').split(',').length)
    const sheet = strFromU8(unzipSync(await open('XLSX'))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet.match(/<row /g)).toHaveLength(rows.length + 2)
    expect(sheet).toContain(`<c r="G${rows.length + 2}" s="2"><v>${sum.billed}</v></c>`)
    const filtered = await wholeMatrix(li, { ...MONTHS, title: '康宁医院后勤中心', meterNo: '003010020302' })
    const part = (await open('CSV', { ...MONTHS, title: '康宁医院后勤中心', meterNo: '003010020302' })).toString()
    expect(part.split('\r\n').filter((line) => line !== '')).toHaveLength(filtered.rows.length + 2)
  })

  it('has the files of a month in one archive', async () => {
    const { list } = await li.ok('default GET /crmgas/invoice/issuedList', {
      pageSize: 50,
      monthFrom: LAST,
      monthTo: LAST,
    })
    const { count, file } = await li.ok('btwob GET /invoice/matrix/files', { month: LAST })
    const served = await gateway.gateway.app.inject({ method: 'GET', url: file?.url ?? '' })
    const names = Object.keys(unzipSync(served.rawPayload))
    expect(count).toBe(list.length)
    expect(names.sort()).toEqual(
      list.flatMap(({ invoiceNo }) => [`${invoiceNo}.ofd`, `${invoiceNo}.pdf`, `${invoiceNo}.xml`]).sort(),
    )
    expect(await li.ok('btwob GET /invoice/matrix/files', { month: '2020-01' })).toEqual({ count: 0, file: null })
  })

  it('costs the same however many rows there are', async () => {
    const statements = (monthFrom: string) =>
      gateway.statementsOf(() => li.ok('btwob GET /invoice/matrix', { monthFrom, monthTo: LAST }))
    expect(await statements('2025-12')).toBe(await statements('2026-10'))
  })
})

describe('access to the finance matrix', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await matrixGateway()
    await aCustomer(gateway)
    await aYear(gateway, clerk(gateway), [await aTitle(clerk(gateway))], 4)
  })
  afterAll(() => gateway.close())

  it.each([[['INVOICE_VIEW']], [['INVOICE_VIEW', 'INVOICE_APPLY']]])(
    'not with %j: it shows bills too (2110)',
    async (models) => {
      const caller = clerk(gateway, 'u-2', { isMaster: false, models })
      expect((await caller.call('btwob GET /invoice/matrix', {})).code).toBe('2110')
      expect((await caller.call('btwob GET /invoice/matrix/export', { format: 'CSV' })).code).toBe('2110')
      expect((await caller.call('btwob GET /invoice/matrix/files', { month: LAST })).code).toBe('2110')
      expect((await caller.call('btwob GET /invoice/matrix/mailing', {})).code).toBe('2110')
    },
  )

  it('a user of another customer sees no row of it', async () => {
    const stranger = gateway.asSession({
      bp: '1000000009',
      companyCode: HOSPITAL.companyCode,
      userId: 'u-9',
      username: '13800000099',
      isMaster: true,
      models: [],
      reviewStatus: '1',
    })
    const hisMeter = { meterNo: '003010020302' }
    expect((await stranger.call('btwob GET /invoice/matrix', hisMeter)).code).toBe('2902')
    const { total: count, titles, meters, deposited } = await wholeMatrix(stranger)
    expect([count, titles, meters, deposited.count]).toEqual([0, [], [], 0])
    expect((await stranger.ok('btwob GET /invoice/matrix/files', { month: LAST })).count).toBe(0)
    const { url } = await stranger.ok('btwob GET /invoice/matrix/export', { format: 'CSV' })
    const forged = url.replace('1000000009', HOSPITAL.bp)
    expect((await gateway.gateway.app.inject({ method: 'GET', url: forged })).statusCode).toBe(403)
    const own = (await gateway.gateway.app.inject({ method: 'GET', url })).rawPayload.toString()
    expect(own.split('\r\n').filter((line) => line !== '')).toHaveLength(2)
  })

  it.each([
    [{ monthFrom: '2026-05', monthTo: '2026-04' }, 'A2316'],
    [{ monthFrom: '2023-11', monthTo: '2026-11' }, 'A2316'],
    [{ monthFrom: '2026-13' }, '2901'],
    [{ title: 'x'.repeat(101) }, '2901'],
  ])('refuses %j', async (asked, code) => {
    const answer = await clerk(gateway).send('btwob GET /invoice/matrix', asked)
    expect(answer.code).toBe(code)
    if (code === 'A2316') expect(answer.text).toBe('查询时间跨度不能超过36个月')
  })

  it('takes 36 months and no more; text of any kind is looked for and found nowhere', async () => {
    const li = clerk(gateway)
    expect((await li.ok('btwob GET /invoice/matrix', { monthFrom: '2023-12', monthTo: LAST })).total).toBeGreaterThan(0)
    expect((await li.ok('btwob GET /invoice/matrix', { title: "';--<b>" })).total).toBe(0)
    expect((await li.call('btwob GET /invoice/matrix', { meterNo: '../x' })).code).toBe('2902')
    expect((await li.call('btwob GET /invoice/matrix/export', { meterNo: '../x', format: 'CSV' })).code).toBe('2902')
  })
})
