import { strFromU8, unzipSync } from 'fflate'
import { sumMoney } from '@domain/money'
import { qrText } from '../../ports/license/qr'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { textsOfPdf } from '../../../test/gateway/pdf-kit'
import { aHospital, aTitle, anItem, applied, applyOf, decided } from '../../../test/gateway/invoice-kit'
import { requestNo } from '../../../test/gateway/payment-kit'
import type { Invoiceable } from './types'

/** The texts of an OFD in their order. */
const textsOfOfd = (bytes: Buffer): string[] =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => name.endsWith('/Content.xml'))
    .flatMap(([, page]) => [...strFromU8(page).matchAll(/<ofd:TextCode[^>]*>([^<]*)</g)].map(([, words = '']) => words))
    .map((words) =>
      words
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&'),
    )

/* The answer, the sheet, the picture of it and the data file say the same of one invoice (IV-19). */

const line = (lineNo: number, grossAmount: string, quantity: string | null, unitPrice: string | null) => ({
  lineNo,
  taxItemCode: 'NG_PIPE' as const,
  quantity,
  unitPrice,
  grossAmount,
  taxRate: '0.09',
})

describe('documents', () => {
  let gateway: TestGateway
  let li: Caller
  beforeAll(async () => {
    ;({ gateway, li } = await aHospital())
  })
  afterAll(() => gateway.close())

  async function issued(buyerName: string, items: (Partial<Invoiceable> & { gross: string })[], remark = '') {
    const titleId = await aTitle(li, { buyerName })
    const trades = []
    for (const { gross, ...over } of items) trades.push(await anItem(gateway, gross, over))
    const { applyId } = await applied(li, trades, { titleId, remark })
    await gateway.drain()
    return (await applyOf(li, applyId)).issued[0]?.invoiceId ?? ''
  }
  const served = async (url: string | null | undefined) =>
    (await gateway.gateway.app.inject({ method: 'GET', url: url ?? '' })).rawPayload
  const filesOf = async (invoiceId: string) => {
    const [files] = await li.ok('default GET /crmgas/invoice/getElectronicInvoices', { invoiceIds: invoiceId })
    const { pdfUrl, xmlUrl, ofdUrl, pageImages = [] } = files ?? {}
    const pages = []
    for (const url of pageImages) pages.push(await served(url))
    const ofd = textsOfOfd(await served(ofdUrl))
    return { texts: textsOfPdf(await served(pdfUrl)), xml: (await served(xmlUrl)).toString(), ofd, pages }
  }
  const detailOf = (invoiceId: string) => li.ok('default GET /crmgas/invoice/invoiceDetail', { invoiceId })
  const tags = (xml: string, name: string): string[] =>
    [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value)
  const part = (xml: string, name: string): string => new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? ''
  const plain = (value: string | null): string => (value === null ? '' : String(Number(value)))

  async function agrees(invoiceId: string): Promise<void> {
    const detail = await detailOf(invoiceId)
    const { texts, xml, ofd, pages } = await filesOf(invoiceId)
    expect(ofd).toEqual(texts)
    const items = part(xml, 'Items')
    const total = part(xml, 'Total')
    expect(tags(items, 'Name')).toEqual(detail.lines.map((one) => one.goodsName))
    expect(tags(items, 'Amount')).toEqual(detail.lines.map((one) => one.netAmount))
    expect(tags(items, 'Tax')).toEqual(detail.lines.map((one) => one.taxAmount))
    expect(tags(items, 'TaxRate')).toEqual(detail.lines.map((one) => one.taxRate))
    expect(tags(items, 'Quantity').map((one) => (one === '' ? '' : plain(one)))).toEqual(
      detail.lines.map((one) => plain(one.quantity)),
    )
    expect(sumMoney(tags(items, 'Amount'))).toBe(tags(total, 'Amount')[0])
    expect(sumMoney(tags(items, 'Tax'))).toBe(tags(total, 'Tax')[0])
    expect([tags(total, 'Amount'), tags(total, 'Tax'), tags(total, 'Gross'), tags(total, 'GrossInCapitals')]).toEqual([
      [detail.netAmount],
      [detail.taxAmount],
      [detail.grossAmount],
      [detail.amountUpper],
    ])
    expect(tags(part(xml, 'Buyer'), 'TaxpayerNumber')).toEqual([detail.buyer.taxNo])
    const amounts = detail.lines.flatMap((one) => [one.netAmount, one.taxAmount])
    for (const words of [
      detail.invoiceNo,
      ...amounts,
      `¥${detail.netAmount}`,
      `¥${detail.taxAmount}`,
      `¥${detail.grossAmount}`,
    ])
      expect(texts).toContain(words)
    expect(texts).toContain(`⊗ ${detail.amountUpper.replace('元', '圆')}`)
    const whole = texts.join('')
    for (const words of [
      detail.remark.slice(0, 40),
      `销方开户银行:${detail.seller.bankName};银行账号:${detail.seller.bankAccount}`,
    ])
      expect(whole).toContain(words)
    for (const page of pages) {
      const code = (await qrText(page)) ?? ''
      const [kind, type, , invoiceNo, amount, day, , check] = code.split(',')
      expect([kind, type, invoiceNo, amount]).toEqual(['01', '32', detail.invoiceNo, detail.grossAmount])
      expect(day).toBe(detail.issueTime.slice(0, 10).replaceAll('-', ''))
      expect(check).toMatch(/^[0-9A-F]{4}$/)
    }
  }

  it('of a bill with tiers, a late fee and a correction agree to the fen', async () => {
    const invoiceId = await issued('康宁医院', [
      {
        gross: '50750.00',
        lines: [line(1, '39800.00', '10000.0000', '3.9800'), line(2, '10950.00', '2500.0000', '4.3800')],
      },
      { gross: '120.35', lines: [{ ...line(1, '120.35', null, null), taxItemCode: 'NG_LATEFEE' }] },
      { gross: '-40.07', lines: [line(1, '-40.07', null, null)] },
    ])
    expect(await detailOf(invoiceId)).toMatchObject({
      grossAmount: '50830.28',
      amountUpper: '伍万零捌佰叁拾元贰角捌分',
    })
    await agrees(invoiceId)
  })

  it('of more goods than a page holds: every page is shown, the code on each', async () => {
    const lines = Array.from({ length: 25 }, (_, n) => line(n + 1, `${n + 1}.05`, '1.0000', `${n + 1}.0500`))
    const invoiceId = await issued('康宁医院第一分院', [
      { gross: sumMoney(lines.map((one) => one.grossAmount)), lines },
    ])
    const { pages, texts } = await filesOf(invoiceId)
    expect(pages).toHaveLength(3)
    expect(texts).toContain('共3页 第3页')
    const { files } = await detailOf(invoiceId)
    expect(files?.pageImages).toHaveLength(3)
    // Pictures of pages are signed for ten minutes as documents are, counted from the next full minute.
    for (const url of files?.pageImages ?? []) {
      const seconds = Number(new URL(url, 'https://host').searchParams.get('e')) - gateway.clock.now() / 1000
      expect([url, seconds <= 660]).toEqual([url, true])
    }
    await agrees(invoiceId)
  })

  it('with marks that a data file has its own meaning for, and such as none may hold', async () => {
    const line1 = { gross: '1.00', lines: [line(1, '1.00', null, null)] }
    const invoiceId = await issued('甲&乙医院', [line1], '订单<7>&"8"\u0007\n第二行')
    const { xml, texts } = await filesOf(invoiceId)
    expect(xml).toContain('<Name>甲&amp;乙医院</Name>')
    expect(tags(xml, 'Remark')[0]).toMatch(/;订单&lt;7&gt;&amp;&quot;8&quot; 第二行$/)
    expect(texts).toContain('甲&乙医院')
    expect(texts.join('')).toContain('订单<7>&"8" 第二行')
    await agrees(invoiceId)
  })

  it('of a red invoice: the same figures below zero, in capitals 负', async () => {
    const invoiceId = await issued('康宁医院第二分院', [{ gross: '400.00' }])
    await li.ok('default POST /crmgas/invoice/createRed', {
      requestNo: requestNo(),
      invoiceId,
      explanation: '抬头有误',
      reason: '01',
      mode: 'FULL',
      reissue: '0',
    })
    await decided(gateway, 'RED', 'PASS')
    const [red] = (await detailOf(invoiceId)).redInvoices
    const detail = await detailOf(red?.invoiceId ?? '')
    expect(detail).toMatchObject({ grossAmount: '-400.00', amountUpper: '负肆佰元整', color: 'RED' })
    await agrees(detail.invoiceId)
  })
})
