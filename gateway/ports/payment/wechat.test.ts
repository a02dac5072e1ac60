import {
  createCipheriv,
  createHash,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { WechatPayConfig } from '../../config'
import { BadSignature, ChannelDown, ChannelSilent, RefundBlocked, RefundLater } from './types'
import { createPaymentChannels } from '.'
import { WechatChannel } from './wechat'
import { WechatClient } from './wechat-client'

/*
 * A stand-in for WeChat Pay on this machine, with generated keys: it checks the merchant's signature of every request as the real one
 * does, signs its answers, and hands its key out sealed with the v3 key.
 */
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const merchant = pair()
const platform = pair()
const stranger = pair()
const SERIAL = 'PLATFORM01'
const V3KEY = '0123456789abcdef0123456789abcdef'

const seal = (text: string, key = V3KEY) => {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce))
  cipher.setAAD(Buffer.from('data'))
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext: bytes.toString('base64'), nonce, associated_data: 'data' }
}

const sign = (key: string, ...lines: string[]) =>
  createSign('RSA-SHA256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .sign(key, 'base64')
const signedHeaders = (body: string, options: { key?: string; at?: number; serial?: string } = {}) => {
  const timestamp = String(options.at ?? Math.floor(Date.now() / 1000))
  const nonce = randomBytes(8).toString('hex')
  const signature = sign(options.key ?? platform.privateKey, timestamp, nonce, body)
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature,
    'wechatpay-serial': options.serial ?? SERIAL,
  }
}

/** `file`: sent as it is, without a signature. */
type Answer = { status: number; body?: unknown; key?: string; file?: string }
type Seen = { method: string; path: string; url: string; text: string; body: Record<string, unknown> }

let server: Server
let host: string
let seen: Seen[]
let answers: Record<string, (request: Seen) => Answer>

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const [, mchid, nonce, timestamp, serial, signature] =
        /^WECHATPAY2-SHA256-RSA2048 mchid="(.+?)",nonce_str="(.+?)",timestamp="(.+?)",serial_no="(.+?)",signature="(.+?)"$/.exec(
          request.headers.authorization ?? '',
        ) ?? []
      const lines = [request.method ?? '', request.url ?? '', timestamp ?? '', nonce ?? '', text]
      const isSigned = createVerify('RSA-SHA256')
        .update(lines.map((line) => `${line}\n`).join(''))
        .verify(merchant.publicKey, signature ?? '', 'base64')
      const path = (request.url ?? '').split('?')[0] ?? ''
      const call = {
        method: request.method ?? '',
        path,
        url: request.url ?? '',
        text,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      }
      seen.push(call)
      const known = Object.entries(answers).find(([prefix]) => path.startsWith(prefix))?.[1]
      const isOurs = isSigned && mchid === '1900000001' && serial === 'MERCHANT01'
      const answer = !isOurs
        ? { status: 401, body: { code: 'SIGN_ERROR' } }
        : (known?.(call) ?? { status: 404, body: { code: 'NOT_FOUND' } })
      if (answer.file !== undefined) return void response.writeHead(answer.status).end(answer.file)
      const body = answer.body === undefined ? '' : JSON.stringify(answer.body)
      response.writeHead(answer.status, signedHeaders(body, answer.key ? { key: answer.key } : {})).end(body)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((done) => void server.close(() => done())))

beforeEach(() => {
  seen = []
  answers = {
    '/v3/certificates': () => ({
      status: 200,
      body: { data: [{ serial_no: SERIAL, encrypt_certificate: seal(platform.publicKey) }] },
    }),
  }
})

const config = (change: Partial<WechatPayConfig> = {}): WechatPayConfig => ({
  appId: 'wx-mini',
  mchId: '1900000001',
  serialNo: 'MERCHANT01',
  privateKey: merchant.privateKey,
  apiV3Key: V3KEY,
  notifyUrl: 'https://gas.example/api/crmgas/pay/notify',
  ...change,
})
const channel = (change: Partial<WechatPayConfig> = {}, at = host) =>
  new WechatChannel('WXMINI', 'JSAPI', 'wx-mini', new WechatClient(config(change), at))

