import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { negateMoney } from '@domain/money'
import { toInstant } from '@domain/date'
import type { EInvoiceProvider, IssueAnswer, IssueRequest, RedForm, RedRequest } from './types'
import { ProviderBusy } from './busy'
import { isMark, markOf } from './mark'
import type { NuonuoConfig } from './settings'

/*
 * 诺税通 of Nuonuo: one address for all methods, the method in a header, the body signed as it is sent. Issuing is asked for under our
 * number and answered later: the result is asked for by that number, or called back.
 */

const SUCCESS = 'E0000'
const NOT_FOUND = 'E9500'
const DUPLICATE = 'E9106'
/** The platform counts its own month end and quota among refusals that pass. */
const PASSING = new Set(['E9613', '070306'])

const methods = {
  issue: 'nuonuo.OpeMplatform.requestBillingNew',
  query: 'nuonuo.OpeMplatform.queryInvoiceResult',
  createRed: 'nuonuo.OpeMplatform.saveInvoiceRedConfirm',
  queryRed: 'nuonuo.OpeMplatform.queryInvoiceRedConfirm',
  withdrawRed: 'nuonuo.OpeMplatform.confirmInfoCancel',
  issueRed: 'nuonuo.OpeMplatform.fastInvoiceRed',
} as const

const invoiceLine = { '81': 'bs', '82': 'pc' } as const
/** 1 returned goods, 2 made out wrongly, 3 service ended, 4 price reduced. */
const redReason = { '01': '2', '02': '1', '03': '3', '04': '4' } as const

/** X-Nuonuo-Sign: HMAC-SHA1 over the parts of the path, the query and the body byte for byte. */
function signatureOf(
  secret: string,
  about: { path: string; appKey: string; senid: string; nonce: string; timestamp: string },
  content: string,
): string {
  const [, p = '', l = '', a = ''] = about.path.split('/')
  const text = `a=${a}&l=${l}&p=${p}&k=${about.appKey}&i=${about.senid}&n=${about.nonce}&t=${about.timestamp}&f=${content}`
  return createHmac('sha1', secret).update(text).digest('base64')
}

interface Answer {
  code: string
  describe: string
  result: unknown
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const orNull = (value: unknown): string | null => text(value) || null

/** Our numbers have more characters than theirs may have. */
const orderNo = (key: string): string => key.slice(-20)

/** The platform notifies of each key at an address of its own, which cannot be made up without the secret; '' = no notification. */
const callBackOf = ({ callbackUrl, appSecret }: NuonuoConfig, key: string): string =>
  callbackUrl === '' ? '' : `${callbackUrl.replace(/\/$/, '')}/${key}/${markOf(appSecret, key)}`

const faultOf = ({ code, describe }: Answer): Error =>
  PASSING.has(code) ? new ProviderBusy(describe) : new Error(`Nuonuo ${code}: ${describe}`)

function refused(answer: Answer): IssueAnswer {
  if (PASSING.has(answer.code)) throw faultOf(answer)
  return { state: 'REFUSED', reason: answer.describe }
}

/** ms. */
const TIMEOUT = 30_000

export function nuonuoProvider(config: NuonuoConfig): EInvoiceProvider {
  async function call(method: string, payload: object): Promise<Answer> {
    const content = JSON.stringify(payload)
    const senid = randomBytes(16).toString('hex')
    const nonce = String(randomInt(10_000_000, 99_999_999))
    const timestamp = String(Math.floor(Date.now() / 1000))
    const url = new URL(config.endpoint)
    const about = { path: url.pathname, appKey: config.appKey, senid, nonce, timestamp }
    url.search = new URLSearchParams({ senid, nonce, timestamp, appkey: config.appKey }).toString()
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=UTF-8',
        'X-Nuonuo-Sign': signatureOf(config.appSecret, about, content),
        accessToken: config.token,
        userTax: config.taxNo,
        method,
      },
      body: content,
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) throw new Error(`Nuonuo answered ${response.status}`)
    const said = record(await response.json())
    return { code: text(said['code']), describe: text(said['describe']), result: said['result'] }
  }

  /** What a question is refused with (token, signature, limit) says nothing of the invoice: its result stays unknown. */
  async function query(_companyCode: string, key: string): Promise<IssueAnswer | null> {
    const answer = await call(methods.query, { orderNos: [orderNo(key)], isOfferInvoiceDetail: '0' })
    if (answer.code === NOT_FOUND) return null
    if (answer.code !== SUCCESS) throw faultOf(answer)
    const [first] = Array.isArray(answer.result) ? (answer.result as unknown[]) : [answer.result]
    return resultOf(record(first))
  }

  async function queryRed(_companyCode: string, key: string): Promise<RedForm | null> {
    const answer = await call(methods.queryRed, { identity: '0', billId: key })
    if (answer.code === NOT_FOUND) return null
    if (answer.code !== SUCCESS) throw faultOf(answer)
    const list = record(answer.result)['list'] ?? answer.result
    const [first] = Array.isArray(list) ? (list as unknown[]) : [list]
    return formOf(record(first))
  }

  return {
    async issue(request) {
      const answer = await call(methods.issue, { order: orderOf(request, callBackOf(config, request.key), Date.now()) })
      if (answer.code === DUPLICATE) return (await query(request.companyCode, request.key)) ?? { state: 'PENDING' }
      return answer.code === SUCCESS ? { state: 'PENDING' } : refused(answer)
    },
    query,
    async createRed(request) {
      const answer = await call(methods.createRed, redFormOf(request, callBackOf(config, request.key)))
      if (answer.code !== SUCCESS && answer.code !== DUPLICATE) throw faultOf(answer)
      const form = await queryRed(request.companyCode, request.key)
      if (!form) throw new ProviderBusy('the form is being made')
      return form
    },
    queryRed,
    async withdrawRed(_companyCode, key) {
      await call(methods.withdrawRed, { billId: key })
    },
    async issueRed(request) {
      const known = await query(request.companyCode, request.key)
      if (known) return known
      const answer = await call(methods.issueRed, {
        orderNo: orderNo(request.key),
        taxNum: request.seller.taxNo,
        elecInvoiceNumber: request.blueInvoiceNo,
        billNo: request.confirmNo,
        invoiceLine: invoiceLine[request.invoiceType],
        ...named('callBackUrl', callBackOf(config, request.key)),
      })
      return answer.code === SUCCESS || answer.code === DUPLICATE ? { state: 'PENDING' } : refused(answer)
    },
    isFromPlatform: (key, mark) => isMark(config.appSecret, key, mark),
    taken: JSON.stringify({ status: '0000', message: '同步成功' }),
  }
}

