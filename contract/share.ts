import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { shareActions, shareChannels, sharePlatforms, shareStatus, shareTargets } from '@domain/statuses/share'
import { Instant, Nullable, OneOf, Text } from './common'
import { endpoints } from './endpoint'

/* Shares (E 5.4): what is shown of them comes from the gateway, so that no card can be forged (E-S-03). */

export const ShareCode = t.String({ pattern: '^[0-9A-Za-z]{10}$' })
/** `wxacode`: of the mini-program; `qr`: of the link. */
const CodeKind = OneOf('wxacode', 'qr')
const card = { title: t.String(), desc: t.String(), imageUrl: t.String() }

export const share = endpoints({
  'default POST /crmgas/share/create': {
    access: 'public',
    refuses: ['E3001'],
    in: t.Object({
      targetType: OneOf(...codes(shareTargets)),
      targetId: Text(40, 1),
      channel: OneOf(...codes(shareChannels)),
      /** The share that a visitor passes on (E-S-09). */
      s: t.Optional(ShareCode),
    }),
    out: t.Object({
      shareCode: ShareCode,
      ...card,
      path: t.String({ description: 'route of the page that opens it' }),
      h5Url: t.String(),
      expireAt: Instant,
    }),
    summary: 'A code for what is shared; the same share again keeps its code and its end moves on',
  },
  'default GET /crmgas/share/resolve': {
    access: 'public',
    refuses: ['E3002'],
    in: t.Object({ s: ShareCode }),
    out: t.Object({
      state: OneOf(...codes(shareStatus)),
      targetType: OneOf(...codes(shareTargets)),
      targetId: t.String(),
      ...card,
      companyName: t.String(),
      /** Address of the company's mark; '' without one. */
      logo: t.String(),
      /** Route of the content with its query; null: withdrawn. */
      route: Nullable(t.String()),
      /** Every visitor may open it; else it requires a login. */
      isPublic: t.Boolean(),
    }),
    summary: 'What a code stands for, as it is now (E-S-07)',
  },
  'default POST /crmgas/share/visit': {
    access: 'public',
    in: t.Object({
      s: ShareCode,
      visitorKey: Text(64, 8),
      platform: OneOf(...codes(sharePlatforms)),
      action: OneOf(...codes(shareActions)),
    }),
    summary: 'Counts a visit by a share, once per visitor, day and action; no data of the visitor are stored',
  },
  'default GET /crmgas/share/poster': {
    access: 'public',
    refuses: ['E3002'],
    in: t.Object({ s: ShareCode }),
    out: t.Object({
      title: t.String(),
      companyName: t.String(),
      codeKind: CodeKind,
      /** How the code on it is opened. */
      hint: t.String(),
      image: t.String({ description: 'PNG of 750 × 1206 px as a data URI' }),
    }),
    summary: 'A share as a picture to be sent or printed; what was withdrawn has none (E-S-11)',
  },
  'default GET /crmgas/share/qrcode': {
    access: 'public',
    refuses: ['E3002'],
    in: t.Object({ s: ShareCode, kind: t.Optional(CodeKind) }),
    summary: 'PNG of the mini-program code of a share, or of the QR code of its link (E-S-05)',
  },
})
