/* The native app's releases. */
import type { Out } from '@contract'

export type Releases = Out<'appDownload GET /appDownload/latest'>
export type Release = NonNullable<Releases['ANDROID']>

export const aRelease = (part: Partial<Release> = {}): Release => ({
  versionName: '3.2.1',
  versionCode: 330,
  size: 50331648,
  sha256: '0123456789abcdef'.repeat(4),
  url: 'https://download.test/app.apk',
  notes: '1. 更快',
  minOs: 'Android 8.0',
  forceBelow: 0,
  publishedAt: '2026-11-11T10:00:00+08:00',
  ...part,
})

/** Released for both systems, opened without a known link. */
export const someReleases = (part: Partial<Releases> = {}): Releases => ({
  ANDROID: aRelease(),
  IOS: aRelease({ url: 'https://apps.apple.com/app', minOs: 'iOS 13.0' }),
  inviter: '',
  ...part,
})
