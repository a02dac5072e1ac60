import type { Out } from '@contract'
import type { FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'
import { toggle } from '@/blocks/form/tick'
import { instantOf, isMoment, SHAPE, typedOf } from '../moment'
import type { WriteInput } from '@/request'

/* What staff write of an activity, as data (E 5.9). */

type Detail = Out<'btwob GET /activity/detail'>

export interface ActivityValues {
  type: 'class' | 'promotion'
  title: string
  summary: string
  files: readonly Paper[]
  startAt: string
  endAt: string
  place: string
  onlineUrl: string
  quota: string
  signUpStartAt: string
  signUpEndAt: string
  perBpLimit: string
  text: string
  published: boolean
}

const isCount = (typed: string) => (/^[1-9]\d{0,3}$/.test(typed) ? undefined : '请输入1-9999的整数')
const isFew = (typed: string) => (/^([1-9]|1\d|20)$/.test(typed) ? undefined : '请输入1-20的整数')
const isWeb = (typed: string) => (/^https:\/\/\S+$/.test(typed.trim()) ? undefined : '请输入以 https:// 开头的地址')

const hasSeats = ({ quota }: ActivityValues) => quota.trim() !== ''

export const fieldsOf = (typesText: boolean): readonly FormField<ActivityValues>[] => [
  {
    key: 'type',
    label: '类型',
    kind: chips<ActivityValues['type']>([
      { key: 'class', label: '安全课堂' },
      { key: 'promotion', label: '优惠促销' },
    ]),
  },
  { key: 'title', label: '标题', required: true, maxLength: 40 },
  { key: 'summary', label: '一句话介绍', maxLength: 100 },
  { key: 'files', label: '封面', kind: photos({ use: 'ACTIVITY', most: 1 }) },
  { key: 'startAt', label: '开始时间', required: true, placeholder: SHAPE, checks: [isMoment] },
  { key: 'endAt', label: '结束时间', required: true, placeholder: SHAPE, checks: [isMoment] },
  { key: 'place', label: '地点', maxLength: 60 },
  { key: 'onlineUrl', label: '线上课堂地址', maxLength: 200, placeholder: 'https://', checks: [isWeb] },
  { key: 'quota', label: '名额(人)', kind: 'digits', maxLength: 4, placeholder: '不填则无需报名', checks: [isCount] },
  {
    key: 'signUpStartAt',
    label: '报名开始',
    required: true,
    placeholder: SHAPE,
    checks: [isMoment],
    show: hasSeats,
  },
  { key: 'signUpEndAt', label: '报名截止', required: true, placeholder: SHAPE, checks: [isMoment], show: hasSeats },
  {
    key: 'perBpLimit',
    label: '每户最多报名(次)',
    kind: 'digits',
    required: true,
    maxLength: 2,
    checks: [isFew],
    show: hasSeats,
  },
  {
    key: 'text',
    label: '活动介绍',
    kind: 'textarea',
    maxLength: 5000,
    counter: true,
    placeholder: '每行一段；“## ”开头为小标题，“- ”开头为列表',
    show: () => typesText,
  },
  { key: 'published', label: '发布给客户', kind: toggle, hint: '已发布的活动关闭后，已报名的客户会收到取消通知' },
]

export const valuesOf = (activity: Detail | undefined): ActivityValues => ({
  type: activity?.type === 'promotion' ? 'promotion' : 'class',
  title: activity?.title ?? '',
  summary: activity?.summary ?? '',
  files: [],
  startAt: typedOf(activity?.startAt ?? null),
  endAt: typedOf(activity?.endAt ?? null),
  place: activity?.place ?? '',
  onlineUrl: activity?.onlineUrl ?? '',
  quota: activity?.quota === null || activity === undefined ? '' : String(activity.quota),
  signUpStartAt: typedOf(activity?.signUpStartAt ?? null),
  signUpEndAt: typedOf(activity?.signUpEndAt ?? null),
  perBpLimit: String(activity?.perBpLimit ?? 1),
  text: activity?.text ?? '',
  published: activity?.published ?? false,
})

/** What is sent: a picture that was not replaced stays, so does a text that cannot be typed. */
export function inputOf(values: ActivityValues, before: Detail | undefined): WriteInput<'btwob POST /activity/save'> {
  const isOpen = hasSeats(values)
  const coverFileId = values.files[0]?.fileId ?? before?.coverFileId ?? undefined
  return {
    ...(before && { activityId: before.activityId }),
    type: values.type,
    title: values.title.trim(),
    summary: values.summary.trim(),
    ...(coverFileId !== undefined && { coverFileId }),
    startAt: instantOf(values.startAt) ?? '',
    endAt: instantOf(values.endAt) ?? '',
    signUpStartAt: isOpen ? instantOf(values.signUpStartAt) : null,
    signUpEndAt: isOpen ? instantOf(values.signUpEndAt) : null,
    quota: isOpen ? Number(values.quota) : null,
    perBpLimit: Number(values.perBpLimit) || 1,
    place: values.place.trim(),
    ...(values.onlineUrl.trim() !== '' && { onlineUrl: values.onlineUrl.trim() }),
    ...(before?.text !== null && { text: values.text }),
    published: values.published,
  }
}
