import { storage } from '@/platform/storage'
import { bytesOf, cacheBytes, clearCache, sizeText } from './cache'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [12_595, '12.3 KB'],
  [1_048_576, '1.0 MB'],
])('%i bytes', (bytes, text) => expect(sizeText(bytes)).toBe(text))

test.each([
  ['', 0],
  ['abc%', 4],
  ['燃气', 6],
  ['😀', 4],
])('bytes of %j', (text, bytes) => expect(bytesOf(text)).toBe(bytes))

test('the login, the looks and what waits to be sent stay', () => {
  const kept = {
    token: 't',
    originGrantCode: 'g',
    userState: '{}',
    theme: 'dark',
    logQueue: '[1]',
    agreedVersions: '2/2',
  }
  for (const [key, value] of Object.entries(kept)) storage.set(key as 'token', value)
  storage.set('homeSnapshot', '{"a":1}')
  storage.set('newsWords', '气价')
  expect(cacheBytes()).toBe(13)
  clearCache()
  expect(cacheBytes()).toBe(0)
  for (const [key, value] of Object.entries(kept)) expect(storage.get(key as 'token')).toBe(value)
})
