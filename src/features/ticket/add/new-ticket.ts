import type { Out } from '@contract'
import type { AppointSlot } from '@domain/statuses/appointment'
import { ticketSubjects, ticketSubtypes, type TicketSubject, type TicketSubtype } from '@domain/statuses/service-ticket'
import { isSubtype, pictureOf } from '@domain/ticket-suggest'
import { freshPhotos } from '@/blocks/form/day-draft'
import type { PageParams } from '@/routes/table'
import type { WxKey } from '@/shared/wx-reminders'
import type { TypeConfig } from '../ticket-text'
import { subtypeOf, type NewTicket } from './add-fields'
import { placeInput, placeNamed } from './place'

export type Params = PageParams<'/subPages/customer-service/add'>

/** Pictures of the ticket types that links name; what is repaired is not known from its type. */
const PICTURE_OF_TYPE = { REPAIR: '', CONSULT: 'OTHER', COMPLAINT: 'OTHER', SUGGEST: 'OTHER', APPLY: 'WORKS' } as const
const FIRST_OF_TYPE = { REPAIR: '', CONSULT: 'C_OTHER', COMPLAINT: 'T_SERVICE', SUGGEST: 'S_APP', APPLY: '' } as const

/** What the form begins with: what the link names, the only meter, the user. */
export function startOf(
  { subtype, ticketType, meterNo, siteId, desc }: Params,
  meters: readonly { meterNo: string }[],
  user: { nickname: string; username: string } | null,
): NewTicket {
  return {
    picture: isSubtype(subtype) ? pictureOf(subtype) : ticketType ? PICTURE_OF_TYPE[ticketType] : '',
    subtype: isSubtype(subtype) ? subtype : ticketType ? FIRST_OF_TYPE[ticketType] : '',
    place: placeNamed(meterNo, siteId) || (meters.length === 1 ? (meters[0]?.meterNo ?? '') : ''),
    address: '',
    at: null,
    description: desc ?? '',
    images: [],
    video: null,
    appointDate: '',
    appointSlot: '',
    contactName: user?.nickname ?? '',
    contactPhone: user?.username ?? '',
  }
}

/** A ticket that was begun and not sent is kept for a day, apart by what the link names (D 6.1). */
export const draftOf = ({ subtype, ticketType, relatedType, relatedId, meterNo, desc = '' }: Params) => ({
  key: 'ticketDraft' as const,
  of: [ticketType, subtype, relatedType, relatedId, meterNo].join('|'),
  question: '是否继续编辑上次未提交的内容？',
  isEmpty: ({ description, images, video }: NewTicket) =>
    description.trim() === desc.trim() && images.length === 0 && !video,
  standing: (kept: NewTicket, now: number): NewTicket => ({
    ...kept,
    images: freshPhotos(kept.images, now),
    video: freshPhotos(kept.video ? [kept.video] : [], now)[0] ?? null,
  }),
})

/** What WeChat can report about it next; no question comes between a leak and its ticket. */
export function remindersOf(values: NewTicket): readonly WxKey[] {
  if (values.picture === 'LEAK') return []
  return subtypeOf(values) === 'A_RESTORE' ? ['SERVICE', 'RESUME'] : ['SERVICE']
}

/** A day that was chosen for another subtype takes no place of an appointment (TK-05). */
export function inputOf(
  values: NewTicket,
  { relatedType, relatedId }: Params,
  { related, configs }: { related: boolean; configs: ReadonlyMap<TicketSubtype, TypeConfig> },
) {
  const subtype = subtypeOf(values) ?? 'C_OTHER'
  const { place, address, at, appointDate, appointSlot, images, video } = values
  const isAppointed = configs.get(subtype)?.needAppoint === '1' && appointDate !== '' && appointSlot !== ''
  return {
    ticketType: ticketSubtypes[subtype].type,
    subtype,
    description: values.description.trim(),
    contactName: values.contactName.trim(),
    contactPhone: values.contactPhone,
    images: images.map(({ fileId }) => fileId),
    ...(video && { video: video.fileId }),
    ...placeInput(place, address, at),
    ...(isAppointed && { appointDate, appointSlot: appointSlot as AppointSlot }),
    ...(related && isSubject(relatedType) && relatedId !== undefined && { relatedType, relatedId }),
  }
}

/** Whether an address names a kind of thing that a ticket may be about. */
const isSubject = (type: string | undefined): type is TicketSubject => type !== undefined && type in ticketSubjects

export type Slots = Record<'APPLY' | 'REPAIR', Out<'default GET /crmgas/serviceTicket/slots'>>
