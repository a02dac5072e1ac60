import { randomBytes, type KeyObject } from 'node:crypto'
import type { WechatPayConfig } from '../../config'
import { BadSignature, ChannelDown, ChannelSilent, type Headers } from './types'
import { openSealed, publicKeyOf, rsaSign, rsaVerify, type Sealed } from './wechat-crypto'

export interface WechatAnswer {
  status: number
  body: Record<string, unknown>
}

/** Real time, not the product's: WeChat Pay refuses a signature with a time that is off. */
const seconds = () => String(Math.floor(Date.now() / 1000))
const freshFor = 300
/** Forged serials make us look at the certificates this often at most; a look that failed is repeated sooner. */
const looksEvery = 5 * 60_000
const looksAgainAfter = 3_000
const timeout = 8_000

/** HTTP with WeChat Pay v3: signed requests, verified answers, time-outs. */
export class WechatClient {
  private keys = new Map<string, KeyObject>()
  private looksFrom = 0
  private look: Promise<void> | null = null

  constructor(
    private readonly config: WechatPayConfig,
    private readonly host = 'https://api.mch.weixin.qq.com',
  ) {
    if (config.publicKeyId && config.publicKey) this.keys.set(config.publicKeyId, publicKeyOf(config.publicKey))
  }

  get settings(): WechatPayConfig {
    return this.config
  }

  /** A call; 4xx answers are returned for the caller to read, everything that leaves us in the dark throws ChannelDown. */
  async send(method: 'GET' | 'POST', path: string, body?: object): Promise<WechatAnswer> {
    const { status, headers, text } = await this.transport(method, path, body)
    if (status >= 500) throw new ChannelDown(`WeChat Pay answered ${status}`)
    if (status < 300) await this.believe(headers, text)
    return { status, body: jsonOf(text) }
  }

  /** A file at the address of an answer; it is not signed: the caller checks its digest. Its path is asked at our own host only. */
  async download(address: string): Promise<Buffer> {
    const { pathname, search } = new URL(address.trim())
    const { status, bytes } = await this.transport('GET', pathname + search)
    if (status !== 200) throw new ChannelDown(`WeChat Pay gave no file (${status})`)
    return bytes
  }

  /** An answer with another signer's signature says nothing about the payment. */
  private async believe(headers: Headers, text: string): Promise<void> {
    try {
      await this.verify(headers, text)
    } catch (error) {
      throw new ChannelDown('an answer of WeChat Pay cannot be verified', { cause: error })
    }
  }

  /** The signature of an answer or a notification: time, nonce and body under the platform's key of that serial. */
  async verify(header: Headers, rawBody: string): Promise<void> {
    const timestamp = header('wechatpay-timestamp') ?? ''
    const nonce = header('wechatpay-nonce') ?? ''
    const signature = header('wechatpay-signature') ?? ''
    const key = await this.platformKey(header('wechatpay-serial') ?? '')
    if (!rsaVerify(key, signature, timestamp, nonce, rawBody)) throw new BadSignature('WeChat Pay signature')
    const age = Math.abs(Number(seconds()) - Number(timestamp))
    if (!Number.isFinite(age) || age > freshFor) throw new BadSignature('WeChat Pay signature too old')
  }

  private async platformKey(serial: string): Promise<KeyObject> {
    const known = this.keys.get(serial)
    if (known) return known
    if (this.look || Date.now() >= this.looksFrom) await (this.look ??= this.lookAtCertificates())
    const found = this.keys.get(serial)
    if (!found) throw new BadSignature(`no platform key ${serial}`)
    return found
  }

  /** One look for all callers that wait for a key. */
  private async lookAtCertificates(): Promise<void> {
    this.looksFrom = Date.now() + looksAgainAfter
    try {
      await this.readCertificates()
      this.looksFrom = Date.now() + looksEvery
    } finally {
      this.look = null
    }
  }

  /** The platform's certificates; their answer is signed by one of them, so they are opened before they are verified. */
  private async readCertificates(): Promise<void> {
    const { status, headers, text } = await this.transport('GET', '/v3/certificates')
    if (status !== 200) throw new ChannelDown(`WeChat Pay gave no certificates (${status})`)
    const rows = (jsonOf(text)['data'] ?? []) as { serial_no: string; encrypt_certificate: Sealed }[]
    const fresh = new Map(this.keys)
    for (const row of rows)
      fresh.set(row.serial_no, publicKeyOf(openSealed(row.encrypt_certificate, this.config.apiV3Key)))
    const key = fresh.get(headers('wechatpay-serial') ?? '')
    const lines = [headers('wechatpay-timestamp') ?? '', headers('wechatpay-nonce') ?? '', text]
    if (!key || !rsaVerify(key, headers('wechatpay-signature') ?? '', ...lines))
      throw new BadSignature('WeChat Pay certificates')
    this.keys = fresh
  }

  private async transport(method: 'GET' | 'POST', path: string, body?: object) {
    const payload = body === undefined ? '' : JSON.stringify(body)
    const nonce = randomBytes(16).toString('hex')
    const timestamp = seconds()
    const signature = rsaSign(this.config.privateKey, method, path, timestamp, nonce, payload)
    const token = `mchid="${this.config.mchId}",nonce_str="${nonce}",timestamp="${timestamp}",serial_no="${this.config.serialNo}",signature="${signature}"`
    const send = async () => {
      const answer = await fetch(this.host + path, {
        method,
        headers: {
          authorization: `WECHATPAY2-SHA256-RSA2048 ${token}`,
          accept: 'application/json',
          'user-agent': 'gas-gateway',
          ...(payload ? { 'content-type': 'application/json' } : {}),
          ...(this.config.publicKeyId ? { 'wechatpay-serial': this.config.publicKeyId } : {}),
        },
        ...(payload ? { body: payload } : {}),
        signal: AbortSignal.timeout(timeout),
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const header = (name: string) => answer.headers.get(name) ?? undefined
      return { status: answer.status, bytes, text: bytes.toString('utf8'), headers: header }
    }
    try {
      // Each request carries the merchant's own number, under which the platform does its work once: a repetition changes nothing.
      return await send().catch((error: unknown) => (isClosedConnection(error) ? send() : Promise.reject(error)))
    } catch (error) {
      throw new ChannelSilent('WeChat Pay cannot be reached', { cause: error })
    }
  }
}

/** The other side closed a kept connection while the request was on its way; Node repeats only GET by itself. */
function isClosedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
  return cause?.code === 'UND_ERR_SOCKET' || cause?.code === 'ECONNRESET' || cause?.code === 'EPIPE'
}

function jsonOf(text: string): Record<string, unknown> {
  if (text === '') return {}
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch (error) {
    throw new ChannelDown('WeChat Pay answered no JSON', { cause: error })
  }
}
