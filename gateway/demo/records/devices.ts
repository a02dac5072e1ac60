import type { AlarmKind, EquipmentType, FlowType } from '@domain/statuses/gas-device'
import { BOILER, CANTEEN } from '../customers/hospital'

/* What the archives of the demo's customers hold (D 8.5); days count from the day on which the demo is made. */

export interface DemoEquipment {
  bp: string
  meterId: string
  equipmentType: EquipmentType
  name: string
  brand: string
  model: string
  quantity: number
  /** m³/h of one unit, hours a day. */
  ratedFlow: string
  dailyHours: string
  /** Days until its life ends; 2000 unless given. */
  endsIn?: number
  /** Declared by the customer, with photos: confirmed, or waiting for its review. */
  declared?: 'CONFIRMED' | 'PENDING'
}

const CERAMICS = '1000000001'
const RESTAURANT = '1000000002'
const HOSPITAL = '1000000003'
const TEXTILE = '1000000004'

export const equipmentOfDemo: readonly DemoEquipment[] = [
  {
    ...{ bp: CERAMICS, meterId: '10010101', equipmentType: 'KILN', name: '辊道窑', brand: '科达', model: 'KD-240' },
    ...{ quantity: 1, ratedFlow: '140.00', dailyHours: '24.0' },
  },
  {
    ...{ bp: CERAMICS, meterId: '10010101', equipmentType: 'DRYER', name: '干燥窑', brand: '科达', model: 'KD-GZ60' },
    ...{ quantity: 1, ratedFlow: '60.00', dailyHours: '16.0', declared: 'CONFIRMED' },
  },
  {
    ...{
      bp: CERAMICS,
      meterId: '10010101',
      equipmentType: 'FURNACE',
      name: '喷雾塔热风炉',
      brand: '力泰',
      model: 'RF-45',
    },
    ...{ quantity: 1, ratedFlow: '45.00', dailyHours: '9.0' },
  },
  {
    ...{ bp: CERAMICS, meterId: '10010102', equipmentType: 'KILN', name: '釉烧窑', brand: '科达', model: 'KD-180' },
    ...{ quantity: 1, ratedFlow: '85.00', dailyHours: '24.0' },
  },
  {
    ...{ bp: CERAMICS, meterId: '10010102', equipmentType: 'DRYER', name: '坯体干燥器', brand: '力泰', model: 'GZ-42' },
    ...{ quantity: 1, ratedFlow: '42.50', dailyHours: '14.0', declared: 'PENDING' },
  },
  {
    ...{
      bp: CERAMICS,
      meterId: '10010103',
      equipmentType: 'BOILER',
      name: '食堂热水锅炉',
      brand: '双良',
      model: 'SL-0.2',
    },
    ...{ quantity: 1, ratedFlow: '22.00', dailyHours: '10.0', endsIn: 20 },
  },
  {
    ...{ bp: CERAMICS, meterId: '10010103', equipmentType: 'STOVE', name: '双头大锅灶', brand: '华帝', model: 'DZ-2' },
    ...{ quantity: 2, ratedFlow: '4.00', dailyHours: '6.0', endsIn: -40, declared: 'CONFIRMED' },
  },
  {
    ...{ bp: RESTAURANT, meterId: '10010201', equipmentType: 'STOVE', name: '炒炉', brand: '华帝', model: 'CL-1' },
    ...{ quantity: 4, ratedFlow: '3.20', dailyHours: '8.0' },
  },
  {
    ...{
      bp: RESTAURANT,
      meterId: '10010202',
      equipmentType: 'STOVE',
      name: '明档煲仔炉',
      brand: '华帝',
      model: 'BZ-4',
    },
    ...{ quantity: 2, ratedFlow: '2.40', dailyHours: '9.0' },
  },
  {
    ...{
      bp: RESTAURANT,
      meterId: '10010203',
      equipmentType: 'STOVE',
      name: '后厨大锅灶',
      brand: '方太',
      model: 'DG-1',
    },
    ...{ quantity: 3, ratedFlow: '4.50', dailyHours: '8.0' },
  },
  {
    ...{
      bp: RESTAURANT,
      meterId: '10010203',
      equipmentType: 'STEAMER',
      name: '三门蒸箱',
      brand: '方太',
      model: 'ZX-3',
    },
    ...{ quantity: 1, ratedFlow: '3.60', dailyHours: '6.0', endsIn: 65 },
  },
  {
    ...{
      bp: RESTAURANT,
      meterId: '10010204',
      equipmentType: 'STEAMER',
      name: '面点蒸炉',
      brand: '方太',
      model: 'ZL-2',
    },
    ...{ quantity: 2, ratedFlow: '2.80', dailyHours: '7.0' },
  },
  {
    ...{ bp: HOSPITAL, meterId: BOILER, equipmentType: 'BOILER', name: '1#蒸汽锅炉', brand: '双良', model: 'SZS4' },
    ...{ quantity: 1, ratedFlow: '150.00', dailyHours: '24.0' },
  },
  {
    ...{ bp: HOSPITAL, meterId: BOILER, equipmentType: 'BOILER', name: '2#蒸汽锅炉', brand: '双良', model: 'SZS2' },
    ...{ quantity: 1, ratedFlow: '90.00', dailyHours: '12.0' },
  },
  {
    ...{ bp: HOSPITAL, meterId: CANTEEN, equipmentType: 'STOVE', name: '食堂大锅灶', brand: '华帝', model: 'DZ-4' },
    ...{ quantity: 4, ratedFlow: '4.00', dailyHours: '7.0' },
  },
]

