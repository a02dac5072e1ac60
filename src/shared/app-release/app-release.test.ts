import { hasNewer, mustUpdate } from './'

const release = (forceBelow: number, url = 'https://a.test/app.apk') => ({
  versionName: '3.3.0',
  versionCode: 330,
  size: 1,
  sha256: '',
  url,
  notes: '',
  minOs: '',
  forceBelow,
  publishedAt: '2026-11-20T00:00:00+08:00',
})

test.each([
  ['below', { versionCode: 320 }, release(321), true],
  ['exactly the border', { versionCode: 321 }, release(321), false],
  ['newer', { versionCode: 330 }, release(321), false],
  ['nothing forced', { versionCode: 1 }, release(0), false],
  ['nowhere to get it', { versionCode: 320 }, release(321, ''), false],
  ['a shell that does not say', {}, release(321), false],
  ['nothing released', { versionCode: 320 }, null, false],
] as const)('AB-04: %s', (_say, info, newest, forced) => expect(mustUpdate(info, newest)).toBe(forced))

test.each([
  ['older', { versionCode: 329 }, release(0), true],
  ['the same', { versionCode: 330 }, release(0), false],
  ['newer', { versionCode: 331 }, release(0), false],
  ['nowhere to get it', { versionCode: 329 }, release(0, ''), false],
  ['a shell that does not say', {}, release(0), false],
  ['nothing released', { versionCode: 329 }, null, false],
] as const)('版本更新 (D 6.8): %s', (_say, info, newest, newer) => expect(hasNewer(info, newest)).toBe(newer))
