import { sumMoney } from '@domain/money'
import { codes } from '@domain/codes'
import { invoiceApplyStatus } from '@domain/statuses/invoice-apply'
import { brokenInvoices } from '../../../test/invariants/invoices'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'

describe('invoices of the demo (C 8.5)', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway()
  })
  afterAll(() => gateway.close())
  const seen = async (table: 'invoiceItem' | 'invoice' | 'invoiceApply' | 'invoiceRed' | 'invoiceTitle') => {
    const rows = await gateway.db.selectFrom(table).select('status').distinct().execute()
    return rows.map(({ status }) => String(status)).sort()
  }

  it('hold together to the fen', async () => {
    expect(await brokenInvoices(gateway.db)).toEqual([])
  })

  it('show every state at once', async () => {
    expect(await seen('invoiceItem')).toEqual(['I0', 'I1', 'I2', 'I3', 'I4', 'I5', 'I6'])
    expect(await seen('invoiceApply')).toEqual(codes(invoiceApplyStatus).sort())
    expect(await seen('invoice')).toEqual(['N1', 'N2', 'N3', 'N4', 'N5'])
    expect(await seen('invoiceRed')).toEqual(['02', '05', '07', '08', 'R0', 'R9', 'RS'])
    expect(await seen('invoiceTitle')).toEqual(['T1', 'T2', 'T9'])
  })

  it('number without a gap per seller, and count what was issued in a month', async () => {
    for (const companyCode of ['1001', '1002']) {
      const rows = await gateway.db
        .selectFrom('invoice')
        .select(['invoiceNo', 'netAmount', 'color', 'issueTime'])
        .where('companyCode', '=', companyCode)
        .where('invoiceType', 'in', ['81', '82'])
        .execute()
      const numbers = rows.map(({ invoiceNo }) => Number(invoiceNo.slice(-15))).sort((a, b) => a - b)
      expect(numbers).toEqual(numbers.map((_, n) => n + 1))
      const blue = rows.filter(({ color }) => color === 'BLUE')
      const quotas = await gateway.db
        .selectFrom('quotaUsage')
        .selectAll()
        .where('companyCode', '=', companyCode)
        .execute()
      for (const { month, usedNet } of quotas.filter((one) => one.month < '2026-10'))
        expect(usedNet).toBe(
          sumMoney(blue.filter((one) => one.issueTime.startsWith(month)).map((one) => one.netAmount)),
        )
    }
  })

  it('have two of a user with a closed account (C 8.6)', async () => {
    const li = await gateway.as('13800000001')
    const { list } = await li.ok('default GET /crmgas/invoice/applyList', { pageSize: 50 })
    expect(list.filter(({ applicant }) => applicant.startsWith('已注销用户'))).toHaveLength(2)
  })

  it('are drawn from what was kept, the same each time', async () => {
    const li = await gateway.as('13800000001')
    const { list } = await li.ok('default GET /crmgas/invoice/issuedList', { status: 'N1' })
    const [files] = await li.ok('default GET /crmgas/invoice/getElectronicInvoices', {
      invoiceIds: list[0]?.invoiceId ?? '',
    })
    const open = async (url: string) => (await gateway.gateway.app.inject({ method: 'GET', url })).rawPayload
    expect((await open(files?.pdfUrl ?? '')).equals(await open(files?.pdfUrl ?? ''))).toBe(true)
    const xml = (await open(files?.xmlUrl ?? '')).toString()
    expect(xml).toContain(`<InvoiceNumber>${list[0]?.invoiceNo}</InvoiceNumber>`)
    expect(xml).toContain(`<Gross>${list[0]?.grossAmount}</Gross>`)
    if (process.env['KEEP_INVOICE'] !== undefined) {
      const { writeFileSync } = await import('node:fs')
      writeFileSync(`${process.env['KEEP_INVOICE']}.pdf`, await open(files?.pdfUrl ?? ''))
      writeFileSync(`${process.env['KEEP_INVOICE']}.png`, await open(files?.pageImages[0] ?? ''))
    }
  })
})