const request = {
  companyCode: '1001',
  outTradeNo: 'P20261123ABCDEF',
  amountFen: '125040',
  description: '2026年10月气费账单',
  attach: 'order-1',
  expireAt: '2026-11-23T10:00:00+08:00',
}
const TRANSACTION = {
  out_trade_no: request.outTradeNo,
  transaction_id: '4200001',
  trade_state: 'SUCCESS',
  success_time: '2026-11-23T09:31:00+08:00',
  amount: { total: 125040 },
}

it.each([
  [{}, 'WXMINI', 'WXMINI'],
  [{ officialAppId: 'wx-mp' }, 'WXMINI WXJSAPI', 'WXMINI WXJSAPI WXH5'],
  [{ officialAppId: 'wx-mp', hasH5: true }, 'WXMINI WXJSAPI WXH5', 'WXMINI WXJSAPI WXH5'],
  [{ nativeAppId: 'wx-app' }, 'WXMINI NATIVE', 'WXMINI NATIVE'],
])('with %j opens %s, reads the bills of %s, and asks about all that was begun', (change, open, billed) => {
  const channels = createPaymentChannels({ wechatPay: config(change) })
  const codes = ['WXMINI', 'WXJSAPI', 'WXH5', 'NATIVE']
  expect(codes.filter((code) => channels.open(code)).join(' ')).toBe(open)
  expect(
    channels
      .all()
      .map(({ code }) => code)
      .join(' '),
  ).toBe(billed)
  expect(codes.filter((code) => channels.get(code))).toEqual(codes)
  expect(channels.get('SANDBOX')).toBeNull()
})

it('orders at WeChat Pay and signs the parameters for the client', async () => {
  answers['/v3/pay/transactions/jsapi'] = () => ({ status: 200, body: { prepay_id: 'wx201' } })
  const prepaid = await channel().prepay(request, { openId: 'o-1', clientIp: '10.0.0.1' })
  const order = seen.find((call) => call.path === '/v3/pay/transactions/jsapi')
  expect(order?.body).toMatchObject({
    appid: 'wx-mini',
    mchid: '1900000001',
    out_trade_no: 'P20261123ABCDEF',
    time_expire: '2026-11-23T10:00:00+08:00',
    attach: 'order-1',
    notify_url: 'https://gas.example/api/crmgas/pay/notify/WXMINI',
    amount: { total: 125040, currency: 'CNY' },
    payer: { openid: 'o-1' },
  })
  const { appId, timeStamp, nonceStr, package: packaged, signType, paySign } = prepaid.params
  expect([appId, packaged, signType]).toEqual(['wx-mini', 'prepay_id=wx201', 'RSA'])
  expect(timeStamp).toMatch(/^\d{10}$/)
  const text = `wx-mini\n${timeStamp}\n${nonceStr}\nprepay_id=wx201\n`
  expect(
    createVerify('RSA-SHA256')
      .update(text)
      .verify(createPublicKey(merchant.publicKey), paySign ?? '', 'base64'),
  ).toBe(true)
})

it.each<[string, Answer, object]>([
  [
    'paid',
    { status: 200, body: TRANSACTION },
    { state: 'SUCCESS', amountFen: '125040', channelTradeNo: '4200001', successTime: '2026-11-23T09:31:00+08:00' },
  ],
  [
    'not paid',
    {
      status: 200,
      body: {
        ...TRANSACTION,
        trade_state: 'NOTPAY',
        transaction_id: undefined,
        amount: undefined,
        success_time: undefined,
      },
    },
    { state: 'NOTPAY', amountFen: null },
  ],
  ['revoked', { status: 200, body: { ...TRANSACTION, trade_state: 'REVOKED' } }, { state: 'CLOSED' }],
  ['being paid', { status: 200, body: { ...TRANSACTION, trade_state: 'USERPAYING' } }, { state: 'USERPAYING' }],
  ['never ordered', { status: 404, body: { code: 'ORDER_NOT_EXIST' } }, { state: 'NOTPAY' }],
])('asks about a payment: %s', async (_name, answer, wanted) => {
  answers['/v3/pay/transactions/out-trade-no/'] = () => answer
  expect(await channel().query(request.outTradeNo)).toMatchObject(wanted)
})

