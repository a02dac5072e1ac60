import type { Row } from '@contract'
import { codes } from '@domain/codes'
import { specialOf, specialText, weekOf, weekText } from '@domain/outlet/hours-text'
import { outletServices, outletStatus, outletTypes } from '@domain/statuses/outlet'
import type { FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'
import type { WriteInput } from '@/request'

/* What staff write of an outlet, as data (D 2.3). Hours are typed a line per day. */

export type StaffOutlet = Row<'btwob GET /outlet/list'>
export type City = { cityCode: string; name: string }

export interface OutletValues {
  name: string
  outletType: StaffOutlet['outletType']
  city: string
  district: string
  address: string
  lng: string
  lat: string
  phone: string
  week: string
  special: string
  services: string
  bring: string
  equipment: string
  photos: readonly Paper[]
  status: StaffOutlet['status']
  suspendNote: string
}

const itemsOf = <K extends string>(names: Readonly<Record<K, string>>) =>
  codes(names).map((key) => ({ key, label: names[key] }))

const isDegrees = (text: string) => (/^\d{1,3}\.\d{3,6}$/.test(text) ? undefined : '请输入WGS-84坐标，3至6位小数')
const servicesOf = (typed: string) => {
  const words = typed.split(/[\s、,，]+/).filter(Boolean)
  const keys = words.map((word) => codes(outletServices).find((key) => outletServices[key] === word))
  return keys.some((key) => key === undefined) ? null : keys.flatMap((key) => key ?? [])
}

/** Photos of one outlet. */
const MOST_PHOTOS = 6
const PARKING = '停车位'
const ACCESSIBLE = '无障碍通道'

export const fieldsOf = (cities: readonly City[]): readonly FormField<OutletValues>[] => [
  { key: 'name', label: '名称', required: true, maxLength: 40 },
  { key: 'outletType', label: '类型', kind: chips(itemsOf(outletTypes)) },
  {
    key: 'city',
    label: '城市',
    required: true,
    checks: [(name) => (cities.some((city) => city.name === name) ? undefined : '未找到该城市')],
  },
  { key: 'district', label: '区县', maxLength: 20 },
  { key: 'address', label: '地址', required: true, maxLength: 120 },
  { key: 'lng', label: '经度', required: true, kind: 'number', checks: [isDegrees] },
  { key: 'lat', label: '纬度', required: true, kind: 'number', checks: [isDegrees] },
  { key: 'phone', label: '电话', required: true, maxLength: 20 },
  {
    key: 'week',
    label: '营业时间',
    kind: 'textarea',
    required: true,
    maxLength: 400,
    checks: [(text) => (weekOf(text) ? undefined : '每天一行，如：周一 08:30-12:00 13:30-17:30；周日 休息')],
  },
  {
    key: 'special',
    label: '特殊日期',
    kind: 'textarea',
    maxLength: 1000,
    placeholder: '每天一行，如：2026-12-01 09:00-12:00 下午盘点',
    checks: [(text) => (specialOf(text) ? undefined : '每天一行：日期 时间或休息 说明')],
  },
  {
    key: 'services',
    label: '可办业务',
    maxLength: 60,
    placeholder: Object.values(outletServices).join('、'),
    checks: [(text) => (servicesOf(text) ? undefined : `请从中选：${Object.values(outletServices).join('、')}`)],
  },
  { key: 'bring', label: '需带', maxLength: 60 },
  { key: 'equipment', label: '设施', maxLength: 20, placeholder: `${PARKING}、${ACCESSIBLE}` },
  {
    key: 'photos',
    label: '照片',
    kind: photos({ use: 'OUTLET', most: MOST_PHOTOS }),
    hint: '客户在网点详情中看到，门头照片放第一张',
  },
  { key: 'status', label: '状态', kind: chips(itemsOf(outletStatus)) },
  {
    key: 'suspendNote',
    label: '暂停原因',
    maxLength: 60,
    required: '请填写暂停原因',
    show: ({ status }) => status === 'SUSPENDED',
  },
]

const NEW_WEEK = weekText([...Array.from({ length: 5 }, () => [['08:30', '17:30'] as const]), [], []])

export const valuesOf = (outlet: StaffOutlet | undefined, cities: readonly City[]): OutletValues => ({
  name: outlet?.name ?? '',
  outletType: outlet?.outletType ?? 'HALL',
  city: cities.find(({ cityCode }) => cityCode === outlet?.cityCode)?.name ?? '',
  district: outlet?.district ?? '',
  address: outlet?.address ?? '',
  lng: outlet?.lng.toFixed(6) ?? '',
  lat: outlet?.lat.toFixed(6) ?? '',
  phone: outlet?.phone ?? '',
  week: outlet ? weekText(outlet.openWeek) : NEW_WEEK,
  special: specialText(outlet?.specialDays ?? []),
  services: (outlet?.services ?? []).map((key) => outletServices[key]).join('、'),
  bring: outlet?.bring ?? '',
  equipment: [outlet?.parking && PARKING, outlet?.accessible && ACCESSIBLE].filter(Boolean).join('、'),
  photos: (outlet?.photos ?? []).map((photo) => ({ ...photo, at: 0 })),
  status: outlet?.status ?? 'OPEN_NORMAL',
  suspendNote: outlet?.suspendNote ?? '',
})

export function inputOf(values: OutletValues, outlet: StaffOutlet | undefined, cities: readonly City[]) {
  const { city, week, special, services, equipment, lng, lat, photos: shown, ...plain } = values
  const input: WriteInput<'btwob POST /outlet/save'> = {
    ...plain,
    ...(outlet && { outletId: outlet.outletId }),
    cityCode: cities.find(({ name }) => name === city)?.cityCode ?? '',
    lng: Number(lng),
    lat: Number(lat),
    openWeek: weekOf(week) ?? [],
    specialDays: specialOf(special) ?? [],
    services: servicesOf(services) ?? [],
    photoFileIds: shown.map(({ fileId }) => fileId),
    parking: equipment.includes(PARKING),
    accessible: equipment.includes(ACCESSIBLE),
    sort: outlet?.sort ?? 100,
    version: outlet?.version ?? 0,
  }
  return input
}
