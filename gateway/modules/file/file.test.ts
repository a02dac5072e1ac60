import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { contentGateway, inWork } from '../../../test/setup/content-gateway'
import { readEnvelope } from '../../../test/setup/envelope'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { addressOf, describe as describeFile, put, url, use } from './service'

let gateway: TestGateway
let master: Caller
let other: Caller
let photo: Buffer
beforeAll(async () => {
  gateway = await contentGateway()
  master = await gateway.as('13800000001')
  other = await gateway.as('13800000007')
  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#3286FE' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => gateway.close())

interface Upload {
  bytes: Buffer
  name?: string
  fields?: Record<string, string>
}

/** A multipart request as a browser would send it. */
async function upload(
  headers: Record<string, string>,
  { bytes, name = '表具.jpg', fields = { bizType: 'METER_IMG' } }: Upload,
) {
  const edge = 'edge0123456789'
  const parts = Object.entries(fields).map(
    ([key, value]) => `--${edge}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)])
  const response = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/job/upload/single',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload,
  })
  return readEnvelope(response.statusCode, response.body, response.headers)
}
const uploaded = async (bytes: Buffer, caller = master) =>
  (await upload(caller.headers, { bytes })).data as {
    fileID: string
    url: string
    name: string
    size: number
    mime: string
  }
const get = (address: string) => gateway.gateway.app.inject({ method: 'GET', url: address })
/** A picture that no other test has sent. */
let shade = 0
const newPhoto = () =>
  sharp({
    create: { width: 8, height: 8, channels: 3, background: `rgb(${(++shade * 37) % 256},${(shade * 11) % 256},0)` },
  })
    .jpeg()
    .toBuffer()

test('a photo comes back through its signed address, and only through that', async () => {
  const file = await uploaded(photo)
  expect(file).toMatchObject({ name: '表具.jpg', mime: 'image/jpeg' })
  expect(file.fileID).toMatch(/^[0-9a-f]{32}$/)
  const response = await get(file.url)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=600',
  })
  expect(response.headers['content-security-policy']).toContain('sandbox')
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 800, height: 600 })
  expect(await sharp((await get(`${file.url}&w=320`)).rawPayload).metadata()).toMatchObject({ width: 320, height: 240 })
  expect((await get(file.url.replace(/s=.{4}/, 's=AAAA'))).statusCode).toBe(403)
  expect((await get(`/job/file/${file.fileID}`)).statusCode).toBe(403)
  expect((await get(addressOf({ ...gateway.gateway.work }, '0'.repeat(32), 'jpg'))).statusCode).toBe(404)
  gateway.clock.moveTo('2026-11-23T10:01:00+08:00')
  expect((await get(file.url)).statusCode).toBe(403)
  gateway.clock.moveTo('2026-11-23T09:30:00+08:00')
})

test('the same photo sent again by the same user is the same file', async () => {
  const bytes = await newPhoto()
  const first = await uploaded(bytes)
  expect((await uploaded(bytes)).fileID).toBe(first.fileID)
  expect((await uploaded(bytes, other)).fileID).not.toBe(first.fileID)
})

test.each([
  [
    'html with the name of a picture',
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    '44850',
    '文件格式不支持',
  ],
  ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '44850', '文件格式不支持'],
  ['a torn picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), '44850', '文件格式不支持'],
  ['nothing', Buffer.alloc(0), '44850', '文件格式不支持'],
  [
    '10 MB and a byte',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(10 * 1024 * 1024 - 2)]),
    '44851',
    '文件大小不能超过10MB',
  ],
])('%s is refused', async (_name, bytes, code, text) => {
  expect(await upload(master.headers, { bytes })).toMatchObject({ code, text })
})

test('a picture of more pixels than a camera makes is refused by its header', async () => {
  const flat = sharp({ create: { width: 7200, height: 7200, channels: 3, background: '#fff' } })
  const bytes = await flat.png({ palette: true, colours: 2 }).toBuffer()
  expect(await upload(master.headers, { bytes })).toMatchObject({ code: '44854' })
})

test('visitors may send for ZHULONG only, under an id of their own', async () => {
  const bytes = await newPhoto()
  expect(await upload({}, { bytes })).toMatchObject({ ok: false })
  expect(await upload({}, { bytes, fields: { bizType: 'ZHULONG' } })).toMatchObject({ code: '2901' })
  expect(await upload({}, { bytes, fields: { bizType: 'ZHULONG', visitorId: 'v-1' } })).toMatchObject({ ok: true })
  expect(await upload(master.headers, { bytes, fields: { bizType: 'SECRET' } })).toMatchObject({ code: '2901' })
  expect(await upload(master.headers, { bytes, fields: {} })).toMatchObject({ code: '2901' })
})

const MB = 1024 * 1024
const asVisitor = (bytes: Buffer) => upload({}, { bytes, fields: { bizType: 'ZHULONG', visitorId: `v-${shade}` } })
const sentToday = async (subject: string, bytes: number) => {
  const row = { day: gateway.clock.today(), subject, bytes: String(bytes) }
  await gateway.db
    .insertInto('visitorUpload')
    .values(row)
    .onConflict((c) => c.columns(['day', 'subject']).doUpdateSet(row))
    .execute()
}

test('what visitors send in a day has an end: per address under any id, and of all together', async () => {
  const full = { code: '44853', text: '今日上传量已达上限，请明日再试或登录后上传' }
  await sentToday('ip|127.0.0.1', 50 * MB - 1000)
  const sent = await Promise.all(Array.from({ length: 8 }, async () => asVisitor(await newPhoto())))
  expect(new Set(sent.map(({ code }) => code))).toEqual(new Set(['200', '44853']))
  expect(await asVisitor(photo)).toMatchObject(full)
  expect(await upload(master.headers, { bytes: await newPhoto() })).toMatchObject({ ok: true })
  await sentToday('ip|127.0.0.1', 0)
  await sentToday('all', 2048 * MB)
  expect(await asVisitor(await newPhoto())).toMatchObject(full)
  await gateway.db.deleteFrom('visitorUpload').execute()
  expect(await asVisitor(await newPhoto())).toMatchObject({ ok: true })
})

test('a picture of few bytes and many pixels takes from the day what its pixels cost', async () => {
  await gateway.db.deleteFrom('visitorUpload').execute()
  const flat = sharp({ create: { width: 2400, height: 2000, channels: 3, background: '#fff' } })
  expect(await asVisitor(await flat.png({ palette: true, colours: 2 }).toBuffer())).toMatchObject({ ok: true })
  const charged = await gateway.db.selectFrom('visitorUpload').select('bytes').execute()
  expect(charged.map(({ bytes }) => Number(bytes))).toEqual([1_200_000, 1_200_000])
  await gateway.db.deleteFrom('visitorUpload').execute()
})

test('a visitor under the id of a user gets none of the files of this user, nor the user those of the visitor', async () => {
  const userId = master.headers['userid'] ?? ''
  const bytes = await newPhoto()
  const fields = { bizType: 'ZHULONG' }
  const own = (await upload(master.headers, { bytes, fields })).data as { fileID: string }
  const foreign = (await upload({}, { bytes, fields: { ...fields, visitorId: userId } })).data as { fileID: string }
  expect(foreign.fileID).not.toBe(own.fileID)
  const taken = inWork(gateway, (work) => use(work, userId, [foreign.fileID], 'X:2'))
  await expect(taken).rejects.toMatchObject({ code: '44852' })
})

test('what may not be sent is refused before the file is read; what a user sends in a day has an end', async () => {
  const edge = 'edge0123456789'
  const send = async (headers: Record<string, string>, bizType: string) => {
    let read = 0
    function* parts() {
      yield `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
      for (let n = 0; n < 400; n += 1) {
        read += 32 * 1024
        yield Buffer.alloc(32 * 1024)
      }
      yield `\r\n--${edge}--\r\n`
    }
    const response = await gateway.gateway.app.inject({
      method: 'POST',
      url: `/job/upload/single?bizType=${bizType}`,
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${edge}` },
      payload: Readable.from(parts()),
    })
    return { ...readEnvelope(response.statusCode, response.body, response.headers), isRead: read > MB }
  }
  expect(await send({}, 'TICKET')).toMatchObject({ code: '401001', isRead: false })
  expect(await send(master.headers, 'SIGNATURE')).toMatchObject({ code: '44851', isRead: false })
  await sentToday(`user|${master.headers['userid']}`, 500 * MB)
  expect(await send(master.headers, 'TICKET')).toMatchObject({ code: '44855', isRead: false })
  await gateway.db.deleteFrom('visitorUpload').execute()
})

test.each([
  ['..\\\\..\\\\a/b/表\u0007.jpg', '表.jpg'],
  ['x.html', 'x.jpg'],
  ['invoice\u202Egpj.exe', 'invoicegpj.jpg'],
  ['.htaccess', 'file.jpg'],
  ['a<script>.JPEG', 'ascript.JPEG'],
  ['照片', '照片.jpg'],
])('the name %j is kept as %s', async (name, kept) => {
  const { data } = await upload(master.headers, { bytes: await newPhoto(), name })
  expect((data as { name: string }).name).toBe(kept)
})

test('a name and a type of before are safe when they leave', async () => {
  const { fileID, url: address } = await uploaded(await newPhoto())
  const old = { name: 'x\u202Egnp.html', mime: 'text/html' }
  await gateway.db.updateTable('uploadFile').set(old).where('fileId', '=', fileID).execute()
  expect((await get(address)).headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''xgnp.jpg",
  })
})

test('files are under keys of their own, for the gateway only', async () => {
  const { fileID } = await uploaded(await newPhoto())
  const folder = path.join(gateway.config.dataDir, 'files/2026/11')
  const modes = [folder, path.join(folder, fileID)].map((place) => (statSync(place).mode & 0o777).toString(8))
  expect(modes).toEqual(['700', '600'])
})

describe('using a file (FL-05)', () => {
  const useAs = (userId: string, ids: string[], ref: string) => inWork(gateway, (work) => use(work, userId, ids, ref))
  const owner = () => master.headers['userid'] ?? ''

  test('the own one, once, for one thing', async () => {
    const { fileID } = await uploaded(await newPhoto())
    await useAs(owner(), [fileID, fileID], 'METER_IMG:1')
    await useAs(owner(), [fileID], 'METER_IMG:1')
    await expect(useAs(owner(), [fileID], 'METER_IMG:2')).rejects.toMatchObject({
      code: '44852',
      message: '附件无效，请重新上传',
    })
  })

  test('not of another user, not an unknown one; then none of them is used', async () => {
    const mine = await uploaded(await newPhoto())
    const foreign = await uploaded(await newPhoto(), other)
    await expect(useAs(owner(), [mine.fileID, foreign.fileID], 'X:1')).rejects.toMatchObject({ code: '44852' })
    await expect(useAs(owner(), ['f'.repeat(32)], 'X:1')).rejects.toMatchObject({ code: '44852' })
    const row = await gateway.db
      .selectFrom('uploadFile')
      .select('status')
      .where('fileId', '=', mine.fileID)
      .executeTakeFirstOrThrow()
    expect(row.status).toBe('TEMP')
    await useAs(owner(), [], 'X:1')
  })
})

test('files of the product itself: kept, signed for ten minutes, saved under their name', async () => {
  const pdf = Buffer.from('%PDF-1.7\n…')
  const meta = { name: '缴费凭证.pdf', bytes: pdf, bizType: 'INVOICE', ownerRef: 'VOUCHER:1', companyCode: '1001' }
  const { fileId, size, mime } = await inWork(gateway, (work) => put(work, meta))
  expect({ size, mime }).toEqual({ size: pdf.length, mime: 'application/pdf' })
  const address = (await inWork(gateway, (work) => url(work, fileId))) ?? ''
  const response = await get(address)
  expect(response.rawPayload.equals(pdf)).toBe(true)
  expect(response.headers['content-disposition']).toBe(`inline; filename*=UTF-8''${encodeURIComponent('缴费凭证.pdf')}`)
  expect(await inWork(gateway, (work) => describeFile(work, fileId))).toMatchObject({
    name: '缴费凭证.pdf',
    takenAt: null,
  })
  await expect(inWork(gateway, (work) => put(work, { ...meta, bytes: Buffer.from('text') }))).rejects.toThrow(
    'unknown kind',
  )
})

test('unused files and exports go after 24 hours, with their bytes; used ones stay', async () => {
  const lost = await uploaded(await newPhoto())
  const kept = await uploaded(await newPhoto())
  await inWork(gateway, (work) => use(work, master.headers['userid'] ?? '', [kept.fileID], 'X:9'))
  const place = (id: string): string => path.join(gateway.config.dataDir, 'files/2026/11', id)
  expect([existsSync(place(lost.fileID)), existsSync(place(kept.fileID))]).toEqual([true, true])
  const own = { bytes: Buffer.from('%PDF-1.7\n…'), companyCode: '1001', ownerRef: 'X:9' }
  const voucher = await inWork(gateway, (work) => put(work, { ...own, name: 'a.pdf', bizType: 'INVOICE' }))
  const exported = await inWork(gateway, (work) => put(work, { ...own, name: 'b.pdf', bizType: 'FEE_EXPORT' }))
  await gateway.passTime('2026-11-24T03:31:00+08:00')
  expect([existsSync(place(lost.fileID)), existsSync(place(exported.fileId))]).toEqual([true, true])
  await gateway.passTime('2026-11-25T03:31:00+08:00')
  expect([existsSync(place(lost.fileID)), existsSync(place(kept.fileID))]).toEqual([false, true])
  expect([existsSync(place(exported.fileId)), existsSync(place(voucher.fileId))]).toEqual([false, true])
  expect(await inWork(gateway, (work) => url(work, lost.fileID))).toBeNull()
})

test('a document goes through the disk piece by piece; taken, refused or sent twice it leaves nothing on its way', async () => {
  const document = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(300_000, 'x')])
  const fields = { bizType: 'TT_PROOF' }
  const { data } = await upload(master.headers, { bytes: document, name: '回单.pdf', fields })
  const { url, size } = data as { url: string; size: number }
  expect([size, (await get(url)).rawPayload.equals(document)]).toEqual([document.length, true])
  expect((await get(url)).headers['content-length']).toBe(String(document.length))
  await upload(master.headers, { bytes: document, name: '回单.pdf', fields })
  expect(await upload(master.headers, { bytes: Buffer.from('text'), fields })).toMatchObject({ code: '44850' })
  expect(readdirSync(path.join(gateway.config.dataDir, 'incoming'))).toEqual([])
})
