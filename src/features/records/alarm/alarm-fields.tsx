import type { In, Row } from '@contract'
import { alarmKinds, type AlarmKind } from '@domain/statuses/gas-device'
import type { FormField, Kind } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { date } from '@/blocks/form/date'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'
import { PickLine } from '@/blocks/form/pick'
import { paperOf } from '../paper-of'
import { siteField } from '../site-field'
import type { Alarm } from './AlarmView'

export interface AlarmValues {
  kind: AlarmKind | ''
  location: string
  /** '' = none is known. */
  siteId: string
  productionDate: string
  installDate: string
  deviceCode: string
  linkedValve: string
  linkedFan: string
  brand: string
  model: string
  serialNo: string
  photos: readonly Paper[]
}

export const emptyAlarm: AlarmValues = {
  kind: '',
  location: '',
  siteId: '',
  productionDate: '',
  installDate: '',
  deviceCode: '',
  linkedValve: '',
  linkedFan: '',
  brand: '',
  model: '',
  serialNo: '',
  photos: [],
}

export const valuesOf = (one: Alarm): AlarmValues => ({
  kind: one.kind,
  location: one.location,
  siteId: '',
  productionDate: one.productionDate,
  installDate: one.installDate,
  deviceCode: one.deviceCode,
  linkedValve: one.valve?.alarmId ?? '',
  linkedFan: one.fan?.alarmId ?? '',
  brand: one.brand,
  model: one.model,
  serialNo: one.serialNo,
  photos: one.photos.map(paperOf),
})

/** A new device in the place of another one: where it hangs and what it shuts stay. */
export const successorValues = (before: Alarm): AlarmValues => {
  const { kind, location, linkedValve, linkedFan } = valuesOf(before)
  return { ...emptyAlarm, kind, location, linkedValve, linkedFan }
}

type Save = Omit<In<'default POST /crmgas/record/alarm/save'>, 'requestNo'>

export const inputOf = (values: AlarmValues, one: Alarm | undefined): Save => ({
  kind: values.kind || 'DETECTOR',
  location: values.location.trim(),
  productionDate: values.productionDate,
  installDate: values.installDate,
  brand: values.brand.trim(),
  model: values.model.trim(),
  serialNo: values.serialNo.trim(),
  photos: values.photos.map(({ fileId }) => fileId),
  ...(values.siteId !== '' && { siteId: values.siteId }),
  ...(values.deviceCode.trim() !== '' && { deviceCode: values.deviceCode.trim() }),
  ...(values.linkedValve !== '' && { linkedValve: values.linkedValve }),
  ...(values.linkedFan !== '' && { linkedFan: values.linkedFan }),
  ...(one && { alarmId: one.alarmId, version: one.version }),
})

interface Known {
  today: string
  others: readonly Row<'default GET /crmgas/record/alarm/list'>[]
  one: Alarm | undefined
  sites: Parameters<typeof siteField>[0]
}

const NONE = { key: 'none', text: '无联动' }

/** One of the customer's own devices of a kind; '' = none. */
const linked = (others: Known['others'], kind: AlarmKind): Kind<string> => ({
  draw: ({ onChange, value, ...field }) => (
    <PickLine
      {...field}
      value={value === '' ? NONE.key : value}
      onChange={(key) => onChange(key === NONE.key ? '' : key)}
      items={[
        NONE,
        ...others.filter((row) => row.kind === kind).map((row) => ({ key: row.alarmId, text: row.location })),
      ]}
    />
  ),
})

const isPlain = (text: string) => (/^[A-Za-z0-9./-]*$/.test(text.trim()) ? undefined : '出厂编号格式不正确')
const isCode = (text: string) =>
  /^[A-Za-z0-9-]{4,32}$/.test(text.trim()) ? undefined : '设备编码为4-32位字母、数字或-'

export function alarmFields({ today, others, one, sites }: Known): readonly FormField<AlarmValues>[] {
  const past = date({ min: '2000-01-01', max: today, start: today })
  const isDetector = ({ kind }: AlarmValues) => kind === 'DETECTOR'
  return [
    { key: 'photos', label: '设备照片', kind: photos({ use: 'ALARM', most: 6 }), required: '请拍摄设备和铭牌' },
    {
      key: 'kind',
      label: '类型',
      required: true,
      kind: chips<AlarmValues['kind']>(
        (Object.keys(alarmKinds) as AlarmKind[])
          .filter((key) => one === undefined || key === one.kind)
          .map((key) => ({ key, label: alarmKinds[key].label })),
      ),
    },
    {
      key: 'location',
      label: '安装位置',
      required: true,
      maxLength: 60,
      placeholder: '如 1#窑炉燃烧室',
      checks: [(text) => (text.trim().length < 2 ? '安装位置至少2个字' : undefined)],
    },
    siteField(sites, one),
    { key: 'productionDate', label: '生产日期', kind: past, required: true },
    {
      key: 'installDate',
      label: '安装日期',
      kind: past,
      required: true,
      checks: [(day, { productionDate }) => (day < productionDate ? '安装日期不能早于生产日期' : undefined)],
    },
    {
      key: 'deviceCode',
      label: '联网设备编码',
      maxLength: 32,
      checks: [isCode],
      hint: '联网设备填写，审核通过后显示实时浓度',
    },
    { key: 'linkedValve', label: '联动切断阀', kind: linked(others, 'SHUTOFF'), show: isDetector },
    { key: 'linkedFan', label: '联动风机', kind: linked(others, 'FAN'), show: isDetector },
    { key: 'brand', label: '品牌', maxLength: 30 },
    { key: 'model', label: '型号', maxLength: 30 },
    { key: 'serialNo', label: '出厂编号', maxLength: 40, checks: [isPlain] },
  ]
}
