import { isOut, noteLines, placeOf, shortHash, shownRelease, type Release } from './download-look'

const release = (url: string): Release => ({
  versionName: '3.2.1',
  versionCode: 321,
  size: 50331648,
  sha256: '0123456789abcdef'.repeat(4),
  url,
  notes: '',
  minOs: 'Android 8.0',
  forceBelow: 0,
  publishedAt: '2026-11-11T10:00:00+08:00',
})

test.each([
  ['weapp', 'android', 'weapp'],
  ['wechat', 'ios', 'wechat'],
  ['browser', 'android', 'android'],
  ['browser', 'ios', 'ios'],
  ['browser', 'desktop', 'desktop'],
  ['native', 'android', 'android'],
] as const)('in %s on %s: %s (D 6.8)', (host, system, place) => expect(placeOf(host, system)).toBe(place))

test('a release without an address is not out', () => {
  expect([isOut(null), isOut(release('')), isOut(release('https://a.test/x.apk'))]).toEqual([false, false, true])
})

test('the phone’s own release, else the other one', () => {
  const [a, i] = [release('https://a.test'), release('https://i.test')]
  expect(shownRelease({ ANDROID: a, IOS: i, inviter: '' }, 'ios')).toBe(i)
  expect(shownRelease({ ANDROID: a, IOS: null, inviter: '' }, 'ios')).toBe(a)
  expect(shownRelease({ ANDROID: null, IOS: i, inviter: '' }, 'desktop')).toBe(i)
  expect(shownRelease({ ANDROID: a, IOS: release(''), inviter: '' }, 'ios')).toBe(a)
  expect(shownRelease({ ANDROID: release(''), IOS: null, inviter: '' }, 'android')).toBeNull()
})

test('words', () => {
  expect(shortHash('0123456789abcdef'.repeat(4))).toBe('01234567…89abcdef')
  expect(noteLines(' 1. 甲\n\n2. 乙 ')).toEqual(['1. 甲', '2. 乙'])
})
