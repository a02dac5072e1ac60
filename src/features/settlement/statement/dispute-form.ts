import type { In } from '@contract'
import type { FormField } from '@/blocks'
import { chips, choice } from '@/blocks/form/choice'
import { papers, type Paper } from '@/blocks/form/paper/paper'
import { characters, halfWidth } from '@domain/text'
import { disputeReasons, type DisputeReason } from '@domain/statuses/statement'
import { formatVolume } from '@domain/volume'
import type { Statement } from '../settlement-look'

export interface Objection {
  reasonCode: DisputeReason | ''
  /** 'meterId|channelNo'. */
  line: string
  expectedReading: string
  content: string
  images: readonly Paper[]
}

const MOST_PHOTOS = 6
const LONGEST = 200
const SHORTEST = 5
/** A register has eight digits at most. */
const REGISTER = /^\d{1,8}(\.\d{1,2})?$/
/** Reasons that are about one register. */
const ABOUT_A_CHANNEL: readonly string[] = ['READING', 'VOLUME', 'ADJUST']

const REASONS = (Object.keys(disputeReasons) as DisputeReason[]).map((key) => ({ key, label: disputeReasons[key] }))

export const emptyObjection = ({ lines }: Pick<Statement, 'lines'>): Objection => ({
  reasonCode: '',
  line: lines.length === 1 && lines[0] ? keyOf(lines[0]) : '',
  expectedReading: '',
  content: '',
  images: [],
})

const keyOf = ({ meterId, channelNo }: { meterId: string; channelNo: string }): string => `${meterId}|${channelNo}`

/** '１２３４．５' → '1234.5'. */
const cleanRegister = (text: string): string => halfWidth(text).replace(/[,\s]/g, '')

const registerFault = (text: string): string | undefined =>
  REGISTER.test(cleanRegister(text)) ? undefined : '请输入正确的读数，最多2位小数'
const contentFault = (text: string): string | undefined =>
  characters(text.trim()) < SHORTEST ? `请填写异议说明（至少${SHORTEST}个字）` : undefined

/** AE-24: what is asked for by the reason. */
export function objectionFields(
  { lines }: Pick<Statement, 'lines'>,
  values: Objection,
): readonly FormField<Objection>[] {
  const chosen = lines.find((line) => keyOf(line) === values.line)
  return [
    { key: 'reasonCode', label: '异议原因', kind: chips<Objection['reasonCode']>(REASONS), required: true },
    {
      key: 'line',
      label: '表具通道',
      kind: choice(lines.map((line) => ({ key: keyOf(line), label: `${line.alias} ${line.channelName}`.trim() }))),
      required: '请选择表具通道',
      show: ({ reasonCode }) => ABOUT_A_CHANNEL.includes(reasonCode) && lines.length > 1,
    },
    {
      key: 'expectedReading',
      label: '客户读数',
      kind: 'number',
      required: '请填写现场读数',
      placeholder: '请输入表盘读数，最多2位小数',
      ...(chosen && { hint: `结算单读数 ${formatVolume(chosen.currReading)}` }),
      checks: [registerFault],
      show: ({ reasonCode }) => reasonCode === 'READING',
    },
    {
      key: 'content',
      label: '异议说明',
      kind: 'textarea',
      required: `请填写异议说明（至少${SHORTEST}个字）`,
      maxLength: LONGEST,
      counter: true,
      checks: [contentFault],
    },
    {
      key: 'images',
      label: '表具照片',
      kind: papers(MOST_PHOTOS, { purpose: 'DISPUTE', mark: '结算异议' }),
      ...(values.reasonCode === 'READING' && { required: '请上传表具照片' }),
    },
  ]
}

/** What is sent; a register and a meter go with the reasons that are about one. */
export function disputeInput(
  { statementId, revision }: Pick<Statement, 'statementId' | 'revision'>,
  values: Objection,
): Omit<In<'energy POST /settlement/dispute'>, 'requestNo'> {
  const reasonCode = values.reasonCode === '' ? 'OTHER' : values.reasonCode
  const [meterId, channelNo] = ABOUT_A_CHANNEL.includes(reasonCode) ? values.line.split('|') : []
  return {
    statementId,
    revision,
    reasonCode,
    content: values.content.trim(),
    images: values.images.map(({ fileId }) => fileId),
    ...(meterId && channelNo ? { meterId, channelNo } : {}),
    ...(reasonCode === 'READING' && { expectedReading: cleanRegister(values.expectedReading) }),
  }
}
