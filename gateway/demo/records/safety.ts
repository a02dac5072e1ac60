import type { AlarmKind, FlowType } from '@domain/statuses/gas-device'
import { BOILER } from '../customers/hospital'

/* Alarms and flow meters of the demo's archives (D 8.5); days count from the day on which the demo is made. */

const CERAMICS = '1000000001'
const RESTAURANT = '1000000002'
const HOSPITAL = '1000000003'
const TEXTILE = '1000000004'

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
    bp: CERAMICS,
    meterId: '10010101',
    flowType: 'TURBINE',
    nextIn: null,
    corrector: { model: 'EVC-300', no: 'EVC2219031', battery: '3.58' },
  },
  {
    bp: CERAMICS,
    meterId: '10010102',
    flowType: 'TURBINE',
    nextIn: 60,
    corrector: { model: 'EVC-300', no: 'EVC2219044', battery: '3.41' },
  },
  { bp: CERAMICS, meterId: '10010103', flowType: 'ROOTS', nextIn: 1000 },
  { bp: RESTAURANT, meterId: '10010201', flowType: 'DIAPHRAGM', nextIn: -15 },
  { bp: RESTAURANT, meterId: '10010203', flowType: 'DIAPHRAGM', nextIn: 420 },
  { bp: HOSPITAL, meterId: BOILER, flowType: 'ROOTS', nextIn: 40, isVerifying: true },
  { bp: TEXTILE, meterId: '10020401', flowType: 'TURBINE', nextIn: 330 },
]
