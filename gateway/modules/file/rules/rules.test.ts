import { uploadProblem } from './limits'
import { safeName } from './name'
import { isSigned, signedPath, validSeconds } from './signature'
import { endingOf, mimeOf, sniff } from './sniff'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)))

test('every kind leaves under its own ending; a type that is not recognised under none of them', () => {
  for (const [ending, mime] of Object.entries(mimeOf)) expect(endingOf(mime)).toBe(ending)
  expect(endingOf('text/html')).toBe('bin')
})

describe('the kind of a file comes from its first bytes', () => {
  test.each([
    ['jpg', bytes([0xff, 0xd8, 0xff, 0xe1])],
    ['png', bytes([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a])],
    ['webp', bytes('RIFF', [4, 0, 0, 0], 'WEBPVP8 ')],
    ['pdf', bytes('%PDF-1.7')],
    ['xlsx', bytes('PK', [3, 4])],
    ['mp4', bytes([0, 0, 0, 24], 'ftypisom')],
    ['mov', bytes([0, 0, 0, 20], 'ftypqt  ')],
    ['heic', bytes([0, 0, 0, 24], 'ftypheic')],
    [null, bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    [null, bytes('<!doctype html>')],
    [null, bytes('GIF89a')],
    [null, bytes([0, 0, 0, 24], 'ftypxxxx')],
    [null, bytes()],
  ] as const)('%s', (kind, content) => {
    expect(sniff(content)).toBe(kind)
  })

  test.each([
    ['docx', bytes('PK', [3, 4]), '通知.DOCX'],
    ['xlsx', bytes('PK', [3, 4]), '名单.xlsx'],
    ['doc', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), '通知.doc'],
    ['xls', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), '通知'],
    ['pdf', bytes('%PDF-1.7'), '通知.docx'],
    [null, bytes('MZ'), '通知.docx'],
  ] as const)('%s of an office program', (kind, content, name) => expect(sniff(content, name)).toBe(kind))
})

test.each([
  ['../../etc/passwd', 'jpg', 'passwd.jpg'],
  ['C:\\temp\\表具.JPG', 'jpg', '表具.JPG'],
  ['exe.\u202egpj', 'pdf', 'exe.pdf'],
  ['a\r\nset-cookie: x=1.png', 'png', 'aset-cookie x=1.png'],
  ['a"; filename="b.html', 'pdf', 'a; filename=b.pdf'],
  ['.htaccess', 'png', 'file.png'],
  ['\ud800.jpeg', 'jpg', 'file.jpeg'],
  ['page.html', 'jpg', 'page.jpg'],
] as const)('%j of kind %s is saved as %j', (name, kind, saved) => expect(safeName(name, kind)).toBe(saved))

describe('limits by purpose (FL-02)', () => {
  const MB = 1024 * 1024
  test.each([
    ['METER_IMG', 'jpg', 10 * MB, null],
    ['METER_IMG', 'jpg', 10 * MB + 1, { code: '44851', megabytes: '10' }],
    ['METER_IMG', 'pdf', 100, { code: '44850' }],
    ['METER_IMG', 'heic', 100, { code: '44850' }],
    ['METER_IMG', 'jpg', 0, { code: '44850' }],
    ['METER_IMG', null, 100, { code: '44850' }],
    ['TT_PROOF', 'pdf', 20 * MB, null],
    ['TT_PROOF', 'pdf', 20 * MB + 1, { code: '44851', megabytes: '20' }],
    ['ATTACHMENT', 'docx', 20 * MB, null],
    ['ATTACHMENT', 'xls', 20 * MB + 1, { code: '44851', megabytes: '20' }],
    ['ATTACHMENT', 'png', 100, { code: '44850' }],
    ['TICKET', 'jpg', 30 * MB, { code: '44851', megabytes: '10' }],
    ['TICKET', 'mp4', 50 * MB + 1, { code: '44851', megabytes: '50' }],
    ['SIGNATURE', 'png', 200 * 1024, null],
    ['SIGNATURE', 'png', 200 * 1024 + 1, { code: '44851', megabytes: '0.2' }],
    ['SIGNATURE', 'jpg', 100, { code: '44850' }],
  ] as const)('%s %s %i', (bizType, kind, size, problem) => {
    expect(uploadProblem(bizType, kind, size)).toEqual(problem)
  })
})

describe('signed addresses (FL-04)', () => {
  const key = Buffer.alloc(32, 7)
  const now = Date.parse('2026-11-23T09:30:20+08:00')
  const partsOf = (path: string) => {
    const url = new URL(path, 'http://localhost')
    return {
      id: url.pathname.split('/').at(-1) ?? '',
      e: url.searchParams.get('e') ?? '',
      s: url.searchParams.get('s') ?? '',
    }
  }
  const { id, e, s } = partsOf(signedPath(key, 'abc', 'jpg', now))

  test('are good for 30 minutes after the next full minute, documents for 10', () => {
    expect(validSeconds('jpg')).toBe(1800)
    expect(validSeconds('pdf')).toBe(600)
    expect(Number(e)).toBe(Date.parse('2026-11-23T10:01:00+08:00') / 1000)
    expect(Number(partsOf(signedPath(key, 'abc', 'pdf', now)).e)).toBe(Date.parse('2026-11-23T09:41:00+08:00') / 1000)
  })

  test.each([
    ['as made', id, e, s, 0, true],
    ['at its last second', id, e, s, 1840_000, true],
    ['after its end', id, e, s, 1840_001, false],
    ['for another file', 'abd', e, s, 0, false],
    ['with a longer life', id, String(Number(e) + 60), s, 0, false],
    ['with a changed signature', id, e, `${s.slice(0, -1)}${s.endsWith('A') ? 'B' : 'A'}`, 0, false],
    ['with a short signature', id, e, s.slice(0, 10), 0, false],
    ['without one', id, '', '', 0, false],
    ['with letters for a time', id, 'soon', s, 0, false],
  ])('%s', (_name, fileId, expiry, signature, later, good) => {
    expect(isSigned([key], fileId, expiry, signature, now + later)).toBe(good)
  })

  test('of another key do not count', () => {
    expect(isSigned([Buffer.alloc(32, 8)], id, e, s, now)).toBe(false)
    expect(isSigned([Buffer.alloc(32, 8), key], id, e, s, now)).toBe(true)
  })
})
