import type { Position } from '@domain/coordinates'
import { cityOf } from '@domain/city/cities'
import { addDays, MINUTE, toInstant } from '@domain/date'
import type { OpenWeek } from '@domain/outlet/hours'
import { rnd } from '@domain/random'
import type { OutletService, OutletType } from '@domain/statuses/outlet'
import { jsonb } from '../db/connect'
import type { Work } from '../http/context'
import { insertOutlet } from '../modules/outlet/repo'
import { pictureUrl } from './content/pictures'

/** The works of the first customer (PO-01's vector): the outlets of its city are around them. */
export const PLANT: Position = { lng: 116.7036, lat: 39.523 }

const DAY = [['08:30', '17:30']] as const
const HALL_WEEK: OpenWeek = [DAY, DAY, DAY, DAY, DAY, [['09:00', '16:00']], []]
const ALL_DAY = [['00:00', '24:00']] as const
const ALWAYS: OpenWeek = [ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY]
const PARTNER_WEEK: OpenWeek = [[], DAY, DAY, DAY, DAY, DAY, DAY]

type Place = readonly [name: string, type: OutletType, district: string, address: string, km: number, bearing: number]

/** Of 廊坊: name, type, place, distance and bearing from the works (D 8.1). */
const LANGFANG: readonly Place[] = [
  ['开发区营业厅', 'HALL', '开发区', '创业路18号', 0.8, 42],
  ['友谊路自助充值点', 'STATION', '广阳区', '友谊路66号创业大厦一层', 1.4, 118],
  ['爱民东道营业厅', 'HALL', '广阳区', '爱民东道128号', 1.9, 236],
  ['广阳抢修站', 'RESCUE', '广阳区', '和平路9号', 2.7, 204],
  ['新华路营业厅', 'HALL', '广阳区', '新华路201号', 3.6, 268],
  ['龙河合作网点', 'PARTNER', '安次区', '龙河大道40号', 4.8, 163],
  ['安次营业厅', 'HALL', '安次区', '光明西道77号', 6.2, 221],
  ['万庄自助充值点', 'STATION', '广阳区', '万庄镇政通路5号', 8.4, 305],
  ['安次抢修站', 'RESCUE', '安次区', '南龙道12号', 9, 192],
]
const CANGZHOU: readonly Place[] = [
  ['运河营业厅', 'HALL', '运河区', '永济路20号', 1.2, 60],
  ['新华抢修站', 'RESCUE', '新华区', '交通大街8号', 2.9, 130],
  ['浮阳自助充值点', 'STATION', '运河区', '浮阳大道31号', 4.1, 290],
]
const BAODING: readonly Place[] = [
  ['莲池营业厅', 'HALL', '莲池区', '东风中路56号', 1.1, 80],
  ['竞秀抢修站', 'RESCUE', '竞秀区', '复兴西路19号', 3.3, 280],
]
const TYPES: readonly OutletType[] = ['HALL', 'STATION', 'HALL', 'RESCUE', 'HALL', 'PARTNER']
const DISTRICTS = ['长安区', '裕华区', '桥西区', '新华区'] as const
const WORD = { HALL: '营业厅', STATION: '自助充值点', RESCUE: '抢修站', PARTNER: '合作网点' }
const ROADS = ['中山', '槐安', '裕华', '和平', '友谊', '建设', '体育', '谈固', '翟营', '仓安', '平安', '维明'] as const
const SHIJIAZHUANG: readonly Place[] = ROADS.map((road, index) => {
  const type = TYPES[index % TYPES.length] ?? 'HALL'
  const random = rnd(`outlet|${road}`)
  return [
    `${road}路${WORD[type]}`,
    type,
    DISTRICTS[index % 4] ?? '长安区',
    `${road}路${20 + index * 7}号`,
    0.6 + Math.round(random * 84) / 10,
    Math.round(random * 359),
  ]
})

const SERVICES: Readonly<Record<OutletType, readonly OutletService[]>> = {
  HALL: ['TOPUP', 'INVOICE', 'CARD', 'CONNECT', 'TRANSFER', 'CONTRACT', 'ADVICE'],
  STATION: ['TOPUP', 'CARD'],
  RESCUE: ['ADVICE'],
  PARTNER: ['TOPUP', 'CONNECT', 'ADVICE'],
}

/** A position so far away in a direction; short ways on a flat earth. */
export function placeFrom({ lng, lat }: Position, km: number, bearing: number): Position {
  const angle = (bearing * Math.PI) / 180
  const degree = 111.195
  return {
    lng: rounded(lng + (km * Math.sin(angle)) / (degree * Math.cos((lat * Math.PI) / 180))),
    lat: rounded(lat + (km * Math.cos(angle)) / degree),
  }
}
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** What a hall looks like; the demo's pictures are drawn. */
const PHOTOS = [pictureUrl('cover', 'city', 1), pictureUrl('cover', 'shield', 2)]

/** A count of the queue that is older than is shown (PO-07). */
const STALE_MINUTES = 40

/** Outlets of both companies: every type and state, one suspended, one with an old count of its queue (D 8.1). */
export async function seedOutlets(work: Work): Promise<void> {
  const centre = (cityCode: string): Position => cityOf(cityCode) ?? PLANT
  await ofCity(work, '1001', '131000', PLANT, LANGFANG)
  await ofCity(work, '1001', '130900', centre('130900'), CANGZHOU)
  await ofCity(work, '1002', '130100', centre('130100'), SHIJIAZHUANG)
  await ofCity(work, '1002', '130600', centre('130600'), BAODING)
}

async function ofCity(work: Work, companyCode: string, cityCode: string, from: Position, places: readonly Place[]) {
  const now = work.clock.now()
  for (const [index, [name, outletType, district, address, km, bearing]] of places.entries()) {
    const isSuspended = name === '安次营业厅'
    const isHall = outletType === 'HALL'
    await insertOutlet(work.db, {
      companyCode,
      outletId: `OL${cityCode}${String(index + 1).padStart(2, '0')}`,
      name,
      outletType,
      cityCode,
      district,
      address,
      ...placeFrom(from, km, bearing),
      phone: `${companyCode === '1001' ? '0316' : '0311'}-00003${String(index + 1).padStart(2, '0')}`,
      openWeek: jsonb(isHall ? HALL_WEEK : outletType === 'PARTNER' ? PARTNER_WEEK : ALWAYS),
      specialDays: jsonb(
        isHall
          ? [{ date: addDays(work.clock.today(), 3), spans: [['09:00', '12:00']] as const, note: '下午盘点' }]
          : [],
      ),
      services: jsonb(SERVICES[outletType]),
      photos: jsonb(isHall ? PHOTOS : []),
      bring: isHall ? '营业执照复印件、购气卡' : '',
      waiting: isHall && !isSuspended ? Math.floor(rnd(`queue|${name}`) * 18) : null,
      waitingAt:
        isHall && !isSuspended ? toInstant(now - (name === '新华路营业厅' ? STALE_MINUTES : 5) * MINUTE) : null,
      parking: isHall,
      accessible: outletType !== 'STATION',
      status: isSuspended ? 'SUSPENDED' : 'OPEN_NORMAL',
      suspendNote: isSuspended ? '设备升级' : '',
      sort: index + 1,
      version: 1,
      createdAt: work.clock.iso(),
      updatedAt: work.clock.iso(),
    })
  }
}
