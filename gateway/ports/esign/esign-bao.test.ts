import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { esignBao, signedText } from './esign-bao'

const SECRET = 'secret'
interface Asked {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

let server: Server
let asked: Asked[]
let answers: Record<string, unknown>
beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const path = request.url ?? ''
      asked.push({ method: request.method ?? '', path, headers: request.headers, body: Buffer.concat(pieces) })
      const data = answers[path]
      if (Buffer.isBuffer(data)) return response.end(data)
      response.end(JSON.stringify(data === undefined ? { code: 1435002, message: 'no' } : { code: 0, data }))
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()))
})
afterEach(() => new Promise((done) => server.close(done)))

const place = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const provider = () =>
  esignBao({ appId: 'app', secret: SECRET, endpoint: place(), callbackUrl: 'https://us/callback' }, 2000)

const request = () => ({
  taskId: 'T1',
  title: '供用气合同',
  file: { name: '合同.pdf', bytes: Buffer.from('%PDF-1.7') },
  pages: 3,
  customer: { name: '华北精工陶瓷有限公司', phone: '13800000001' },
  company: { name: '廊坊新奥燃气有限公司' },
  expireAt: '2026-12-08T09:30:00+08:00',
})

test('a flow is revoked with its reason; one that has ended throws', async () => {
  answers = { '/v3/sign-flow/S1/revoke': {} }
  await provider().revoke('S1', '签署人已在应用内拒签')
  expect(JSON.parse(String(asked[0]?.body))).toEqual({ revokeReason: '签署人已在应用内拒签' })
  await expect(provider().revoke('S2', '签署人已在应用内拒签')).rejects.toThrow('esign refused')
})

test('a flow is made of an uploaded file; each request is signed over its body and path', async () => {
  answers = {
    '/v3/files/file-upload-url': { fileId: 'F1', fileUploadUrl: `${place()}/put` },
    '/put': {},
    '/v3/sign-flow/create-by-file': { signFlowId: 'S1' },
    '/v3/sign-flow/S1/sign-url': { url: 'https://sign/1' },
  }
  expect(await provider().createFlow(request())).toEqual({ flowId: 'S1' })
  expect(
    await provider().signUrl('S1', { name: '华北精工陶瓷有限公司', phone: '13800000001', returnUrl: '/b' }),
  ).toEqual({
    url: 'https://sign/1',
  })
  const [, file, flow] = asked
  expect(file).toMatchObject({ method: 'PUT', body: request().file.bytes })
  const md5 = createHash('md5')
    .update(flow?.body ?? '')
    .digest('base64')
  expect(flow?.headers).toMatchObject({
    'x-tsign-open-app-id': 'app',
    'x-tsign-open-auth-mode': 'Signature',
    'content-md5': md5,
    'x-tsign-open-ca-signature': createHmac('sha256', SECRET)
      .update(signedText('POST', md5, '/v3/sign-flow/create-by-file'))
      .digest('base64'),
  })
  expect(JSON.parse(String(flow?.body))).toMatchObject({
    docs: [{ fileId: 'F1' }],
    signFlowConfig: { autoFinish: true, notifyUrl: 'https://us/callback' },
    signers: [{ signConfig: { signOrder: 1 } }, { signConfig: { signOrder: 2 } }],
  })
})

test.each([
  [1, 'SIGNING'],
  [2, 'SIGNED'],
  [3, 'FAILED'],
  [5, 'EXPIRED'],
  [7, 'REFUSED'],
])('a flow of status %i is %s', async (signFlowStatus, state) => {
  answers = { '/v3/sign-flow/S1/detail': { signFlowStatus } }
  expect(await provider().query('S1')).toEqual({ state, reason: '' })
})

test('the signed file is fetched from the address that is answered', async () => {
  answers = {
    '/v3/sign-flow/S1/file-download-url': { files: [{ downloadUrl: `${place()}/signed` }] },
    '/signed': Buffer.from('%PDF signed'),
  }
  expect(String(await provider().download('S1'))).toBe('%PDF signed')
})

test('a refusal of the provider is an error', async () => {
  answers = {}
  await expect(provider().query('S1')).rejects.toThrow('esign refused: 1435002')
})

test('a callback counts with the signature of the provider only', () => {
  const body = JSON.stringify({ action: 'SIGN_FLOW_COMPLETE', signFlowId: 'S1' })
  const sign = (secret: string) => createHmac('sha256', secret).update(`1700${body}`).digest('hex')
  const callback = (signature: string, text = body) =>
    provider().callback({
      header: (name) => ({ 'x-tsign-open-timestamp': '1700', 'x-tsign-open-signature': signature })[name],
      body: text,
    })
  expect(callback(sign(SECRET))).toEqual({ flowId: 'S1' })
  expect(callback(sign('other'))).toBeNull()
  expect(callback('')).toBeNull()
  expect(callback(sign(SECRET), body.replace('S1', 'S2'))).toBeNull()
})
