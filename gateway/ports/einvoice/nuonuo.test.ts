import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { IssueRequest } from '.'
import { ProviderBusy } from './busy'
import { nuonuoProvider } from './nuonuo'

/*
 * A stand-in for the provider on this machine: it checks the signature of every request by the documentation's steps, written down here
 * once more, and answers as the documentation's examples.
 */
const SECRET = 'F65testSecret65F'
interface Seen {
  method: string
  body: Record<string, unknown>
  isSigned: boolean
}
let server: Server
let endpoint = ''
let seen: Seen[] = []
let answers: object[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const content = Buffer.concat(pieces).toString()
      const url = new URL(request.url ?? '', 'http://localhost')
      const q = (name: string): string => url.searchParams.get(name) ?? ''
      const signed = `a=services&l=v1&p=open&k=HnKey&i=${q('senid')}&n=${q('nonce')}&t=${q('timestamp')}&f=${content}`
      const wanted = createHmac('sha1', SECRET).update(signed).digest('base64')
      const isSigned =
        request.headers['x-nuonuo-sign'] === wanted &&
        request.headers['accesstoken'] === 'token' &&
        /^[0-9a-f]{32}$/.test(q('senid')) &&
        /^\d{8}$/.test(q('nonce'))
      const method = String(request.headers['method']).replace('nuonuo.OpeMplatform.', '')
      seen.push({ method, body: JSON.parse(content) as Record<string, unknown>, isSigned })
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answers.shift() ?? { code: 'E0000', describe: '成功' }))
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/open/v1/services`
})
afterAll(() => new Promise((done) => void server.close(done)))
beforeEach(() => {
  seen = []
  answers = []
})

const provider = (callbackUrl = '') =>
  nuonuoProvider({
    appKey: 'HnKey',
    appSecret: SECRET,
    token: 'token',
    taxNo: '91131000700XYRQ01M',
    endpoint,
    callbackUrl,
    fileHosts: [],
  })

const party = { name: '康宁医院', taxNo: '12130100401200KN3M', address: '', phone: '', bankName: '', bankAccount: '' }
const request: IssueRequest = {
  companyCode: '1001',
  key: 'FP2026112300000001-1',
  province: '13',
  invoiceType: '82',
  seller: party,
  buyer: party,
  showBuyerExtra: false,
  drawer: '张三',
  remark: '户号',
  grossAmount: '109.00',
  lines: [
    {
      goodsName: '*天然气*管道天然气',
      spec: '',
      unit: '立方米',
      quantity: '25.0000',
      unitPrice: '4.00000000',
      netAmount: '100.00',
      taxRate: '0.09',
      taxAmount: '9.00',
      grossAmount: '109.00',
      taxCode: '1100202010000000000',
      isDiscount: false,
    },
  ],
}

it('asks for an invoice, signed over the body as it is sent, and hears of it later', async () => {
  answers = [{ code: 'E0000', describe: '开票提交成功', result: { invoiceSerialNum: '22072015181902023731' } }]
  expect(await provider().issue(request)).toEqual({ state: 'PENDING' })
  expect(seen).toMatchObject([
    {
      method: 'requestBillingNew',
      isSigned: true,
      body: {
        order: {
          orderNo: 'FP2026112300000001-1',
          invoiceLine: 'pc',
          buyerName: '康宁医院',
          salerTaxNum: '12130100401200KN3M',
          invoiceDetail: [{ goodsName: '管道天然气', taxExcludedAmount: '100.00', tax: '9.00', withTaxFlag: '0' }],
        },
      },
    },
  ])
})

it.each([
  [
    {
      status: '2',
      allElectronicInvoiceNumber: '26132000000000000001',
      invoiceTime: '1763861400000',
      pdfUrl: 'https://x/p',
    },
    { state: 'ISSUED', invoiceNo: '26132000000000000001', files: { pdf: 'https://x/p', ofd: null } },
  ],
  [{ status: '20' }, { state: 'PENDING' }],
  [
    { status: '22', failCause: '购方税号错误' },
    { state: 'REFUSED', reason: '购方税号错误' },
  ],
])('understands %j', async (result, expected) => {
  answers = [{ code: 'E0000', describe: '成功', result: [result] }]
  expect(await provider().query('1001', request.key)).toMatchObject(expected)
})

it('an invoice with a file that was not signed is neither refused nor on its way', async () => {
  const result = [{ status: '24', failCause: '签章失败', allElectronicInvoiceNumber: '26132000000000000001' }]
  answers = [{ code: 'E0000', describe: '成功', result }]
  await expect(provider().query('1001', request.key)).rejects.toThrow('签章失败')
})

it('knows what the platform does not know, and takes a number that was used for what it stands for', async () => {
  answers = [{ code: 'E9500', describe: '查询不到' }]
  expect(await provider().query('1001', request.key)).toBeNull()
  answers = [
    { code: 'E9106', describe: '订单编号不能重复' },
    { code: 'E0000', describe: '成功', result: [{ status: '20' }] },
  ]
  expect(await provider().issue(request)).toEqual({ state: 'PENDING' })
})

it.each(['070306', '070602'])('a question refused with %s says nothing of the invoice', async (code) => {
  answers = [{ code, describe: '调用失败' }]
  await expect(provider().query('1001', request.key)).rejects.toThrow('调用失败')
  answers = [
    { code: 'E9106', describe: '订单编号不能重复' },
    { code, describe: '调用失败' },
  ]
  await expect(provider().issue(request)).rejects.toThrow('调用失败')
})

it('comes back to what passes, and tells what does not', async () => {
  answers = [{ code: '070306', describe: '调用超过上限' }]
  await expect(provider().issue(request)).rejects.toBeInstanceOf(ProviderBusy)
  answers = [{ code: 'E9999', describe: '商品编码不存在' }]
  expect(await provider().issue(request)).toEqual({ state: 'REFUSED', reason: '商品编码不存在' })
})

it('names an address of its own for each invoice, which cannot be made up without the secret', async () => {
  const platform = provider('https://gas.example/api/crmgas/invoice/notify/')
  await platform.issue(request)
  const { callBackUrl = '' } = (seen[0]?.body['order'] ?? {}) as { callBackUrl?: string }
  const [mark = '', key = '', ...path] = callBackUrl.split('/').reverse()
  expect([path.reverse().join('/'), key]).toEqual(['https://gas.example/api/crmgas/invoice/notify', request.key])
  expect(platform.isFromPlatform(key, mark)).toBe(true)
  expect(platform.isFromPlatform('FP2026112300000002-1', mark)).toBe(false)
  expect(platform.isFromPlatform(key, '')).toBe(false)
  expect(JSON.parse(platform.taken)).toEqual({ status: '0000', message: '同步成功' })
})

it('gives no address where nothing is to come back', async () => {
  await provider().issue(request)
  expect(seen[0]?.body['order']).not.toHaveProperty('callBackUrl')
})
