import type { Out } from '@contract'
import { codes } from '@domain/codes'
import { addDays } from '@domain/date'
import { allows } from '@domain/machine'
import {
  engineRecordTypes,
  nodeTransitions,
  recordResults,
  surveyResults,
  type EngineRecordType,
  type NodeEvent,
} from '@domain/statuses/project'
import type { FormField } from '@/blocks'
import { date } from '@/blocks/form/date'
import { papers, type Paper } from '@/blocks/form/paper/paper'
import { photos } from '@/blocks/form/photos/photos'
import { toggle } from '@/blocks/form/tick'
import { isMoment, SHAPE } from '../moment'
import { lineField } from '../typed-lines'
import { wordChips } from '../word-chips'
import {
  BUILDING_SHAPE,
  buildingOf,
  buildingText,
  FACT_SHAPE,
  factOf,
  PIPE_SHAPE,
  pipeOf,
  pipeText,
  POINT_SHAPE,
  pointOf,
  pointText,
  QUANTITY_SHAPE,
  quantityOf,
  quantityText,
} from './lines'

/* What staff write of a step, as data (D 3.9): its move, its days, its progress, and what was found or made in it. */

export type StaffProject = Out<'btwob GET /project/detail'>
export type StaffNode = StaffProject['nodes'][number]

export interface StepValues {
  event: NodeEvent | ''
  rate: string
  planStart: string
  planEnd: string
  planFinishDate: string
  reason: string
  tip: string
  remark: string
  files: readonly Paper[]
  arrivedAt: string
  surveyResult: keyof typeof surveyResults | ''
  surveyText: string
  surveyPhotos: readonly Paper[]
  pipe: string
  buildings: string
  points: string
  ventilation: boolean
  alarmRequired: boolean
  drawingName: string
  drawing: readonly Paper[]
  quantities: string
  recordType: EngineRecordType | ''
  recordName: string
  recordResult: keyof typeof recordResults | ''
  recordDate: string
  recordFiles: readonly Paper[]
  facts: string
}

const events = { START: '开始', FINISH: '完成', SKIP: '无需办理', REOPEN: '重新开始' } as const
/** The customer confirms schemes, money pays: staff neither finish nor reopen that. */
const NOT_OURS = ['DE02', 'PA02']
const MOST_LINES = { quantities: 30, facts: 10, place: 50 }

/** A step that is late has a state of its own below. */
const stateOf = ({ status, actualStart }: StaffNode) =>
  status !== 'DELAYED' ? status : actualStart === null ? 'NOT_STARTED' : 'DOING'

const eventsOf = (node: StaffNode) =>
  codes(events).filter(
    (event) =>
      allows(nodeTransitions, stateOf(node), event) &&
      !((event === 'FINISH' || event === 'REOPEN') && NOT_OURS.includes(node.nodeCode)),
  )

const day = (today: string) => date({ min: addDays(today, -365), max: addDays(today, 365 * 5), start: today })
const isRate = (typed: string) => (/^(\d{1,2}|100)$/.test(typed) ? undefined : '请输入0-100的整数')

/** PJ-03: the server says when a reason is missing; it is at its field. */
const common = (node: StaffNode, { planFinishDate }: StaffProject, today: string): readonly FormField<StepValues>[] => [
  { key: 'event', label: '状态', kind: wordChips<NodeEvent>(events, eventsOf(node)) },
  {
    key: 'rate',
    label: '进度（%）',
    kind: 'digits',
    maxLength: 3,
    checks: [isRate],
    show: ({ event }) => node.nodeCode !== 'PA02' && event !== 'FINISH' && event !== 'SKIP',
  },
  { key: 'planStart', label: '计划开始', kind: day(today) },
  { key: 'planEnd', label: '计划完成', kind: day(today) },
  {
    key: 'planFinishDate',
    label: '整个项目计划完工',
    kind: day(today),
    hint: planFinishDate === null ? '首次填写' : '变更后通知客户',
  },
  { key: 'reason', label: '变更原因', maxLength: 200, placeholder: '进度下调或计划变更时必填，客户会看到' },
  { key: 'tip', label: '给客户的提示', maxLength: 60 },
  { key: 'remark', label: '说明', kind: 'textarea', maxLength: 300 },
  { key: 'files', label: '资料', kind: papers(9, { purpose: 'PROJECT', mark: '资料', alsoPdf: true }) },
]

