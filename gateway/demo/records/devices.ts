import type { EquipmentType } from '@domain/statuses/gas-device'
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

export const equipmentOfDemo: readonly DemoEquipment[] = [
  {
    bp: CERAMICS,
    meterId: '10010101',
    equipmentType: 'KILN',
    name: '辊道窑',
    brand: '科达',
    model: 'KD-240',
    quantity: 1,
    ratedFlow: '140.00',
    dailyHours: '24.0',
  },
  {
    bp: CERAMICS,
    meterId: '10010101',
    equipmentType: 'DRYER',
    name: '干燥窑',
    brand: '科达',
    model: 'KD-GZ60',
    quantity: 1,
    ratedFlow: '60.00',
    dailyHours: '16.0',
    declared: 'CONFIRMED',
  },
  {
    bp: CERAMICS,
    meterId: '10010101',
    equipmentType: 'FURNACE',
    name: '喷雾塔热风炉',
    brand: '力泰',
    model: 'RF-45',
    quantity: 1,
    ratedFlow: '45.00',
    dailyHours: '9.0',
  },
  {
    bp: CERAMICS,
    meterId: '10010102',
    equipmentType: 'KILN',
    name: '釉烧窑',
    brand: '科达',
    model: 'KD-180',
    quantity: 1,
    ratedFlow: '85.00',
    dailyHours: '24.0',
  },
  {
    bp: CERAMICS,
    meterId: '10010102',
    equipmentType: 'DRYER',
    name: '坯体干燥器',
    brand: '力泰',
    model: 'GZ-42',
    quantity: 1,
    ratedFlow: '42.50',
    dailyHours: '14.0',
    declared: 'PENDING',
  },
  {
    bp: CERAMICS,
    meterId: '10010103',
    equipmentType: 'BOILER',
    name: '食堂热水锅炉',
    brand: '双良',
    model: 'SL-0.2',
    quantity: 1,
    ratedFlow: '22.00',
    dailyHours: '10.0',
    endsIn: 20,
  },
  {
    bp: CERAMICS,
    meterId: '10010103',
    equipmentType: 'STOVE',
    name: '双头大锅灶',
    brand: '华帝',
    model: 'DZ-2',
    quantity: 2,
    ratedFlow: '4.00',
    dailyHours: '6.0',
    endsIn: -40,
    declared: 'CONFIRMED',
  },
  {
    bp: RESTAURANT,
    meterId: '10010201',
    equipmentType: 'STOVE',
    name: '炒炉',
    brand: '华帝',
    model: 'CL-1',
    quantity: 4,
    ratedFlow: '3.20',
    dailyHours: '8.0',
  },
  {
    bp: RESTAURANT,
    meterId: '10010202',
    equipmentType: 'STOVE',
    name: '明档煲仔炉',
    brand: '华帝',
    model: 'BZ-4',
    quantity: 2,
    ratedFlow: '2.40',
    dailyHours: '9.0',
  },
  {
    bp: RESTAURANT,
    meterId: '10010203',
    equipmentType: 'STOVE',
    name: '后厨大锅灶',
    brand: '方太',
    model: 'DG-1',
    quantity: 3,
    ratedFlow: '4.50',
    dailyHours: '8.0',
  },
  {
    bp: RESTAURANT,
    meterId: '10010203',
    equipmentType: 'STEAMER',
    name: '三门蒸箱',
    brand: '方太',
    model: 'ZX-3',
    quantity: 1,
    ratedFlow: '3.60',
    dailyHours: '6.0',
    endsIn: 65,
  },
  {
    bp: RESTAURANT,
    meterId: '10010204',
    equipmentType: 'STEAMER',
    name: '面点蒸炉',
    brand: '方太',
    model: 'ZL-2',
    quantity: 2,
    ratedFlow: '2.80',
    dailyHours: '7.0',
  },
  {
    bp: HOSPITAL,
    meterId: BOILER,
    equipmentType: 'BOILER',
    name: '1#蒸汽锅炉',
    brand: '双良',
    model: 'SZS4',
    quantity: 1,
    ratedFlow: '150.00',
    dailyHours: '24.0',
  },
  {
    bp: HOSPITAL,
    meterId: BOILER,
    equipmentType: 'BOILER',
    name: '2#蒸汽锅炉',
    brand: '双良',
    model: 'SZS2',
    quantity: 1,
    ratedFlow: '90.00',
    dailyHours: '12.0',
  },
  {
    bp: HOSPITAL,
    meterId: CANTEEN,
    equipmentType: 'STOVE',
    name: '食堂大锅灶',
    brand: '华帝',
    model: 'DZ-4',
    quantity: 4,
    ratedFlow: '4.00',
    dailyHours: '7.0',
  },
]
