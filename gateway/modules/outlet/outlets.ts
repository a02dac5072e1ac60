import type { In, Out } from '@contract'
import { cityNamed, cityOf, cities, NEAR_CITY, type City } from '@domain/city/cities'
import { bearingOf, distanceOf, isPosition, type Position } from '@domain/coordinates'
import { addDays } from '@domain/date'
import { changeText, hoursText, stateAt, type Hours } from '@domain/outlet/hours'
import { clustersOf, isClustered } from '@domain/outlet/clusters'
import { waysOf } from '@domain/outlet/way'
import type { BoundSession, Work } from '../../http/context'
import { cutPage } from '../../http/page'
import { ownOr2902, Refusal } from '../../http/refusal'
import { ask } from '../../wiring'
import { companyOf } from '../membership/service'
import { plantSites, type PlantSite } from './asked'
import { servedCities, viewOfCity } from './cities'
import { photosOf } from './photos'
import { findOutlet, shownOutlets, type OutletRow } from './repo'
import { inOrder, isTooWide, originOf, queueOf, within, type Origin } from './rules/order'

type List = 'default GET /crmgas/outlet/list'
type Bounds = 'default GET /crmgas/outlet/inBounds'
type Detail = 'default GET /crmgas/outlet/detail'
type Short = Out<List>['list'][number]

/** PO-03: with fewer outlets than this a city shows those of its neighbours. */
const FEW = 3
/** Markers of one answer. */
const MOST_SHOWN = 200
/** Monday of some week: the plain hours of weekdays have no date of their own. */
const MONDAY = '2024-01-01'

/** The city of a customer: of its main place, else of its gas company, else the first of the list. */
async function homeCity(work: Work, { companyCode }: BoundSession, sites: readonly PlantSite[]): Promise<City> {
  const main = sites.find(({ isMain }) => isMain) ?? sites[0]
  const own = main && cityOf(main.cityCode)
  if (own) return own
  const company = await companyOf(work, companyCode)
  const [first] = cities
  const found = cityNamed(company?.city ?? '') ?? first
  if (!found) throw new Error('the list of cities is empty')
  return found
}

const phoneOf = ({ lng, lat }: { lng?: number; lat?: number }): Origin[] =>
  lng !== undefined && lat !== undefined && isPosition({ lng, lat })
    ? [{ kind: 'PHONE', name: '当前位置', siteId: null, lng, lat }]
    : []

const placed = (sites: readonly PlantSite[]): Origin[] =>
  sites.flatMap(({ siteId, siteName: name, lng, lat }) =>
    lng === null || lat === null ? [] : [{ kind: 'SITE' as const, name, siteId, lng: Number(lng), lat: Number(lat) }],
  )

function shortOf(work: Work, row: OutletRow, origin: Position): Short & { sort: number } {
  const now = work.clock.now()
  const shown = stateAt(row, now)
  return {
    outletId: row.outletId,
    name: row.name,
    outletType: row.outletType,
    cityCode: row.cityCode,
    district: row.district,
    address: row.address,
    lng: row.lng,
    lat: row.lat,
    phone: row.phone,
    services: row.services,
    state: shown.state,
    hours: changeText(shown, now),
    suspendNote: row.status === 'SUSPENDED' ? row.suspendNote : '',
    waiting: queueOf(row.waiting, row.waitingAt, now),
    waitingAt: row.waitingAt,
    distance: Math.round(distanceOf(origin, row)),
    bearing: bearingOf(origin, row),
    sort: row.sort,
  }
}

const plain = ({ sort: _sort, ...short }: Short & { sort: number }): Short => short

/** Outlets of a city as the customer sees them from its phone, its plant or the middle of the city. */
export async function list(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const sites = await ask(work, plantSites)(work, session)
  const city =
    (input.cityCode === undefined ? undefined : cityOf(input.cityCode)) ?? (await homeCity(work, session, sites))
  const plants = placed(sites)
  const chosen = plants.filter(({ siteId }) => siteId === input.siteId)
  const origin = originOf(city, [...(chosen.length > 0 ? chosen : phoneOf(input)), ...plants])
  const rows = await shownOutlets(work.db, session.companyCode)
  const all = rows.map((row) => shortOf(work, row, origin))
  const matching = all.filter((one) => isAsked(one, input))
  const here = inOrder(
    matching.filter(({ cityCode }) => cityCode === city.cityCode),
    origin.kind,
  )
  const few = all.filter(({ cityCode }) => cityCode === city.cityCode).length < FEW
  const nearby = matching.filter((one) => one.cityCode !== city.cityCode && distanceOf(one, city) <= NEAR_CITY)
  const served = await servedCities(work, session.companyCode)
  return {
    ...cutPage(here.map(plain), input),
    city: viewOfCity(city, served),
    origin,
    sites: plants.flatMap(({ siteId, name }) => (siteId === null ? [] : [{ siteId, name }])),
    nearby: few ? inOrder(nearby, 'SITE').map(plain) : [],
    map: work.config.mapTiles,
  }
}

function isAsked(one: Short, { outletType, service, openNow, keyword }: In<List>): boolean {
  const word = keyword?.trim() ?? ''
  return (
    (outletType === undefined || one.outletType === outletType) &&
    (service === undefined || one.services.includes(service)) &&
    (!openNow || one.state === 'OPEN' || one.state === 'CLOSING_SOON') &&
    (word === '' || `${one.name}${one.district}${one.address}`.includes(word))
  )
}

/** Markers of a part of the map (PO-06). Refuses 44251. */
export async function inBounds(work: Work, { companyCode }: BoundSession, input: In<Bounds>): Promise<Out<Bounds>> {
  if (isTooWide(input)) throw new Refusal('44251')
  const rows = (await shownOutlets(work.db, companyCode)).filter(
    (row) => within(input, row) && (input.outletType === undefined || row.outletType === input.outletType),
  )
  if (isClustered(rows.length, input.zoom)) return { outlets: [], clusters: clustersOf(rows, input.zoom) }
  const now = work.clock.now()
  const outlets = rows.slice(0, MOST_SHOWN).map((row) => {
    const { outletId, name, lng, lat } = row
    return { outletId, name, lng, lat, state: stateAt(row, now).state }
  })
  return { outlets, clusters: [] }
}

/** One outlet. Refuses 2902 for one of another company and one that was shut down. */
export async function detail(work: Work, session: BoundSession, input: In<Detail>): Promise<Out<Detail>> {
  const row = ownOr2902(await findOutlet(work.db, session.companyCode, input.outletId))
  if (row.status === 'CLOSED_DOWN') throw new Refusal('2902')
  const city = cityOf(row.cityCode) ?? { name: '', lng: row.lng, lat: row.lat }
  const plants = placed(await ask(work, plantSites)(work, session))
  const origin = originOf(city, [...phoneOf(input), ...plants])
  const { bring, parking, accessible } = row
  const short = plain(shortOf(work, row, origin))
  return {
    ...short,
    origin,
    bring,
    parking,
    accessible,
    week: weekOf(row),
    specialDays: comingDays(row, work.clock.today()),
    ways: waysOf(distanceOf(origin, row)),
    photos: photosOf(work, row).map(({ url }) => ({ url })),
    map: work.config.mapTiles,
  }
}

const weekOf = (row: Hours): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => hoursText({ ...row, specialDays: [] }, addDays(MONDAY, day)))

const comingDays = (row: Hours, today: string) =>
  row.specialDays
    .filter(({ date }) => date >= today)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, note }) => ({ date, hours: hoursText(row, date), note }))
