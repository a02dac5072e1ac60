import type { Out } from '@contract'
import { addDays } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { APPOINT_DAYS, appointSlots, type AppointSlot } from '@domain/statuses/appointment'
import { customerClasses, type CustomerClass } from '@domain/statuses/names'
import { pressureLevels, projectTypes, type PressureLevel } from '@domain/statuses/project'
import type { FormField } from '@/blocks'
import { date } from '@/blocks/form/date'
import { areLines, lineField, readLines } from '../typed-lines'
import { wordChips } from '../word-chips'
import { PERSON_SHAPE, personOf, PLAN_SHAPE, planOf } from './lines'
import type { WriteInput } from '@/request'

/* What staff write of a project that begins, as data (D 5.9). */

export type Ticket = Out<'btwob GET /ticket/detail'>
type Create = WriteInput<'btwob POST /project/create'>

export interface NewProjectValues {
  bp: string
  projectName: string
  projectType: Create['projectType'] | ''
  customerClass: CustomerClass | ''
  address: string
  peakFlow: string
  annualVolume: string
  pressureLevel: PressureLevel | ''
  people: string
  applyDate: string
  planFinishDate: string
  planGasDate: string
  appointDate: string
  appointSlot: AppointSlot | ''
  plan: string
}

/** Years that the wheels of planned days offer. */
const YEARS = 5
const MOST_PEOPLE = 10
const MOST_STEPS = 30

const isBp = (typed: string) => (/^\d{10}$/.test(typed) ? undefined : '请输入10位户号')
const isFlow = (typed: string) => (/^\d{1,8}(\.\d{1,2})?$/.test(typed) ? undefined : '请输入流量，最多两位小数')
const isVolume = (typed: string) => (/^\d{1,14}$/.test(typed) ? undefined : '请输入整数')
const hasManager = (typed: string) =>
  readLines(typed, personOf).some(({ role }) => role === 'MANAGER') ? undefined : '请填写项目经理'

/** The planned end of something, from today on. */
const planned = (today: string) => date({ min: today, max: addDays(today, 365 * YEARS), start: today })

export const fieldsOf = (today: string, ticket?: Ticket): readonly FormField<NewProjectValues>[] => [
  {
    key: 'bp',
    label: '户号',
    kind: 'digits',
    required: true,
    maxLength: 10,
    checks: [isBp],
    disabled: ticket !== undefined,
  },
  { key: 'projectName', label: '项目名称', required: true, maxLength: 60 },
  { key: 'projectType', label: '类型', kind: wordChips(projectTypes), required: true },
  { key: 'customerClass', label: '客户类别', kind: wordChips(customerClasses), required: true },
  { key: 'address', label: '用气地址', required: true, maxLength: 120 },
  { key: 'peakFlow', label: '最大小时流量（m³/h）', kind: 'number', required: true, maxLength: 11, checks: [isFlow] },
  { key: 'annualVolume', label: '年用气量（m³）', kind: 'digits', required: true, maxLength: 14, checks: [isVolume] },
  { key: 'pressureLevel', label: '供气压力', kind: wordChips(pressureLevels), required: true },
  {
    key: 'people',
    label: '项目人员',
    kind: 'textarea',
    required: true,
    maxLength: 500,
    placeholder: `每行一人：${PERSON_SHAPE}`,
    checks: [areLines(personOf, MOST_PEOPLE, PERSON_SHAPE), hasManager],
  },
  {
    key: 'applyDate',
    label: '申请日期',
    kind: date({ min: addDays(today, -365), max: today, start: today }),
    required: true,
  },
  { key: 'planFinishDate', label: '计划完工', kind: planned(today) },
  { key: 'planGasDate', label: '计划通气', kind: planned(today) },
  {
    key: 'appointDate',
    label: '勘察日期',
    kind: date({ min: addDays(today, 1), max: addDays(today, APPOINT_DAYS), start: addDays(today, 1) }),
  },
  {
    key: 'appointSlot',
    label: '勘察时段',
    kind: wordChips(appointSlots),
    required: true,
    show: ({ appointDate }) => appointDate !== '',
  },
  {
    key: 'plan',
    label: '各步计划',
    maxLength: 1500,
    ...lineField('步', PLAN_SHAPE, planOf, MOST_STEPS),
  },
]

export const valuesOf = (today: string, ticket?: Ticket): NewProjectValues => ({
  bp: ticket?.bp ?? '',
  projectName: '',
  projectType: ticket?.subtype === 'A_MOVE' ? 'RELOCATE' : 'NEW',
  customerClass: '',
  address: ticket?.address ?? '',
  peakFlow: '',
  annualVolume: '',
  pressureLevel: '',
  people: '',
  applyDate: ticket?.createdAt.slice(0, 10) ?? today,
  planFinishDate: '',
  planGasDate: '',
  appointDate: '',
  appointSlot: '',
  plan: '',
})

/** Fields that have to be chosen are: their form does not send without. */
export function inputOf(values: NewProjectValues, ticket?: Ticket): Create {
  const {
    projectType,
    customerClass,
    pressureLevel,
    planFinishDate,
    planGasDate,
    appointDate,
    appointSlot,
    plan,
    ...typed
  } = values
  return {
    ...typed,
    projectName: typed.projectName.trim(),
    address: typed.address.trim(),
    peakFlow: fixed(decimal(typed.peakFlow), 2),
    people: readLines(typed.people, personOf),
    projectType: projectType || 'NEW',
    customerClass: customerClass || 'INDUSTRY',
    pressureLevel: pressureLevel || 'LOW',
    plan: readLines(plan, planOf),
    ...(planFinishDate !== '' && { planFinishDate }),
    ...(planGasDate !== '' && { planGasDate }),
    ...(appointDate !== '' && appointSlot !== '' && { appointDate, appointSlot }),
    ...(ticket && { ticketId: ticket.ticketId }),
  }
}