export interface DemoAlarm {
  bp: string
  kind: AlarmKind
  location: string
  brand: string
  model: string
  /** Days until its life, its calibration and its function test end. */
  lifeEndsIn: number
  calibrateIn?: number
  checkIn?: number
  /** Number under which it sends; one that ends in -OFF never does, one in -FLT reports a fault. */
  device?: string
}

const HAN = { brand: '汉威', model: 'GT-QD6330' }
const CONTROL = { brand: '汉威', model: 'KB6000' }
const VALVE = { brand: '永创', model: 'DN150' }

export const alarmsOfDemo: readonly DemoAlarm[] = [
  {
    ...HAN,
    bp: CERAMICS,
    kind: 'DETECTOR',
    location: '1#窑炉辊道干燥区',
    lifeEndsIn: 300,
    calibrateIn: -12,
    device: 'DEMO-0101',
  },
  {
    ...HAN,
    bp: CERAMICS,
    kind: 'DETECTOR',
    location: '1#窑炉燃烧室',
    lifeEndsIn: 420,
    calibrateIn: 160,
    device: 'DEMO-0102',
  },
  {
    ...HAN,
    bp: CERAMICS,
    kind: 'DETECTOR',
    location: '2#窑炉燃烧室',
    lifeEndsIn: 420,
    calibrateIn: 160,
    device: 'DEMO-0103-OFF',
  },
  {
    ...HAN,
    bp: CERAMICS,
    kind: 'DETECTOR',
    location: '调压箱',
    lifeEndsIn: 610,
    calibrateIn: 210,
    device: 'DEMO-0104-FLT',
  },
  {
    ...CONTROL,
    bp: CERAMICS,
    kind: 'CONTROLLER',
    location: '中控室',
    lifeEndsIn: 2400,
    checkIn: 25,
    device: 'DEMO-0105',
  },
  {
    ...VALVE,
    bp: CERAMICS,
    kind: 'SHUTOFF',
    location: '烧成车间总管',
    lifeEndsIn: 2400,
    checkIn: 80,
    device: 'DEMO-0106',
  },
  { ...HAN, bp: RESTAURANT, kind: 'DETECTOR', location: '后厨灶台上方', lifeEndsIn: -10, calibrateIn: 90 },
  { ...HAN, bp: RESTAURANT, kind: 'DETECTOR', location: '明档', lifeEndsIn: 500, calibrateIn: 200 },
  { ...CONTROL, bp: RESTAURANT, kind: 'CONTROLLER', location: '收银台', lifeEndsIn: 2000, checkIn: 12 },
  { ...VALVE, bp: RESTAURANT, kind: 'SHUTOFF', location: '后厨进气管', lifeEndsIn: 2000, checkIn: 100 },
  {
    ...HAN,
    bp: HOSPITAL,
    kind: 'DETECTOR',
    location: '锅炉房',
    lifeEndsIn: 700,
    calibrateIn: 240,
    device: 'DEMO-0301',
  },
  { ...CONTROL, bp: HOSPITAL, kind: 'CONTROLLER', location: '锅炉房值班室', lifeEndsIn: 2600, checkIn: 130 },
  { ...VALVE, bp: HOSPITAL, kind: 'SHUTOFF', location: '锅炉房总管', lifeEndsIn: 2600, checkIn: 130 },
]

export interface DemoMeterFile {
  bp: string
  meterId: string
  flowType: FlowType
  /** Days until its verification ends; null: as the meter says. */
  nextIn: number | null
  corrector?: { model: string; no: string; battery: string }
  isVerifying?: true
}

export const metersOfDemo: readonly DemoMeterFile[] = [
  {
    ...{ bp: CERAMICS, meterId: '10010101', flowType: 'TURBINE', nextIn: null },
    corrector: { model: 'EVC-300', no: 'EVC2219031', battery: '3.58' },
  },
  {
    ...{ bp: CERAMICS, meterId: '10010102', flowType: 'TURBINE', nextIn: 60 },
    corrector: { model: 'EVC-300', no: 'EVC2219044', battery: '3.41' },
  },
  { bp: CERAMICS, meterId: '10010103', flowType: 'ROOTS', nextIn: 1000 },
  { bp: RESTAURANT, meterId: '10010201', flowType: 'DIAPHRAGM', nextIn: -15 },
  { bp: RESTAURANT, meterId: '10010203', flowType: 'DIAPHRAGM', nextIn: 420 },
  { bp: HOSPITAL, meterId: BOILER, flowType: 'ROOTS', nextIn: 40, isVerifying: true },
  { bp: TEXTILE, meterId: '10020401', flowType: 'TURBINE', nextIn: 330 },
]
