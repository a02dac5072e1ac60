import { addDays } from '@domain/date'
import { isAmount } from '@domain/validate'
import { money, priced, sumMoney, type Money } from '@domain/money'
import { approvalTypes } from '@domain/statuses/project'
import type { FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { date } from '@/blocks/form/date'
import { papers, type Paper } from '@/blocks/form/paper/paper'
import { photos } from '@/blocks/form/photos/photos'
import { instantOf, isMoment, SHAPE } from '../moment'
import { areLines, readLines } from '../typed-lines'
import { wordChips } from '../word-chips'
import { QUOTE_SHAPE, quoteOf } from './lines'
import type { StaffProject } from './step-fields'
import type { WriteInput } from '@/request'

/* What staff publish, ask and report of a project, as data (D 3.10, 3.12, 5.9). */

type Ask = WriteInput<'btwob POST /project/approval/create'>

const idsOf = (files: readonly Paper[]) => files.map(({ fileId }) => fileId)
const atLeast2 = (typed: string) => (typed.trim().length < 2 ? '请至少填写2个字' : undefined)
const isCount = (most: number, least: number) => (typed: string) =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most
    ? undefined
    : `请输入${least}-${most}的整数`
const drawings = papers(9, { purpose: 'PROJECT', mark: '附件', alsoPdf: true })

export interface SchemeValues {
  title: string
  summary: string
  quote: string
  planDays: string
  files: readonly Paper[]
}
export const noScheme: SchemeValues = { title: '', summary: '', quote: '', planDays: '', files: [] }

export const schemeFields: readonly FormField<SchemeValues>[] = [
  { key: 'title', label: '方案名称', required: true, maxLength: 60, checks: [atLeast2] },
  { key: 'summary', label: '说明', kind: 'textarea', maxLength: 300 },
  {
    key: 'quote',
    label: '报价明细',
    kind: 'textarea',
    required: true,
    maxLength: 8000,
    placeholder: `每行一项（名称 规格 单位 数量 单价）：${QUOTE_SHAPE}`,
    checks: [areLines(quoteOf, 100, QUOTE_SHAPE)],
  },
  { key: 'planDays', label: '计划工期（天）', kind: 'digits', required: true, maxLength: 3, checks: [isCount(999, 1)] },
  { key: 'files', label: '方案附件', kind: drawings },
]

/** What the lines cost together, each rounded to the fen as the gateway does. */
export const quoteTotal = (typed: string): Money =>
  sumMoney(readLines(typed, quoteOf).map(({ quantity, price }) => priced(quantity, price)))

export const schemeInput = (projectId: string, { title, summary, quote, planDays, files }: SchemeValues) => ({
  projectId,
  title: title.trim(),
  summary: summary.trim(),
  quote: readLines(quote, quoteOf),
  planDays: Number(planDays),
  ...(files.length > 0 && { designFiles: idsOf(files) }),
})

export interface AskValues {
  approvalType: Ask['approvalType'] | ''
  title: string
  content: string
  before: string
  after: string
  amountDelta: string
  finishDate: string
  deadline: string
  files: readonly Paper[]
}
/** Days in which the customer answers unless staff say otherwise. */
const USUAL_DAYS = 7

export const firstAsk = (today: string): AskValues => ({
  approvalType: '',
  title: '',
  content: '',
  before: '',
  after: '',
  amountDelta: '',
  finishDate: '',
  deadline: `${addDays(today, USUAL_DAYS)} 18:00`,
  files: [],
})

const isDelta = (typed: string) =>
  isAmount(typed.trim().replace(/^[-−]/, '')) ? undefined : '请输入增减金额，减少以 - 开头'
/** '-2800' as '-2800.00'. */
const deltaOf = (typed: string): Money => `${/^[-−]/.test(typed) ? '-' : ''}${money(typed.replace(/^[-−]/, ''))}`

export const askFields = (today: string, { planFinishDate }: StaffProject): readonly FormField<AskValues>[] => [
  {
    key: 'approvalType',
    label: '类型',
    kind: wordChips(approvalTypes),
    required: true,
  },
  { key: 'title', label: '事项', required: true, maxLength: 60, checks: [atLeast2] },
  {
    key: 'content',
    label: '内容',
    kind: 'textarea',
    required: true,
    maxLength: 500,
    counter: true,
    checks: [atLeast2],
  },
  { key: 'before', label: '变更前', maxLength: 100 },
  { key: 'after', label: '变更后', maxLength: 100 },
  {
    key: 'amountDelta',
    label: '费用增减（元）',
    required: true,
    maxLength: 15,
    placeholder: '增加 2800，减少 -2800',
    checks: [isDelta],
    show: ({ approvalType }) => approvalType === 'COST',
  },
  {
    key: 'finishDate',
    label: '同意后的计划完工',
    kind: date({ min: today, max: addDays(today, 365 * 5), start: planFinishDate ?? today }),
    required: true,
    show: ({ approvalType }) => approvalType === 'SCHEDULE',
  },
  { key: 'deadline', label: '截止', required: true, placeholder: SHAPE, checks: [isMoment] },
  { key: 'files', label: '附件', kind: drawings },
]

/** A kind has to be chosen: the form does not send without. */
export function askInput(projectId: string, values: AskValues): Ask {
  const { approvalType, amountDelta, finishDate, files } = values
  return {
    projectId,
    approvalType: approvalType || 'DESIGN',
    title: values.title.trim(),
    content: values.content.trim(),
    before: values.before.trim(),
    after: values.after.trim(),
    deadline: instantOf(values.deadline) ?? '',
    ...(approvalType === 'COST' && { amountDelta: deltaOf(amountDelta.trim()) }),
    ...(approvalType === 'SCHEDULE' && { finishDate }),
    ...(files.length > 0 && { files: idsOf(files) }),
  }
}

export interface LogValues {
  workDate: string
  nodeCode: string
  content: string
  workers: string
  weather: string
  safety: string
  photos: readonly Paper[]
}
/** Days back for which a day on site can be written. */
const LOG_DAYS = 7

export const firstLog = (today: string, { nodes }: StaffProject): LogValues => ({
  workDate: today,
  nodeCode:
    nodes.find(
      ({ stage, actualStart, actualEnd }) => stage === 'CONSTRUCTION' && actualStart !== null && actualEnd === null,
    )?.nodeCode ?? '',
  content: '',
  workers: '',
  weather: '',
  safety: '',
  photos: [],
})

export const logFields = (today: string, { nodes }: StaffProject): readonly FormField<LogValues>[] => [
  {
    key: 'workDate',
    label: '日期',
    kind: date({ min: addDays(today, -LOG_DAYS), max: today, start: today }),
    required: true,
  },
  {
    key: 'nodeCode',
    label: '步骤',
    kind: chips<string>(
      nodes
        .filter(({ stage }) => stage === 'CONSTRUCTION')
        .map(({ nodeCode, nodeName }) => ({ key: nodeCode, label: nodeName })),
    ),
  },
  {
    key: 'content',
    label: '施工内容',
    kind: 'textarea',
    required: true,
    maxLength: 300,
    counter: true,
    checks: [atLeast2],
  },
  { key: 'workers', label: '人数', kind: 'digits', required: true, maxLength: 3, checks: [isCount(999, 0)] },
  { key: 'weather', label: '天气', maxLength: 10 },
  { key: 'safety', label: '安全措施', maxLength: 100 },
  { key: 'photos', label: '现场照片', kind: photos({ use: 'PROJECT', most: 9 }) },
]

export const logInput = (projectId: string, { photos: shots, nodeCode, ...typed }: LogValues) => ({
  projectId,
  workDate: typed.workDate,
  content: typed.content.trim(),
  workers: Number(typed.workers),
  weather: typed.weather.trim(),
  safety: typed.safety.trim(),
  ...(nodeCode !== '' && { nodeCode }),
  ...(shots.length > 0 && { photos: idsOf(shots) }),
})
