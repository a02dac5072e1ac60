import { weekdayText } from '@domain/date-format'
import { ticketSubtypes, type TicketSubtype } from '@domain/statuses/service-ticket'
import { pictureOf, suggestSubtype, ticketPictures, type TicketPicture } from '@domain/ticket-suggest'
import { useLink, type FormField, type Kind } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'
import type { PhotoQueue } from '@/blocks/form/photos/use-photos'
import { video } from '@/blocks/form/video/video'
import { PickLine } from '@/blocks/form/pick'
import { position, type At } from '@/blocks/form/position'
import type { Out } from '@contract'
import { Button } from '@/ui'
import type { TypeConfig } from '../ticket-text'
import { pictureKind } from './picture-kind'
import { ELSEWHERE, metersOnly, placesOf, type NamedMeter, type NamedSite } from './place'

export interface NewTicket {
  picture: TicketPicture | ''
  /** '' = as the words propose. */
  subtype: TicketSubtype | ''
  /** A meter, a place of gas use, or another one in words: see `place.ts`. */
  place: string
  address: string
  /** Of the address; null: not known. */
  at: At | null
  description: string
  images: readonly Paper[]
  video: Paper | null
  appointDate: string
  appointSlot: string
  contactName: string
  contactPhone: string
}

/** The fields below the picture. */
export const BELOW = [
  'subtype',
  'place',
  'address',
  'at',
  'description',
  'images',
  'video',
  'appointDate',
  'appointSlot',
  'contactName',
  'contactPhone',
] as const satisfies readonly (keyof NewTicket)[]

export type Slots = Out<'default GET /crmgas/serviceTicket/slots'>

/** The subtype that is filed: what was chosen under this picture, else what the words speak for. */
export function subtypeOf({ picture, subtype, description }: NewTicket): TicketSubtype | undefined {
  if (picture === '') return undefined
  return subtype !== '' && pictureOf(subtype) === picture ? subtype : suggestSubtype(picture, description)
}

/** Subtypes of a picture as a line; the proposed one is there until another is chosen. */
const subtypeKind = (values: NewTicket): Kind<TicketSubtype | ''> => ({
  draw: ({ onChange, value: _chosen, ...field }) => (
    <PickLine
      {...field}
      required={false}
      value={subtypeOf(values) ?? ''}
      onChange={(key) => onChange(key as TicketSubtype)}
      items={(values.picture === '' ? [] : ticketPictures[values.picture].subtypes).map((key) => ({
        key,
        text: ticketSubtypes[key].label,
      }))}
    />
  ),
})

/** Where it is; a place that is not known yet is declared on a page of its own and is here after it (D 6.1). */
const placeKind = (items: ReturnType<typeof placesOf>): Kind<string> => {
  const places = chips(items)
  return {
    ...places,
    draw: (field) => (
      <>
        {places.draw(field)}
        <AddPlace />
      </>
    ),
  }
}

function AddPlace() {
  const add = useLink('/pages/record/addCity')
  if (!add) return null
  return (
    <Button className='mb16' kind='text' size='small' icon='plus' onTap={add}>
      新增地点
    </Button>
  )
}

const dayKind = (slots: Slots): Kind<string> => ({
  empty: () => '请选择预约时间',
  draw: (field) => (
    <PickLine
      {...field}
      items={slots.map(({ date, slots: parts }) => ({
        key: date,
        text: `${date} ${weekdayText(date)}`,
        ...(!parts.some(({ available }) => available) && { note: '已约满', disabled: true }),
      }))}
    />
  ),
})

const slotKind = (slots: Slots, date: string): Kind<string> =>
  chips<string>(
    (slots.find((one) => one.date === date)?.slots ?? []).map(({ slot, label, available }) => ({
      key: slot,
      label: available ? label : `${label} 已约满`,
      disabled: !available,
    })),
  )

const tooShort = (text: string) => (text.trim().length < 5 ? '请填写问题描述（至少5个字）' : undefined)
const nameFault = (text: string) => (text.trim().length < 2 ? '姓名长度为2-20个字' : undefined)

interface Known {
  meters: readonly NamedMeter[]
  sites: readonly NamedSite[]
  configs: ReadonlyMap<TicketSubtype, TypeConfig>
  slots: Slots
  queue: PhotoQueue
}

/** The fields of a ticket; what is asked for follows from the subtype. A leak is asked for as little as can be (TK-04). */
export const fieldsOf =
  ({ meters, sites, configs, slots, queue }: Known) =>
  (values: NewTicket): readonly FormField<NewTicket>[] => {
    const subtype = subtypeOf(values)
    const config = subtype && configs.get(subtype)
    const isLeak = values.picture === 'LEAK'
    const needs = (name: 'needMeter' | 'needPhoto' | 'needAppoint' | 'needSite') => config?.[name] === '1'
    const isElsewhere = ({ place }: NewTicket) => needs('needSite') && !needs('needMeter') && place === ELSEWHERE
    return [
      { key: 'picture', label: '哪里不对？', kind: pictureKind, required: true },
      { key: 'subtype', label: '类型', kind: subtypeKind(values), show: ({ picture }) => picture !== '' && !isLeak },
      {
        key: 'place',
        label: '哪一处',
        kind: needs('needMeter') ? chips(metersOnly(meters)) : placeKind(placesOf(meters, sites)),
        required: needs('needMeter') ? '请选择表具' : '请选择用气地点',
        // Chosen while another subtype was proposed.
        checks: [
          (place) =>
            needs('needMeter') && !meters.some(({ meterNo }) => meterNo === place) ? '请选择表具' : undefined,
        ],
        show: () => needs('needSite') || needs('needMeter'),
      },
      {
        key: 'address',
        label: '详细地址',
        required: '请填写详细地址',
        maxLength: 120,
        checks: [(text) => (text.trim().length < 5 ? '详细地址至少5个字' : undefined)],
        show: isElsewhere,
      },
      { key: 'at', label: '地图位置', kind: position, hint: '方便工作人员找到现场', show: isElsewhere },
      {
        key: 'description',
        label: '说说情况',
        kind: 'textarea',
        required: '请填写问题描述（至少5个字）',
        maxLength: 500,
        counter: true,
        placeholder: isLeak ? '例如：法兰处有气味，已关阀、已撤离' : '什么时候、什么现象、提示什么',
        checks: [tooShort],
        ...(config && !isLeak && { hint: config.tips }),
      },
      {
        key: 'images',
        label: '照片',
        kind: photos({ use: 'TICKET', most: 9, queue }),
        required: needs('needPhoto'),
        show: () => !isLeak,
      },
      { key: 'video', label: '视频', kind: video('TICKET'), show: () => !isLeak },
      {
        key: 'appointDate',
        label: '预约日期',
        kind: dayKind(slots),
        required: needs('needAppoint'),
        show: () => needs('needAppoint'),
      },
      {
        key: 'appointSlot',
        label: '预约时段',
        kind: slotKind(slots, values.appointDate),
        required: '请选择预约时间',
        show: () => needs('needAppoint') && values.appointDate !== '',
      },
      {
        key: 'contactName',
        label: '现场联系人',
        required: '请填写联系人',
        maxLength: 20,
        checks: [nameFault],
      },
      { key: 'contactPhone', label: '联系电话', kind: 'phone', required: '请填写手机号' },
    ]
  }
