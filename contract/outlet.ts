import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { outletServices, outletStates, outletStatus, outletTypes } from '@domain/statuses/outlet'
import { DateText, Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from './common'
import { endpoints } from './endpoint'

/* Part D 5.4: places where customers are served, and cities. All positions are WGS-84 degrees. */

const CityCode = t.String({ pattern: '^\\d{6}$' })
/** Of a phone, as it says it: what is no place of this earth counts as none. */
const Lng = t.Number({ minimum: -180, maximum: 180 })
const Lat = t.Number({ minimum: -90, maximum: 90 })
const here = { lng: t.Optional(Lng), lat: t.Optional(Lat) }
const OutletType = OneOf(...codes(outletTypes))
const Service = OneOf(...codes(outletServices))

const City = t.Object({
  cityCode: CityCode,
  name: t.String(),
  province: t.String(),
  /** Full and in initials, lower case. */
  pinyin: t.String(),
  initials: t.String(),
  lng: Lng,
  lat: Lat,
  /** The gas company has places there. */
  served: t.Boolean(),
})

const shortFields = {
  outletId: Id,
  name: t.String(),
  outletType: OutletType,
  cityCode: CityCode,
  district: t.String(),
  address: t.String(),
  lng: Lng,
  lat: Lat,
  phone: t.String(),
  services: t.Array(Service),
  state: OneOf(...codes(outletStates)),
  /** '至 17:30', '明天 08:30 营业', '24小时'; '' where nothing is known. */
  hours: t.String(),
  /** Why it is suspended; '' otherwise. */
  suspendNote: t.String(),
  /** People in the queue; null without a count of the last 15 minutes (PO-07). */
  waiting: Nullable(t.Integer()),
  /** When the queue was counted last; null where it is not counted. */
  waitingAt: Nullable(Instant),
  /** m along the great circle from the origin. */
  distance: t.Integer(),
  /** Degrees from north by east, from the origin. */
  bearing: t.Integer(),
}
const Outlet = t.Object(shortFields)

const Origin = t.Object({
  /** The phone, a place of gas use of the customer, or the middle of the city. */
  kind: OneOf('PHONE', 'SITE', 'CITY'),
  name: t.String(),
  siteId: Nullable(Id),
  lng: Lng,
  lat: Lat,
})

const MapSource = t.Object({
  /** Template of the tiles with {z}, {x} and {y}. */
  url: t.String(),
  crs: OneOf('wgs84', 'gcj02'),
  attribution: t.String(),
  /** The map's approval number (审图号). */
  approval: t.String(),
})

const Way = t.Object({ distance: t.Integer(), minutes: t.Integer() })

const Span = t.Tuple([Text(5, 5), Text(5, 5)])

/** What staff write of an outlet. */
const written = {
  name: Text(40, 2),
  outletType: OutletType,
  cityCode: CityCode,
  district: Text(20),
  address: Text(120, 4),
  lng: Lng,
  lat: Lat,
  phone: Text(20, 5),
  /** Spans of Monday to Sunday. */
  openWeek: t.Array(t.Array(Span, { maxItems: 4 }), { minItems: 7, maxItems: 7 }),
  specialDays: t.Array(t.Object({ date: DateText, spans: t.Array(Span, { maxItems: 4 }), note: Text(20) }), {
    maxItems: 40,
  }),
  services: t.Array(Service, { uniqueItems: true }),
  bring: Text(60),
  parking: t.Boolean(),
  accessible: t.Boolean(),
  status: OneOf(...codes(outletStatus)),
  suspendNote: Text(60),
  sort: t.Integer({ minimum: 0, maximum: 9999 }),
}
/** `fileId`: under what it is kept, which `save` takes back. */
const Photo = t.Object({ fileId: t.String(), url: t.String() })
/** Photos of one outlet. */
const MOST_PHOTOS = 6
const StaffOutlet = t.Object({
  ...written,
  outletId: Id,
  photos: t.Array(Photo),
  version: t.Integer(),
  updatedAt: Instant,
})

export const outlet = endpoints({
  'default GET /crmgas/outlet/list': {
    access: 'bound',
    in: t.Object({
      ...pageFields,
      ...here,
      cityCode: t.Optional(CityCode),
      siteId: t.Optional(Id),
      outletType: t.Optional(OutletType),
      service: t.Optional(Service),
      openNow: t.Optional(t.Boolean()),
      keyword: t.Optional(Text(20)),
    }),
    out: Paged(Outlet, {
      city: City,
      origin: Origin,
      /** Places of gas use of the customer that have a position. */
      sites: t.Array(t.Object({ siteId: Id, name: t.String() })),
      /** Of other cities within 60 km, where this one has fewer than three (PO-03). */
      nearby: t.Array(Outlet),
      map: Nullable(MapSource),
    }),
    summary: 'Outlets of a city, the nearest first (PO-03)',
  },
  'default GET /crmgas/outlet/inBounds': {
    access: 'bound',
    refuses: ['44251'],
    in: t.Object({
      minLng: Lng,
      minLat: Lat,
      maxLng: Lng,
      maxLat: Lat,
      zoom: t.Integer({ minimum: 5, maximum: 18 }),
      outletType: t.Optional(OutletType),
    }),
    out: t.Object({
      outlets: t.Array(t.Object({ outletId: Id, name: t.String(), lng: Lng, lat: Lat, state: shortFields.state })),
      clusters: t.Array(t.Object({ lng: Lng, lat: Lat, count: t.Integer() })),
    }),
    summary: 'Outlets on a part of the map, put together where they would be on each other (PO-06)',
  },
  'default GET /crmgas/outlet/detail': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ ...here, outletId: Id }),
    out: t.Object({
      ...shortFields,
      origin: Origin,
      bring: t.String(),
      parking: t.Boolean(),
      accessible: t.Boolean(),
      /** Hours of Monday to Sunday, and of days that differ from today on. */
      week: t.Array(t.String()),
      specialDays: t.Array(t.Object({ date: DateText, hours: t.String(), note: t.String() })),
      /** Estimates without a map service (PO-08). */
      ways: t.Object({ driving: Way, cycling: Way, walking: Way }),
      photos: t.Array(t.Object({ url: t.String() })),
      map: Nullable(MapSource),
    }),
    summary: 'An outlet with its hours and the estimated way there',
  },
  'default GET /crmgas/city/list': {
    access: 'bound',
    in: t.Object({ mode: OneOf('service', 'select') }),
    out: t.Object({
      hot: t.Array(City),
      groups: t.Array(t.Object({ letter: t.String(), cities: t.Array(City) })),
    }),
    summary: 'Cities by their letters: those that are served, or all (PO-09)',
  },
  'default GET /crmgas/city/locate': {
    access: 'bound',
    in: t.Object({ lng: Lng, lat: Lat }),
    out: t.Object({ city: Nullable(City) }),
    summary: 'The city with its centre within 60 km of a position',
  },

  'btwob GET /outlet/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object({ ...pageFields, status: t.Optional(OneOf(...codes(outletStatus))) }),
    out: Paged(StaffOutlet, { cities: t.Array(t.Object({ cityCode: CityCode, name: t.String() })) }),
    summary: 'Outlets of the company',
  },
  'btwob POST /outlet/save': {
    access: 'staff',
    once: true,
    refuses: ['2902', '2904', '44852'],
    in: t.Object({
      ...written,
      outletId: t.Optional(Id),
      /** Those that stay and new ones, in their order; left out: as they are. */
      photoFileIds: t.Optional(t.Array(Text(200), { maxItems: MOST_PHOTOS, uniqueItems: true })),
      version: t.Integer({ minimum: 0 }),
    }),
    out: StaffOutlet,
    summary: 'Makes an outlet or changes one; of two saves at once one gets 2904',
  },
})
