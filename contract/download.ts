import { Type as t } from '@sinclair/typebox'
import { Instant, Nullable, OneOf, Text } from './common'
import { endpoints } from './endpoint'

/* Part D 6.8, AB-02…AB-05: the native app's releases and the way to them. */

const Platform = OneOf('ANDROID', 'IOS')
const From = OneOf('d', 'f', 'u', 'p')
const link = { from: t.Optional(From), code: t.Optional(Text(64)) }

const Release = t.Object({
  versionName: t.String(),
  versionCode: t.Integer(),
  /** Bytes; 0 for the App Store. */
  size: t.Integer(),
  /** Hex; '' for the App Store. */
  sha256: t.String(),
  /** The package, or the App Store's page; '' = not released yet. */
  url: t.String(),
  notes: t.String(),
  /** Oldest system that it runs on, e.g. 'Android 8.0'. */
  minOs: t.String(),
  /** Apps below this versionCode must be updated (AB-04); 0 = none. */
  forceBelow: t.Integer(),
  publishedAt: Instant,
})

export const download = endpoints({
  'appDownload GET /appDownload/latest': {
    access: 'public',
    in: t.Object({ platform: t.Optional(Platform), ...link }),
    out: t.Object({
      ANDROID: Nullable(Release),
      IOS: Nullable(Release),
      /** Masked company name of the link's owner (from u or f); '' for an unknown code. */
      inviter: t.String(),
    }),
    summary: 'Newest releases in force',
  },
  'appDownload GET /appDownload/qr': {
    access: 'public',
    in: t.Object(link),
    summary: 'PNG of the QR code that opens the download page',
  },
  'btwob POST /appRelease/save': {
    access: 'staff',
    refuses: ['2904'],
    in: t.Object({
      platform: Platform,
      versionName: Text(20, 1),
      versionCode: t.Integer({ minimum: 1, maximum: 2_000_000_000 }),
      size: t.Integer({ minimum: 0, maximum: 2_000_000_000 }),
      sha256: t.String({ pattern: '^([0-9a-f]{64})?$' }),
      url: t.String({ pattern: '^(https://[^\\s\\\\@]{1,300})?$' }),
      notes: Text(1000),
      minOs: Text(40),
      forceBelow: t.Integer({ minimum: 0, maximum: 2_000_000_000 }),
      publishedAt: Instant,
      status: OneOf('ON', 'OFF'),
      /** As read; 0 for a new release. */
      version: t.Integer({ minimum: 0 }),
    }),
    out: t.Object({ version: t.Integer() }),
    summary: 'Publishes, changes or withdraws a release',
  },
})