it.each<[string, Answer, 'CLOSED' | 'PAID']>([
  ['closed', { status: 204 }, 'CLOSED'],
  ['closed before', { status: 400, body: { code: 'ORDER_CLOSED' } }, 'CLOSED'],
  ['paid first', { status: 400, body: { code: 'ORDERPAID' } }, 'PAID'],
])('closes a payment: %s', async (_name, answer, wanted) => {
  answers['/v3/pay/transactions/out-trade-no/'] = () => answer
  expect(await channel().close(request.outTradeNo)).toBe(wanted)
})

/* The values of the documentation's examples: what leaves us must be these bytes. */
const documented = {
  companyCode: '1001',
  outTradeNo: '1217752501201407033233368018',
  amountFen: '100',
  description: 'Image形象店-深圳腾大-QQ公仔',
  attach: '自定义数据说明',
  expireAt: '2018-06-08T10:34:56+08:00',
}
const asDocumented = (code: 'WXMINI' | 'NATIVE' | 'WXH5', tradeType: 'JSAPI' | 'APP' | 'MWEB') =>
  new WechatChannel(
    code,
    tradeType,
    'wxd678efh567hg6787',
    new WechatClient(config({ notifyUrl: 'https://www.weixin.qq.com/wxpay' }), host),
  )
const sentTo = (path: string) => seen.find((call) => call.path === path)

