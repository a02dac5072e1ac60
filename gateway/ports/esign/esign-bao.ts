import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { ESignConfig } from './settings'
import type { ESign, FlowRequest, FlowState } from './types'

/* The API v3 of e签宝 as its public documentation describes it: requests signed by application key, answers {code, message, data}. */

/** `signFlowStatus` of a flow: 1 being signed, 2 done, 3 revoked, 5 expired, 7 refused. */
const states: Readonly<Record<number, FlowState>> = {
  1: 'SIGNING',
  2: 'SIGNED',
  3: 'FAILED',
  5: 'EXPIRED',
  7: 'REFUSED',
}

const md5 = (body: string | Buffer): string => createHash('md5').update(body).digest('base64')
const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text, 'utf8')

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const textIn = (data: Json, name: string): string => {
  const value = data[name]
  if (typeof value !== 'string' || value === '') throw new Error(`esign answered no ${name}`)
  return value
}

const TYPE = 'application/json; charset=UTF-8'

/** What of a request is signed: method, Accept, Content-MD5, Content-Type, Date (absent), path with query. */
export const signedText = (method: string, contentMd5: string, path: string): string =>
  [method, '*/*', contentMd5, contentMd5 === '' ? '' : TYPE, '', path].join('\n')

/** Place of the two seals on the last page, in points from its lower left corner. */
const SEALS = { customer: { x: 420, y: 320 }, company: { x: 170, y: 320 } }

type Client = ReturnType<typeof clientOf>

/** Signed requests, and files on their way there. */
function clientOf({ appId, secret, endpoint }: ESignConfig, timeout: number) {
  async function ask(method: 'GET' | 'POST', path: string, content?: Json): Promise<Json> {
    const body = content === undefined ? '' : JSON.stringify(content)
    const contentMd5 = body === '' ? '' : md5(body)
    const response = await fetch(endpoint + path, {
      method,
      headers: {
        accept: '*/*',
        'x-tsign-open-app-id': appId,
        'x-tsign-open-auth-mode': 'Signature',
        'x-tsign-open-ca-timestamp': String(Date.now()),
        'x-tsign-open-ca-signature': hmac(secret, signedText(method, contentMd5, path)).digest('base64'),
        ...(body !== '' && { 'content-type': TYPE, 'content-md5': contentMd5 }),
      },
      ...(body !== '' && { body }),
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`esign answered ${response.status}`)
    const answer: unknown = await response.json()
    if (!isJson(answer) || answer.code !== 0)
      throw new Error(`esign refused: ${isJson(answer) ? String(answer.code) : 'no answer'}`)
    return isJson(answer.data) ? answer.data : {}
  }

  async function upload({ name, bytes }: FlowRequest['file']): Promise<string> {
    const contentMd5 = md5(bytes)
    const place = await ask('POST', '/v3/files/file-upload-url', {
      contentMd5,
      contentType: 'application/pdf',
      fileName: name,
      fileSize: bytes.length,
      convertToPDF: false,
    })
    const response = await fetch(textIn(place, 'fileUploadUrl'), {
      method: 'PUT',
      headers: { 'content-md5': contentMd5, 'content-type': 'application/pdf' },
      body: new Uint8Array(bytes),
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`esign took no file: ${response.status}`)
    return textIn(place, 'fileId')
  }

  async function fetched(address: string): Promise<Buffer> {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    if (!response.ok) throw new Error(`esign gave no file: ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  }

  return { ask, upload, fetched }
}

/** What a flow is made of: the customer's seal, then the company's by itself. */
function flowContent(fileId: string, request: FlowRequest, notifyUrl: string): Json {
  const { taskId, title, file, pages, customer, company, expireAt } = request
  const field = ({ x, y }: { x: number; y: number }, autoSign: boolean) => ({
    fileId,
    signFieldType: 0,
    normalSignFieldConfig: {
      autoSign,
      signFieldStyle: 1,
      signFieldPosition: { positionPage: String(pages), positionX: x, positionY: y },
    },
  })
  return {
    docs: [{ fileId, fileName: file.name }],
    signFlowConfig: {
      signFlowTitle: title,
      signFlowExpireTime: Date.parse(expireAt),
      autoStart: true,
      autoFinish: true,
      notifyUrl,
    },
    signers: [
      {
        signerType: 1,
        signConfig: { signOrder: 1 },
        orgSignerInfo: { orgName: customer.name, transactorInfo: { psnAccount: customer.phone } },
        signFields: [{ customBizNum: taskId, ...field(SEALS.customer, false) }],
      },
      { signerType: 1, signConfig: { signOrder: 2 }, signFields: [field(SEALS.company, true)] },
    ],
    signFlowInitiator: { orgInitiator: { orgName: company.name } },
  }
}

async function download({ ask, fetched }: Client, flowId: string): Promise<Buffer> {
  const { files } = await ask('GET', `/v3/sign-flow/${flowId}/file-download-url`)
  const first: unknown = Array.isArray(files) ? files[0] : undefined
  if (!isJson(first)) throw new Error('esign answered no file')
  return fetched(textIn(first, 'downloadUrl'))
}

/** The provider over HTTPS. */
export function esignBao(config: ESignConfig, timeout = 15_000): ESign {
  const client = clientOf(config, timeout)
  const { ask, upload } = client
  return {
    provider: 'esign',
    async createFlow(request) {
      const fileId = await upload(request.file)
      const content = flowContent(fileId, request, config.callbackUrl)
      return { flowId: textIn(await ask('POST', '/v3/sign-flow/create-by-file', content), 'signFlowId') }
    },
    async signUrl(flowId, { name, phone, returnUrl }) {
      const data = await ask('POST', `/v3/sign-flow/${flowId}/sign-url`, {
        clientType: 'H5',
        needLogin: false,
        operator: { psnAccount: phone },
        organization: { orgName: name },
        redirectConfig: { redirectUrl: returnUrl, redirectDelayTime: 3 },
      })
      return { url: textIn(data, 'url') }
    },
    async revoke(flowId, reason) {
      await ask('POST', `/v3/sign-flow/${flowId}/revoke`, { revokeReason: reason })
    },
    async query(flowId) {
      const data = await ask('GET', `/v3/sign-flow/${flowId}/detail`)
      const state = states[Number(data.signFlowStatus)]
      const reason = data.rescissionReason ?? data.signFlowDescription
      return { state: state ?? 'SIGNING', reason: typeof reason === 'string' ? reason : '' }
    },
    callback({ header, body }) {
      const time = header('x-tsign-open-timestamp') ?? ''
      const sent = Buffer.from(header('x-tsign-open-signature') ?? '', 'hex')
      const due = hmac(config.secret, time + body).digest()
      if (sent.length !== due.length || !timingSafeEqual(sent, due)) return null
      return flowOf(body)
    },
    download: (flowId) => download(client, flowId),
  }
}

function flowOf(body: string): { flowId: string } | null {
  try {
    const said: unknown = JSON.parse(body)
    return isJson(said) && typeof said.signFlowId === 'string' ? { flowId: said.signFlowId } : null
  } catch {
    return null
  }
}