const survey: readonly FormField<StepValues>[] = [
  { key: 'arrivedAt', label: '到场时间', placeholder: SHAPE, checks: [isMoment] },
  { key: 'surveyResult', label: '勘察结论', kind: wordChips(surveyResults) },
  { key: 'surveyText', label: '结论说明', kind: 'textarea', maxLength: 300 },
  { key: 'surveyPhotos', label: '现场照片', kind: photos({ use: 'PROJECT', most: 9 }) },
  {
    key: 'pipe',
    label: '最近管道',
    maxLength: 40,
    placeholder: PIPE_SHAPE,
    checks: [(typed) => (pipeOf(typed) ? undefined : `请按格式填写：${PIPE_SHAPE}`)],
  },
  {
    key: 'buildings',
    label: '建筑（m²）',
    maxLength: 2000,
    ...lineField('处', BUILDING_SHAPE, buildingOf, MOST_LINES.place),
  },
  {
    key: 'points',
    label: '用气点（m³/h）',
    maxLength: 2000,
    ...lineField('处', POINT_SHAPE, pointOf, MOST_LINES.place),
  },
  { key: 'ventilation', label: '通风良好', kind: toggle },
  { key: 'alarmRequired', label: '需装燃气报警器', kind: toggle },
]

const drawing: readonly FormField<StepValues>[] = [
  { key: 'drawing', label: '图纸', kind: photos({ use: 'PROJECT', most: 1 }) },
  {
    key: 'drawingName',
    label: '图纸名称',
    required: true,
    maxLength: 60,
    show: (values) => values.drawing.length > 0,
  },
]

const quantities: readonly FormField<StepValues>[] = [
  {
    key: 'quantities',
    label: '工程量（计划、已完成）',
    maxLength: 2000,
    ...lineField('项', QUANTITY_SHAPE, quantityOf, MOST_LINES.quantities),
  },
]

const hasRecord = ({ recordType }: StepValues) => recordType !== ''
const record = (today: string): readonly FormField<StepValues>[] => [
  {
    key: 'recordType',
    label: '移交资料',
    kind: wordChips(engineRecordTypes),
  },
  { key: 'recordName', label: '资料名称', required: true, maxLength: 60, show: hasRecord },
  { key: 'recordResult', label: '结果', kind: wordChips(recordResults), required: true, show: hasRecord },
  {
    key: 'recordDate',
    label: '资料日期',
    kind: date({ min: addDays(today, -365), max: today, start: today }),
    required: true,
    show: hasRecord,
  },
  {
    key: 'facts',
    label: '数据',
    maxLength: 800,
    ...lineField('项', FACT_SHAPE, factOf, MOST_LINES.facts),
    show: hasRecord,
  },
  {
    key: 'recordFiles',
    label: '资料文件',
    kind: papers(9, { purpose: 'PROJECT', mark: '资料', alsoPdf: true }),
    show: hasRecord,
  },
]

export function fieldsOf(node: StaffNode, project: StaffProject, today: string): readonly FormField<StepValues>[] {
  const { nodeCode, stage } = node
  return [
    ...common(node, project, today),
    ...(nodeCode === 'EX02' ? survey : []),
    ...(nodeCode === 'DE03' || nodeCode === 'DE04' ? drawing : []),
    ...(stage === 'CONSTRUCTION' ? quantities : []),
    ...(stage === 'ACCEPTANCE' ? record(today) : []),
  ]
}

/** As they are typed. */
export const quantitiesText = (project: StaffProject) => project.quantities.map(quantityText).join('\n')

/** Where the gas goes, as it is typed. */
export const placeTexts = ({ place }: StaffProject) => ({
  pipe: place?.nearestPipe ? pipeText(place.nearestPipe) : '',
  buildings: (place?.buildings ?? []).map(buildingText).join('\n'),
  points: (place?.points ?? []).map(pointText).join('\n'),
  ventilation: place?.ventilation ?? false,
  alarmRequired: place?.alarmRequired ?? false,
})

export const valuesOf = (node: StaffNode, project: StaffProject, today: string): StepValues => ({
  event: '',
  rate: String(node.rate),
  planStart: node.planStart ?? '',
  planEnd: node.planEnd ?? '',
  planFinishDate: project.planFinishDate ?? '',
  reason: '',
  tip: node.tip,
  remark: node.remark,
  files: [],
  arrivedAt: '',
  surveyResult: '',
  surveyText: '',
  surveyPhotos: [],
  ...placeTexts(project),
  drawingName: '',
  drawing: [],
  quantities: quantitiesText(project),
  recordType: '',
  recordName: '',
  recordResult: '',
  recordDate: today,
  recordFiles: [],
  facts: '',
})
