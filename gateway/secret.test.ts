import { hashOf, indexOf, isSame, newSecret, newSmsCode, seal, unseal } from './secret'

const work = { config: { dataKey: Buffer.alloc(32, 1) } }
const other = { config: { dataKey: Buffer.alloc(32, 2) } }

test('personal data comes back under its own key only', () => {
  const stored = seal(work, '13800000001')
  expect(stored).not.toContain('138')
  expect(unseal(work, stored)).toBe('13800000001')
  expect(() => unseal(other, stored)).toThrow()
})

test('the same text is stored differently each time, but found by one index', () => {
  expect(seal(work, '廊坊')).not.toBe(seal(work, '廊坊'))
  expect(indexOf(work, '13800000001')).toBe(indexOf(work, '13800000001'))
  expect(indexOf(work, '13800000001')).not.toBe(indexOf(other, '13800000001'))
  expect(indexOf(work, '13800000001')).not.toBe(indexOf(work, '13800000002'))
})

test('a new key seals, older ones still open; texts without an id and indexes belong to the oldest', () => {
  const [oldest, middle, newest] = [1, 3, 4].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer]
  const before = { config: { dataKey: middle, olderDataKeys: [oldest] } }
  const now = { config: { dataKey: newest, olderDataKeys: [middle, oldest] } }
  const stored = ['a', 'b', 'c'].map((text, n) => seal([work, before, now][n] ?? now, text))
  expect(stored.map((text) => unseal(now, text))).toEqual(['a', 'b', 'c'])
  expect(stored.map((text) => text.includes('.'))).toEqual([false, true, true])
  expect(() => unseal(before, stored[2] ?? '')).toThrow('OLDER_DATA_KEYS')
  expect(indexOf(now, '13800000001')).toBe(indexOf(work, '13800000001'))
})

test('a changed text does not open', () => {
  const bytes = Buffer.from(seal(work, '13800000001'), 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(() => unseal(work, bytes.toString('base64url'))).toThrow()
})

test('codes have six digits, secrets 32 bytes', () => {
  for (let i = 0; i < 50; i++) expect(newSmsCode()).toMatch(/^\d{6}$/)
  expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32)
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', 'aa', false],
  ['', '', true],
])('isSame(%p, %p) is %p', (a, b, same) => {
  expect(isSame(a, b)).toBe(same)
})
