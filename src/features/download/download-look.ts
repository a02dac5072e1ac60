import type { Out } from '@contract'
import type { Host } from '@/platform/host'
import type { System } from '@/platform/system'

export type Latest = Out<'appDownload GET /appDownload/latest'>
export type Release = NonNullable<Latest['ANDROID']>

/** What can be done here (D 6.8): get the app for this phone, both and the QR code, leave WeChat first, take the link along. */
export type Place = 'android' | 'ios' | 'desktop' | 'wechat' | 'weapp'

export function placeOf(host: Host, system: System): Place {
  if (host === 'weapp' || host === 'wechat') return host
  return system
}

/** Can it be had? A release without an address is announced, not there yet. */
export const isOut = (release: Release | null): release is Release => release !== null && release.url !== ''

/** Is there anything to load? */
export const isAnyOut = ({ ANDROID, IOS }: Latest): boolean => isOut(ANDROID) || isOut(IOS)

/** The release that the page speaks of: this phone's, else whichever can be had. */
export function shownRelease({ ANDROID, IOS }: Latest, system: System): Release | null {
  return (system === 'ios' ? [IOS, ANDROID] : [ANDROID, IOS]).find(isOut) ?? null
}

/** First and last characters of a SHA-256: enough to compare by eye. */
export const shortHash = (sha256: string): string => `${sha256.slice(0, 8)}…${sha256.slice(-8)}`

/** Lines of the notes, without empty ones. */
export const noteLines = (notes: string): string[] =>
  notes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
