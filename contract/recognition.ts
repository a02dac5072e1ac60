import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { recognitionProblems, recognitionStatus, recognitionWarnings } from '@domain/statuses/recognition'
import { Done, Id, Instant, Month, Nullable, OneOf, Paged, Text, Volume2, pageFields } from './common'
import { endpoints } from './endpoint'

/* Part D 5.8: registers of meters read from photos (烛龙识表). Open to visitors, known by an id that their phone has made. */

/** A random id of a phone; needed without a login. With it everything can be seen that was photographed with the phone. */
const visitor = { visitorId: t.Optional(Text(64, 16)) }
const Part = t.Number({ minimum: 0, maximum: 1 })
const Side = t.Number({ minimum: 0.05, maximum: 1 })
const layout = {
  intDigits: t.Integer({ minimum: 4, maximum: 9 }),
  decDigits: t.Integer({ minimum: 0, maximum: 4 }),
}

const Recognition = t.Object({
  recordId: Id,
  pictureUrl: Nullable(t.String()),
  frame: t.Object({ x: Part, y: Part, w: Side, h: Side }),
  ...layout,
  wheels: t.Array(t.Object({ char: t.String(), confidence: t.Number(), half: t.Boolean() })),
  /** The lowest of a wheel, 0 to 1. */
  confidence: t.Number(),
  /** Why nothing was read; null where something was. */
  problem: Nullable(OneOf(...codes(recognitionProblems))),
  warnings: t.Array(OneOf(...codes(recognitionWarnings))),
  /** The register entered by the user, m³ with as many decimals as it has. */
  confirmedReading: Nullable(t.String()),
  status: OneOf(...codes(recognitionStatus)),
  /** The chosen meter and what was known of it then; null without one. */
  meter: Nullable(
    t.Object({
      meterId: Id,
      meterNo: t.String(),
      lastReading: Volume2,
      lastReadingAt: Nullable(Instant),
      /** The most that is likely by now (ZL-06); null where its use is not known. */
      likelyTo: Nullable(Volume2),
    }),
  ),
  fileId: Id,
  elapsedMs: t.Integer(),
  version: t.Integer(),
  createdAt: Instant,
})

const one = { recordId: Id, ...visitor }

export const recognition = endpoints({
  'default POST /crmgas/zhulong/recognize': {
    access: 'public',
    refuses: ['2902', '44731', '44852'],
    once: true,
    in: t.Object({
      fileId: Id,
      frame: t.Object({ x: Part, y: Part, w: Side, h: Side }),
      meterNo: t.Optional(Text(30, 1)),
      ...layout,
      ...visitor,
    }),
    out: Recognition,
    summary: 'Reads the register of a photo; what cannot be read is a record without wheels, to be typed',
  },
  'default GET /crmgas/zhulong/detail': {
    access: 'public',
    refuses: ['2902'],
    in: t.Object(one),
    out: Recognition,
  },
  'default GET /crmgas/zhulong/list': {
    access: 'public',
    in: t.Object({ ...pageFields, ...visitor, meterNo: t.Optional(Text(30)), month: t.Optional(Month) }),
    out: Paged(Recognition),
    summary: 'Own photos, the newest first',
  },
  'default POST /crmgas/zhulong/confirm': {
    access: 'public',
    refuses: ['2902', '2904', '44732', '44734'],
    in: t.Object({ ...one, version: t.Integer(), confirmedReading: Text(20), force: t.Optional(t.Boolean()) }),
    out: Recognition,
    summary: 'Confirms the register; an unlikely one needs a second confirmation (ZL-06)',
  },
  'default POST /crmgas/zhulong/delete': { access: 'public', refuses: ['2902', '44733'], in: t.Object(one), out: Done },
  'default POST /crmgas/zhulong/claim': {
    access: 'login',
    in: t.Object({ visitorId: Text(64, 16) }),
    out: t.Object({ moved: t.Integer() }),
    summary: 'What was photographed with this phone before the login becomes the user’s own',
  },
  'default POST /crmgas/zhulong/submitted': {
    access: 'bound',
    refuses: ['2902', '2904', '44735'],
    in: t.Object({ recordId: Id, version: t.Integer(), imgId: Id }),
    out: Recognition,
    summary: 'Submits the photo as one of the meter (ZL-07)',
  },
})