describe('as documented, byte by byte', () => {
  it('orders by JSAPI', async () => {
    answers['/v3/pay/transactions/jsapi'] = () => ({
      status: 200,
      body: { prepay_id: 'wx201410272009395522657a690389285100' },
    })
    const context = { openId: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o', clientIp: '14.23.150.211' }
    await asDocumented('WXMINI', 'JSAPI').prepay(documented, context)
    expect(sentTo('/v3/pay/transactions/jsapi')?.text).toBe(
      '{"appid":"wxd678efh567hg6787","mchid":"1900000001","description":"Image形象店-深圳腾大-QQ公仔",' +
        '"out_trade_no":"1217752501201407033233368018","time_expire":"2018-06-08T10:34:56+08:00",' +
        '"attach":"自定义数据说明","notify_url":"https://www.weixin.qq.com/wxpay/WXMINI",' +
        '"amount":{"total":100,"currency":"CNY"},"payer":{"openid":"oUpF8uMuAJO_M2pxb1Q9zNjWeS6o"},' +
        '"scene_info":{"payer_client_ip":"14.23.150.211"}}',
    )
  })

  it('orders for the native app and signs what its shell hands on', async () => {
    answers['/v3/pay/transactions/app'] = () => ({
      status: 200,
      body: { prepay_id: 'WX1217752501201407033233368018' },
    })
    const { params } = await asDocumented('NATIVE', 'APP').prepay(documented, {
      openId: null,
      clientIp: '14.23.150.211',
    })
    expect(sentTo('/v3/pay/transactions/app')?.text).toBe(
      '{"appid":"wxd678efh567hg6787","mchid":"1900000001","description":"Image形象店-深圳腾大-QQ公仔",' +
        '"out_trade_no":"1217752501201407033233368018","time_expire":"2018-06-08T10:34:56+08:00",' +
        '"attach":"自定义数据说明","notify_url":"https://www.weixin.qq.com/wxpay/NATIVE",' +
        '"amount":{"total":100,"currency":"CNY"},"scene_info":{"payer_client_ip":"14.23.150.211"}}',
    )
    const info = JSON.parse(params['payInfo'] ?? '') as Record<string, string>
    expect(info).toMatchObject({
      appid: 'wxd678efh567hg6787',
      partnerid: '1900000001',
      prepayid: 'WX1217752501201407033233368018',
      package: 'Sign=WXPay',
    })
    const text = `${info['appid']}\n${info['timestamp']}\n${info['noncestr']}\n${info['prepayid']}\n`
    expect(
      createVerify('RSA-SHA256')
        .update(text)
        .verify(merchant.publicKey, info['sign'] ?? '', 'base64'),
    ).toBe(true)
  })

  it('orders for a phone’s browser', async () => {
    const h5Url =
      'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx2916263004719461949c84457c735b0000&package=2150917749'
    answers['/v3/pay/transactions/h5'] = () => ({ status: 200, body: { h5_url: h5Url } })
    const { params } = await asDocumented('WXH5', 'MWEB').prepay(documented, {
      openId: null,
      clientIp: '14.23.150.211',
    })
    expect(sentTo('/v3/pay/transactions/h5')?.text).toBe(
      '{"appid":"wxd678efh567hg6787","mchid":"1900000001","description":"Image形象店-深圳腾大-QQ公仔",' +
        '"out_trade_no":"1217752501201407033233368018","time_expire":"2018-06-08T10:34:56+08:00",' +
        '"attach":"自定义数据说明","notify_url":"https://www.weixin.qq.com/wxpay/WXH5",' +
        '"amount":{"total":100,"currency":"CNY"},' +
        '"scene_info":{"payer_client_ip":"14.23.150.211","h5_info":{"type":"Wap"}}}',
    )
    expect(params).toEqual({ h5Url })
  })

  it('asks for a refund and what became of it', async () => {
    const answer = {
      refund_id: '50000000382019052709732678859',
      out_refund_no: '1217752501201407033233368018',
      status: 'PROCESSING',
      create_time: '2020-12-01T16:18:12+08:00',
    }
    answers['/v3/refund/domestic/refunds'] = () => ({ status: 200, body: answer })
    const wanted = {
      state: 'PROCESSING',
      channelRefundNo: '50000000382019052709732678859',
      takenAt: '2020-12-01T16:18:12+08:00',
    }
    const refunded = await channel().refund({
      outTradeNo: '1217752501201407033233368018',
      outRefundNo: '1217752501201407033233368018',
      amountFen: '888',
      totalFen: '888',
      reason: '商品已售完',
    })
    expect(refunded).toEqual(wanted)
    expect(sentTo('/v3/refund/domestic/refunds')?.text).toBe(
      '{"out_trade_no":"1217752501201407033233368018","out_refund_no":"1217752501201407033233368018",' +
        '"reason":"商品已售完","amount":{"refund":888,"total":888,"currency":"CNY"}}',
    )
    expect(await channel().queryRefund('1217752501201407033233368018')).toEqual(wanted)
    expect(sentTo('/v3/refund/domestic/refunds/1217752501201407033233368018')).toMatchObject({
      method: 'GET',
      text: '',
    })
    answers['/v3/refund/domestic/refunds'] = () => ({ status: 404, body: { code: 'RESOURCE_NOT_EXISTS' } })
    expect(await channel().queryRefund('1217752501201407033233368018')).toBeNull()
  })
})

describe('a refund that is refused', () => {
  const refund = {
    outTradeNo: request.outTradeNo,
    outRefundNo: 'TK1-1',
    amountFen: '100',
    totalFen: '125040',
    reason: '多付',
  }
  const refused = (status: number, code: string) => {
    answers['/v3/refund/domestic/refunds'] = () => ({ status, body: { code } })
    return channel().refund(refund)
  }

  const asked = (status: number, code: string) => {
    answers['/v3/refund/domestic/refunds'] = () => ({ status, body: { code } })
    return channel().queryRefund(refund.outRefundNo)
  }

  it.each([
    ['LATER', 403, 'NOT_ENOUGH'],
    ['LATER', 429, 'FREQUENCY_LIMITED'],
    ['LATER', 400, 'SYSTEM_ERROR'],
    ['PERSON', 400, 'PARAM_ERROR'],
    ['PERSON', 400, 'INVALID_REQUEST'],
    ['PERSON', 401, 'SIGN_ERROR'],
    ['PERSON', 403, 'NO_AUTH'],
    ['PERSON', 403, 'REQUEST_BLOCKED'],
    ['PERSON', 404, 'MCH_NOT_EXISTS'],
    ['PERSON', 404, 'RESOURCE_NOT_EXISTS'],
    ['PERSON', 400, 'A_CODE_OF_TOMORROW'],
    ['PERSON', 400, ''],
  ])('%s: %s %s decides nothing', async (outcome, status, code) => {
    const error = outcome === 'LATER' ? RefundLater : RefundBlocked
    await expect(refused(status, code)).rejects.toThrow(error)
    await expect(refused(status, code)).rejects.toMatchObject({ code })
    if (status !== 404) await expect(asked(status, code)).rejects.toThrow(error)
  })

  it('is asked again later when WeChat Pay itself fails', async () => {
    await expect(refused(500, 'SYSTEM_ERROR')).rejects.toThrow(ChannelDown)
  })

  it('reaches WeChat Pay again when a kept connection was closed meanwhile', async () => {
    await expect(refused(403, 'NOT_ENOUGH')).rejects.toMatchObject({ code: 'NOT_ENOUGH' })
    const closed: Socket[] = []
    const close = ({ socket }: IncomingMessage) => {
      if (closed.length === 0) closed.push(socket.destroy())
    }
    server.prependListener('request', close)
    try {
      await expect(refused(403, 'NOT_ENOUGH')).rejects.toMatchObject({ code: 'NOT_ENOUGH' })
    } finally {
      server.off('request', close)
    }
    expect(closed).toHaveLength(1)
  })

  it.each([
    [403, 'USER_ACCOUNT_ABNORMAL'],
    [403, 'TRADE_OVERDUE'],
  ])('is over only when the way back is closed for good: %s %s', async (status, code) => {
    expect(await refused(status, code)).toEqual({ state: 'ABNORMAL', channelRefundNo: null, takenAt: null })
  })
})

describe('the bill of a day', () => {
  const HEADING =
    '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,' +
    '应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,' +
    '费率,订单金额,申请退款金额,费率备注'
  const line = (appId: string, type: string, state: string, id: string, amount: string) =>
    `\`2026-11-22 18:40:09,\`${appId},\`1900000001,\`0,\`,\`4200${id},\`${id},\`oUpF8,\`${type},\`${state},\`CFT,\`CNY,` +
    `\`${amount},\`0.00,\`0,\`0,\`0.00,\`0.00,\`,\`,\`10月气费,含滞纳金,\`order-1,\`7.50,\`0.60%,\`${amount},\`0.00,\``
  /** The trade's own amounts are 0.00 in the line of its refund. */
  const refundLine = (appId: string, id: string, amount: string) =>
    `\`2026-11-22 19:00:00,\`${appId},\`1900000001,\`0,\`,\`4200${id},\`${id},\`oUpF8,\`JSAPI,\`REFUND,\`CFT,\`CNY,` +
    `\`0.00,\`0.00,\`5000${id},\`TK-${id},\`${amount},\`0.00,\`ORIGINAL,\`PROCESSING,\`10月气费,\`order-1,\`0.00,\`0.60%,\`0.00,\`${amount},\``
  const bill = (...lines: string[]) =>
    `\uFEFF${[HEADING, ...lines, '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额', `\`${lines.length},\`1.00,\`0.00,\`0.00,\`0.00,\`1.00,\`0.00`].join('\r\n')}\r\n`
  const offered = (file: string, hash = createHash('sha1').update(file).digest('hex')) => {
    answers['/v3/bill/tradebill'] = () => ({
      status: 200,
      body: {
        download_url: 'https://api.mch.weixin.qq.com/v3/billdownload/file?token=xxx',
        hash_type: 'SHA1',
        hash_value: hash,
      },
    })
    answers['/v3/billdownload/file'] = () => ({ status: 200, file })
  }
  const whole = bill(
    line('wx-mini', 'JSAPI', 'SUCCESS', 'P1', '1250.40'),
    line('wx-official', 'JSAPI', 'SUCCESS', 'P2', '8.00'),
    line('wx-mini', 'NATIVE', 'SUCCESS', 'P3', '9.00'),
    refundLine('wx-mini', 'P4', '10.00'),
    refundLine('wx-official', 'P5', '11.00'),
  )

  it('gives the trades that are this channel’s, whole and checked by its digest', async () => {
    offered(whole)
    expect(await channel().statement('2026-11-22')).toEqual({
      paid: [
        { outTradeNo: 'P1', channelTradeNo: '4200P1', amountFen: '125040', successTime: '2026-11-22T18:40:09+08:00' },
      ],
      refunds: [{ outRefundNo: 'TK-P4', outTradeNo: 'P4', amountFen: '1000' }],
    })
    expect(seen.map((call) => call.url).filter((url) => url.includes('bill'))).toEqual([
      '/v3/bill/tradebill?bill_date=2026-11-22&bill_type=ALL',
      '/v3/billdownload/file?token=xxx',
    ])
  })

  it('is believed neither changed nor cut off', async () => {
    offered(whole, '79bb0f45fc4c42234a918000b2668d689e2bde04')
    await expect(channel().statement('2026-11-22')).rejects.toThrow(ChannelDown)
    offered(whole.split('\r\n').slice(0, 3).join('\r\n'))
    await expect(channel().statement('2026-11-22')).rejects.toThrow(ChannelDown)
    offered(whole.replace(/.*P2.*\r\n/, ''))
    await expect(channel().statement('2026-11-22')).rejects.toThrow(ChannelDown)
  })

  it('is empty for a day without trades, and asked for again while it is being made', async () => {
    answers['/v3/bill/tradebill'] = () => ({ status: 400, body: { code: 'NO_STATEMENT_EXIST' } })
    expect(await channel().statement('2026-11-22')).toEqual({ paid: [], refunds: [] })
    answers['/v3/bill/tradebill'] = () => ({ status: 400, body: { code: 'STATEMENT_CREATING' } })
    await expect(channel().statement('2026-11-22')).rejects.toThrow(ChannelDown)
  })
})

it.each<[string, () => Answer]>([
  ['an error of theirs', () => ({ status: 500, body: {} })],
  ['a refused order', () => ({ status: 400, body: { code: 'PARAM_ERROR' } })],
])('says that the channel is down: %s', async (_name, answer) => {
  answers['/v3/pay/transactions/jsapi'] = answer
  await expect(channel().prepay(request, { openId: 'o-1', clientIp: '10.0.0.1' })).rejects.toThrow(ChannelDown)
})

it('says that the channel is down when there is no answer', async () => {
  await expect(channel({}, 'http://127.0.0.1:1').query('P20261123ABCDEF')).rejects.toThrow(ChannelSilent)
})

describe('the platform’s certificates', () => {
  const paid = () => ({ status: 200, body: TRANSACTION })
  const looks = () => seen.filter((call) => call.path === '/v3/certificates').length

  it('are read once for all first calls at the same time', async () => {
    answers['/v3/pay/transactions/out-trade-no/'] = paid
    const wechat = channel()
    const trades = await Promise.all(Array.from({ length: 5 }, () => wechat.query(request.outTradeNo)))
    expect(trades.map((trade) => trade.state)).toEqual(Array.from({ length: 5 }, () => 'SUCCESS'))
    expect(looks()).toBe(1)
  })

  it('are read again soon after a failure, but not by every call', async () => {
    answers['/v3/pay/transactions/out-trade-no/'] = paid
    const good = answers['/v3/certificates']
    answers['/v3/certificates'] = () => ({ status: 500, body: {} })
    const wechat = channel()
    const now = jest.spyOn(Date, 'now')
    try {
      for (let call = 0; call < 3; call++) await expect(wechat.query(request.outTradeNo)).rejects.toThrow(ChannelDown)
      expect(looks()).toBe(1)
      if (good) answers['/v3/certificates'] = good
      const later = Date.now() + 3_000
      now.mockImplementation(() => later)
      expect(await wechat.query(request.outTradeNo)).toMatchObject({ state: 'SUCCESS' })
      expect(looks()).toBe(2)
    } finally {
      now.mockRestore()
    }
  })
})

it('believes no answer that another signed', async () => {
  answers['/v3/pay/transactions/out-trade-no/'] = () => ({ status: 200, body: TRANSACTION, key: stranger.privateKey })
  await expect(channel().query(request.outTradeNo)).rejects.toThrow(ChannelDown)
})

describe('notifications', () => {
  const event = (resource: object, type = 'TRANSACTION.SUCCESS') =>
    JSON.stringify({ id: 'event-1', event_type: type, resource })
  const headers = (given: Record<string, string>) => (name: string) => given[name]
  const good = event(seal(JSON.stringify(TRANSACTION)))

  it('opens a good one, reading the platform key once', async () => {
    const wechat = channel()
    for (let times = 0; times < 3; times++) {
      expect(await wechat.verifyNotify(headers(signedHeaders(good)), good)).toEqual({
        notifyId: 'event-1',
        outTradeNo: 'P20261123ABCDEF',
        channelTradeNo: '4200001',
        amountFen: '125040',
        state: 'SUCCESS',
        successTime: '2026-11-23T09:31:00+08:00',
      })
    }
    expect(seen.filter((call) => call.path === '/v3/certificates')).toHaveLength(1)
  })

  it('works with a public key of the platform instead of certificates', async () => {
    const wechat = channel({ publicKeyId: 'PUB_KEY_ID_01', publicKey: platform.publicKey })
    expect(await wechat.verifyNotify(headers(signedHeaders(good, { serial: 'PUB_KEY_ID_01' })), good)).toMatchObject({
      amountFen: '125040',
    })
    expect(seen).toEqual([])
  })

  it.each<[string, Record<string, string>, string]>([
    ['a body that was changed', signedHeaders(good), good.replace('event-1', 'event-2')],
    ['a signature of somebody else', signedHeaders(good, { key: stranger.privateKey }), good],
    ['a serial that does not exist', signedHeaders(good, { serial: 'OTHER' }), good],
    ['one that is six minutes old', signedHeaders(good, { at: Math.floor(Date.now() / 1000) - 360 }), good],
    ['one without a moment', signedHeaders(good, { at: Number.NaN }), good],
    ['no signature at all', {}, good],
  ])('does not believe %s', async (_name, given, body) => {
    await expect(channel().verifyNotify(headers(given), body)).rejects.toThrow(BadSignature)
  })

  it('does not open what another key sealed, and leaves other events alone', async () => {
    const foreign = event(seal(JSON.stringify(TRANSACTION), 'ffffffffffffffffffffffffffffffff'))
    await expect(channel().verifyNotify(headers(signedHeaders(foreign)), foreign)).rejects.toThrow()
    const refund = event(seal('{}'), 'REFUND.SUCCESS')
    expect(await channel().verifyNotify(headers(signedHeaders(refund)), refund)).toBeNull()
  })

  it('acknowledges as WeChat Pay wants it', () => {
    expect(channel().ack(true)).toEqual({ status: 204, body: '' })
    expect(channel().ack(false).status).toBe(500)
  })
})