function resultOf(invoice: Record<string, unknown>): IssueAnswer {
  const status = text(invoice['status'])
  if (status === '22' || status === '3' || status === '31')
    return { state: 'REFUSED', reason: text(invoice['failCause']) || text(invoice['statusMsg']) || '开票失败' }
  // Issued at the tax bureau, but its file could not be signed: the platform says that it changes only by a person's hand.
  if (status === '24') throw new Error(`Nuonuo 24: ${text(invoice['failCause']) || text(invoice['statusMsg'])}`)
  if (status !== '2') return { state: 'PENDING' }
  return {
    state: 'ISSUED',
    invoiceNo: text(invoice['allElectronicInvoiceNumber']) || text(invoice['invoiceNo']),
    issueTime: toInstant(Number(text(invoice['invoiceTime']))),
    files: {
      pdf: text(invoice['pdfUrl']),
      ofd: orNull(invoice['ofdUrl']),
      xml: orNull(invoice['xmlUrl']),
      pictures: text(invoice['pictureUrl'])
        .split(',')
        .filter((one) => one !== ''),
    },
  }
}

/** States of the form as the tax platform counts them; 03 is the seller's turn, which we have taken by making it. */
function formOf(form: Record<string, unknown>): RedForm {
  const status = text(form['billStatus'])
  const state = (
    { '01': '01', '02': '02', '04': '04', '05': '05', '06': '05', '07': '08', '08': '08', '09': '08' } as const
  )[status as '01']
  if (state === undefined) throw new ProviderBusy(`the form stands at ${status}`)
  return { confirmNo: text(form['billNo']), state }
}

const named = (name: string, url: string): object => (url === '' ? {} : { [name]: url })

const orderOf = (request: IssueRequest, callBack: string, nowMs: number): object => ({
  orderNo: orderNo(request.key),
  invoiceDate: toInstant(nowMs).slice(0, 19).replace('T', ' '),
  invoiceType: '1',
  invoiceLine: invoiceLine[request.invoiceType],
  clerk: request.drawer,
  pushMode: '-1',
  remark: request.remark,
  salerTaxNum: request.seller.taxNo,
  salerTel: request.seller.phone,
  salerAddress: request.seller.address,
  salerAccount: `${request.seller.bankName} ${request.seller.bankAccount}`.trim(),
  buyerName: request.buyer.name,
  buyerTaxNum: request.buyer.taxNo,
  buyerTel: request.buyer.phone,
  buyerAddress: request.buyer.address,
  buyerAccount: `${request.buyer.bankName} ${request.buyer.bankAccount}`.trim(),
  showBuyerAddressTelType: request.showBuyerExtra ? '1' : '0',
  ...named('callBackUrl', callBack),
  invoiceDetail: request.lines.map((line, index) => ({
    goodsName: line.goodsName.replace(/^\*[^*]*\*/, ''),
    goodsCode: line.taxCode,
    withTaxFlag: '0',
    specType: line.spec,
    unit: line.unit,
    num: line.quantity ?? '',
    price: line.unitPrice ?? '',
    taxRate: line.taxRate,
    taxExcludedAmount: line.netAmount,
    tax: line.taxAmount,
    taxIncludedAmount: line.grossAmount,
    // 2: the line below takes something off it; 1: the line that does; 0: a line of its own.
    invoiceLineProperty: line.isDiscount ? '1' : request.lines[index + 1]?.isDiscount === true ? '2' : '0',
  })),
})

const redFormOf = (request: RedRequest, callBack: string): object => ({
  billId: request.key,
  blueInvoiceLine: invoiceLine[request.invoiceType],
  applySource: '0',
  blueElecInvoiceNumber: request.blueInvoiceNo,
  sellerTaxNo: request.seller.taxNo,
  sellerName: request.seller.name,
  buyerTaxNo: request.buyer.taxNo,
  buyerName: request.buyer.name,
  redReason: redReason[request.reason],
  autoInvoice: '0',
  ...named('callbackUrl', callBack),
  ...(!request.isWhole && {
    detail: request.lines.map((line) => ({
      blueDetailIndex: String(line.blueLineNo),
      goodsName: line.goodsName,
      unit: line.unit,
      specType: line.spec,
      num: line.quantity === null ? '' : `-${line.quantity}`,
      taxExcludedPrice: line.unitPrice ?? '',
      taxExcludedAmount: negateMoney(line.netAmount),
      taxAmount: negateMoney(line.taxAmount),
      taxRate: line.taxRate,
      goodsCode: line.taxCode,
    })),
  }),
})
