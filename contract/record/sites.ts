import { Type as t } from '@sinclair/typebox'
import { industries, siteSources, siteStatus } from '@domain/statuses/usage-site'
import { codes } from '@domain/codes'
import { Done, Flag, Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'

/* Part D 5.6: places of gas use. */

/** Degrees, six decimals, WGS-84. */
const Degrees = t.String({ pattern: '^-?\\d{1,3}\\.\\d{6}$' })

const siteFields = {
  siteName: Text(40, 2),
  cityCode: t.String({ pattern: '^\\d{6}$' }),
  district: Text(20),
  address: Text(120, 5),
  contactName: Text(20, 2),
  contactPhone: t.String({ pattern: '^1[2-9]\\d{9}$' }),
  industry: OneOf(...codes(industries)),
}

export const Site = t.Object({
  ...siteFields,
  lng: Nullable(Degrees),
  lat: Nullable(Degrees),
  siteId: Id,
  source: OneOf(...codes(siteSources)),
  reviewStatus: OneOf(...codes(siteStatus)),
  rejectReason: t.String(),
  isMain: Flag,
  /** The confirmed place that this row changes as soon as it is confirmed. */
  replaces: Nullable(Id),
  version: t.Integer(),
  updatedAt: Instant,
})

export const siteCalls = endpoints({
  'default GET /crmgas/record/site/list': {
    access: 'bound',
    in: t.Object(pageFields),
    out: Paged(Site),
    summary: 'Places of gas use, the newest first',
  },
  'default POST /crmgas/record/site/save': {
    access: 'model:RECORD_MANAGE',
    refuses: ['2902', '2904', '44403', '44405', '44406'],
    once: true,
    in: t.Object({ ...siteFields, lng: t.Optional(Degrees), lat: t.Optional(Degrees), siteId: t.Optional(Id) }),
    out: Site,
    summary: 'Declares a place, changes one, or declares the change of a confirmed one',
  },
  'default POST /crmgas/record/site/delete': {
    access: 'model:RECORD_MANAGE',
    refuses: ['2902', '2904', '44403', '44404', '44407', '44410'],
    in: t.Object({ siteId: Id, version: t.Integer() }),
    out: Done,
    summary: 'Takes back a place that is not confirmed',
  },
})
