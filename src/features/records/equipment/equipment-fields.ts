import type { In, Out } from '@contract'
import { decimal, fixed } from '@domain/decimal'
import { loadOf } from '@domain/records/load'
import { equipmentTypes, type EquipmentType } from '@domain/statuses/gas-device'
import type { FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { date } from '@/blocks/form/date'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'
import { loadWords } from '../LoadCard'
import { paperOf } from '../paper-of'
import { percentOfRatio } from '../record-text'
import { siteField } from '../site-field'
import type { Equipment } from './EquipmentView'
import { platePhoto } from './plate'

export interface DeviceValues {
  equipmentType: EquipmentType | ''
  name: string
  meterNo: string
  /** '' = none is known. */
  siteId: string
  quantity: string
  ratedFlow: string
  dailyHours: string
  ratedPower: string
  workPressure: string
  flameProtection: '1' | '0' | ''
  brand: string
  model: string
  serialNo: string
  productionDate: string
  installDate: string
  platePhoto: readonly Paper[]
  photos: readonly Paper[]
}

export const emptyDevice: DeviceValues = {
  equipmentType: '',
  name: '',
  meterNo: '',
  siteId: '',
  quantity: '1',
  ratedFlow: '',
  dailyHours: '',
  ratedPower: '',
  workPressure: '',
  flameProtection: '',
  brand: '',
  model: '',
  serialNo: '',
  productionDate: '',
  installDate: '',
  platePhoto: [],
  photos: [],
}

export const valuesOf = (one: Equipment): DeviceValues => ({
  equipmentType: one.equipmentType,
  name: one.name,
  meterNo: one.meterNo,
  siteId: '',
  quantity: String(one.quantity),
  ratedFlow: one.ratedFlow,
  dailyHours: one.dailyHours,
  ratedPower: one.ratedPower ?? '',
  workPressure: one.workPressure ?? '',
  flameProtection: one.flameProtection,
  brand: one.brand,
  model: one.model,
  serialNo: one.serialNo,
  productionDate: one.productionDate ?? '',
  installDate: one.installDate,
  platePhoto: one.platePhoto ? [paperOf(one.platePhoto)] : [],
  photos: one.photos.map(paperOf),
})

type Save = Omit<In<'default POST /crmgas/record/equipment/save'>, 'requestNo'>

/** As the call takes it: numbers with the decimals that it wants, nothing for what is not known. */
export const inputOf = (values: DeviceValues, one: Equipment | undefined): Save => ({
  equipmentType: values.equipmentType || 'OTHER',
  name: values.name.trim(),
  meterNo: values.meterNo,
  quantity: Number(values.quantity),
  ratedFlow: fixed(decimal(values.ratedFlow), 2),
  dailyHours: fixed(decimal(values.dailyHours), 1),
  flameProtection: values.flameProtection || '0',
  brand: values.brand.trim(),
  model: values.model.trim(),
  serialNo: values.serialNo.trim(),
  installDate: values.installDate,
  platePhoto: values.platePhoto[0]?.fileId ?? '',
  photos: values.photos.map(({ fileId }) => fileId),
  ...(values.siteId !== '' && { siteId: values.siteId }),
  ...(values.ratedPower !== '' && { ratedPower: fixed(decimal(values.ratedPower), 2) }),
  ...(values.workPressure !== '' && { workPressure: fixed(decimal(values.workPressure), 2) }),
  ...(values.productionDate !== '' && { productionDate: values.productionDate }),
  ...(one && { equipmentId: one.equipmentId, version: one.version }),
})

const NUMBER = /^\d{1,5}(\.\d{1,2})?$/

/** A number within its bounds, both included. */
const within = (label: string, min: string, max: string) => (text: string) =>
  NUMBER.test(text) && !decimal(text).lt(min) && !decimal(text).gt(max) ? undefined : `${label}应在${min}-${max}之间`

interface Known {
  today: string
  meters: Out<'default GET /crmgas/record/flowMeter/list'>['list']
  loads: Out<'default GET /crmgas/record/equipment/list'>['load']
  sites: Parameters<typeof siteField>[0]
  one: Equipment | undefined
}

/** RC-02: the load with this device; '' while it cannot be said. */
function loadHint({ meters, loads, one }: Known, values: DeviceValues): string {
  const meter = meters.find(({ meterNo }) => meterNo === values.meterNo)
  if (!meter || !NUMBER.test(values.ratedFlow) || !/^\d{1,3}$/.test(values.quantity)) return ''
  const before = decimal(loads.find(({ meterNo }) => meterNo === values.meterNo)?.total ?? '0')
  const isCounted = one?.meterNo === values.meterNo && one.useStatus === 'IN_USE'
  const own = isCounted ? decimal(one.ratedFlow).times(one.quantity) : decimal('0')
  const others = { quantity: 1, ratedFlow: fixed(before.minus(own), 2) }
  const wanted = { quantity: Number(values.quantity), ratedFlow: values.ratedFlow }
  const { ratio, mark } = loadOf([others, wanted], meter.qmax)
  if (ratio === null) return ''
  return `登记后负荷 ${percentOfRatio(ratio)}%${mark ? `，${loadWords[mark]}` : ''}`
}

/** What is on the plate and beside it. */
function moreFields({ today }: Known): readonly FormField<DeviceValues>[] {
  const past = date({ min: '1990-01-01', max: today, start: today })
  return [
    { key: 'installDate', label: '安装日期', kind: past, required: true },
    {
      key: 'productionDate',
      label: '生产日期',
      kind: past,
      checks: [
        (day, { installDate }) => (installDate !== '' && day > installDate ? '安装日期不能早于生产日期' : undefined),
      ],
    },
    { key: 'brand', label: '品牌', maxLength: 30 },
    { key: 'model', label: '型号', maxLength: 30 },
    {
      key: 'serialNo',
      label: '出厂编号',
      maxLength: 40,
      checks: [(text) => (/^[A-Za-z0-9./-]*$/.test(text.trim()) ? undefined : '出厂编号格式不正确')],
    },
    {
      key: 'ratedPower',
      label: '额定功率 kW',
      kind: 'number',
      maxLength: 8,
      checks: [within('额定功率', '0.01', '99999.99')],
    },
    {
      key: 'workPressure',
      label: '工作压力 kPa',
      kind: 'number',
      maxLength: 6,
      checks: [within('工作压力', '0.50', '400.00')],
    },
    { key: 'photos', label: '设备照片', kind: photos({ use: 'EQUIPMENT', most: 6 }) },
  ]
}

export const equipmentFields =
  (known: Known) =>
  (values: DeviceValues): readonly FormField<DeviceValues>[] => {
    const { meters, sites } = known
    const hint = loadHint(known, values)
    return [
      {
        key: 'platePhoto',
        label: '铭牌照片',
        kind: platePhoto,
        required: '请拍摄铭牌',
        hint: '正对铭牌拍摄，参数清晰可读',
      },
      {
        key: 'equipmentType',
        label: '设备类型',
        required: true,
        kind: chips<DeviceValues['equipmentType']>(
          (Object.keys(equipmentTypes) as EquipmentType[]).map((key) => ({ key, label: equipmentTypes[key].label })),
        ),
      },
      { key: 'name', label: '设备名称', required: true, maxLength: 40, placeholder: '如 2#辊道窑' },
      {
        key: 'meterNo',
        label: '所接流量计',
        required: true,
        kind: chips(meters.map(({ meterNo, name }) => ({ key: meterNo, label: name }))),
      },
      siteField(sites, known.one),
      {
        key: 'quantity',
        label: '数量 台',
        kind: 'digits',
        required: true,
        maxLength: 3,
        checks: [within('数量', '1', '999')],
      },
      {
        key: 'ratedFlow',
        label: '额定流量 m³/h（每台）',
        kind: 'number',
        required: true,
        maxLength: 8,
        checks: [within('额定流量', '0.01', '99999.99')],
        ...(hint !== '' && { hint }),
      },
      {
        key: 'dailyHours',
        label: '每天运行 小时',
        kind: 'number',
        required: true,
        maxLength: 4,
        checks: [within('每天运行', '0', '24')],
        hint: '用于推算各设备用气占比，不用于结算',
      },
      {
        key: 'flameProtection',
        label: '熄火保护',
        required: true,
        kind: chips<DeviceValues['flameProtection']>([
          { key: '1', label: '有' },
          { key: '0', label: '无' },
        ]),
      },
      ...moreFields(known),
    ]
  }
