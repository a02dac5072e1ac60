import { createHash, createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FileStore, OpenFile } from '.'
import { folderStore } from './folder'
import { s3Store } from './s3'

/*
 * A small object store on this machine. It computes every signature by itself, from the documentation of Signature Version 4, and is
 * first held to that documentation's own example.
 */
const KEY = 'AKIAIOSFODNN7EXAMPLE'
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const sha = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

interface Asked {
  method: string
  path: string
  query: [string, string][]
  headers: Record<string, string>
}
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

function signatureOf(
  { method, path: place, query, headers }: Asked,
  names: string,
  time: string,
  scope: string,
  digest: string,
): string {
  const sorted = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const lines = names.split(';').map((name) => `${name}:${headers[name] ?? ''}\n`)
  // However it was written on the wire: every part of the path is encoded again.
  const uri = place.split('/').map((part) => encoded(decodeURIComponent(part)))
  const canonical = [method, uri.join('/'), sorted.join('&'), lines.join(''), names, digest].join('\n')
  const [day = '', region = '', service = ''] = scope.split('/')
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(
    (held, part) => hmac(held, part),
    `AWS4${SECRET}`,
  )
  return hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha(canonical)}`).toString('hex')
}

test('the stand-in computes the documentation’s example', () => {
  const asked = {
    method: 'GET',
    path: '/test.txt',
    query: [],
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': sha(''),
      'x-amz-date': '20130524T000000Z',
    },
  }
  const names = 'host;range;x-amz-content-sha256;x-amz-date'
  expect(signatureOf(asked, names, '20130524T000000Z', '20130524/us-east-1/s3/aws4_request', sha(''))).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})

test('an address at the store is the documentation’s example', async () => {
  const endpoint = 'https://{bucket}.s3.amazonaws.com'
  const config = {
    endpoint,
    publicEndpoint: endpoint,
    bucket: 'examplebucket',
    region: 'us-east-1',
    key: KEY,
    secret: SECRET,
  }
  const link = await s3Store(config, { datetime: '20130524T000000Z' }).link(
    'test.txt',
    { mime: '', disposition: '' },
    86_400,
  )
  const { origin, pathname, searchParams } = new URL(link ?? '')
  expect([origin, pathname]).toEqual(['https://examplebucket.s3.amazonaws.com', '/test.txt'])
  expect(Object.fromEntries(searchParams)).toEqual({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
    'X-Amz-Date': '20130524T000000Z',
    'X-Amz-Expires': '86400',
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  })
})

let server: Server
let endpoint: string
let kept: Map<string, { bytes: Buffer; mime: string }>
/** Answers of 5xx that come before the real one. */
let failures: number

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const [place = '', search = ''] = (request.url ?? '').split('?')
  const query = [...new URLSearchParams(search)]
  const headers = request.headers as Record<string, string>
  const method = request.method ?? ''
  const asQuery = new Map(query)
  const inQuery = asQuery.get('X-Amz-Signature')
  if (inQuery !== undefined) {
    const scope = (asQuery.get('X-Amz-Credential') ?? '').replace(`${KEY}/`, '')
    const unsigned = query.filter(([name]) => name !== 'X-Amz-Signature')
    const asked = { method, path: place, query: unsigned, headers }
    const names = asQuery.get('X-Amz-SignedHeaders') ?? ''
    return signatureOf(asked, names, asQuery.get('X-Amz-Date') ?? '', scope, 'UNSIGNED-PAYLOAD') === inQuery
  }
  const [, scope = '', names = '', signature = ''] =
    new RegExp(`^AWS4-HMAC-SHA256 Credential=${KEY}/(.+), SignedHeaders=(.+), Signature=(.+)$`).exec(
      headers['authorization'] ?? '',
    ) ?? []
  const digest = headers['x-amz-content-sha256'] ?? ''
  const asked = { method, path: place, query, headers }
  return digest === sha(body) && signatureOf(asked, names, headers['x-amz-date'] ?? '', scope, digest) === signature
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      if (!isSigned(request, body)) return response.writeHead(403).end()
      if (failures-- > 0) return response.writeHead(503).end()
      const url = new URL(request.url ?? '', endpoint)
      const key = decodeURIComponent(url.pathname)
      if (!key.startsWith('/bucket/')) return response.writeHead(404).end()
      const found = kept.get(key)
      if (request.method === 'PUT') kept.set(key, { bytes: body, mime: request.headers['content-type'] ?? '' })
      if (request.method === 'DELETE') kept.delete(key)
      if (request.method === 'PUT' || request.method === 'DELETE') return response.writeHead(200).end()
      if (!found) return response.writeHead(404).end()
      const mime = url.searchParams.get('response-content-type') ?? found.mime
      const disposition = url.searchParams.get('response-content-disposition') ?? ''
      const headers = { 'content-type': mime, 'content-disposition': disposition, 'content-length': found.bytes.length }
      return response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : found.bytes)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(() => {
  kept = new Map()
  failures = 0
})

const bucket = (change: object = {}) =>
  s3Store({
    endpoint,
    publicEndpoint: endpoint,
    bucket: 'bucket',
    region: 'cn-hangzhou',
    key: KEY,
    secret: SECRET,
    ...change,
  })
const folders: string[] = []
const folder = () => {
  const place = mkdtempSync(path.join(tmpdir(), 'store-'))
  folders.push(place)
  return folderStore(place)
}
afterAll(() => folders.forEach((place) => rmSync(place, { recursive: true })))

/** Size and bytes of a file that is read piece by piece. */
async function whole(file: OpenFile | null): Promise<[number, Buffer] | null> {
  if (!file) return null
  const pieces: Uint8Array[] = []
  for await (const piece of file.pieces) pieces.push(piece)
  return [file.size, Buffer.concat(pieces)]
}

describe.each<[string, () => FileStore]>([
  ['a bucket', bucket],
  ['a folder', folder],
])('%s', (_name, made) => {
  const picture = Buffer.from([0xff, 0xd8, 0, 1, 2, 0xff])
  test('keeps, finds, replaces and forgets files, also twice', async () => {
    const store = made()
    const key = '2026/11/0af3@320'
    expect([await store.get(key), await store.head(key), await store.open(key)]).toEqual([null, null, null])
    await store.put(key, Buffer.from('one'), 'text/plain')
    await store.put(key, picture, 'image/jpeg')
    expect(await store.get(key)).toEqual(picture)
    expect(await store.head(key)).toBe(6)
    const from = path.join(tmpdir(), `store-${randomUUID()}`)
    writeFileSync(from, 'moved')
    await store.putFile('2026/11/moved', from, { mime: 'text/plain', sha256: sha('moved') })
    expect(String(await store.get('2026/11/moved'))).toBe('moved')
    rmSync(from, { force: true })
    expect(await whole(await store.open(key))).toEqual([6, picture])
    await store.delete(key)
    await store.delete(key)
    expect(await store.get(key)).toBeNull()
  })
})

describe('a bucket', () => {
  test('opens a file by an address of its own, shown as the gateway says', async () => {
    await bucket().put('2026/11/a', Buffer.from('%PDF-1.7'), 'application/pdf')
    const shown = { mime: 'application/pdf', disposition: "inline; filename*=UTF-8''%E5%87%AD%E8%AF%81.pdf" }
    const link = (await bucket().link('2026/11/a', shown, 600)) ?? ''
    const response = await fetch(link)
    expect([response.status, await response.text()]).toEqual([200, '%PDF-1.7'])
    expect(response.headers.get('content-disposition')).toBe(shown.disposition)
    expect((await fetch(link.replace('2026%2F11', '2026/11').replace('/a?', '/b?'))).status).toBe(403)
  })
  test('is asked again when it fails, and says so when it goes on failing', async () => {
    failures = 2
    await bucket().put('a', Buffer.from('x'), 'text/plain')
    expect(kept.size).toBe(1)
    failures = 3
    await expect(bucket().get('a')).rejects.toThrow('object store answered 503 to GET')
  })
  test('that is not there, or has another key, is no missing file', async () => {
    await expect(bucket({ bucket: 'other' }).put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow(
      'no bucket other',
    )
    await expect(bucket({ secret: 'wrong' }).get('a')).rejects.toThrow('object store answered 403 to GET')
  })
})

test('a folder keeps files whole and never leaves itself', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'store-'))
  folders.push(place)
  const store = folderStore(place)
  await store.put('2026/11/a', Buffer.from('one'), 'text/plain')
  await store.put('2026/11/a', Buffer.from('two'), 'text/plain')
  expect(readdirSync(path.join(place, '2026/11'))).toEqual(['a'])
  await expect(store.get('../outside')).rejects.toThrow('leaves the store')
  expect(await store.link('2026/11/a', { mime: '', disposition: '' }, 60)).toBeNull()
})
