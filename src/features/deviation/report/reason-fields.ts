import { addDays } from '@domain/date'
import { mayBeExempt } from '@domain/deviation/reasons'
import { planReasons, type PlanReasonCode } from '@domain/statuses/gas-plan'
import type { FormField } from '@/blocks'
import { choice } from '@/blocks/form/choice'
import { date } from '@/blocks/form/date'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'

export interface Reason {
  reasonCode: PlanReasonCode | ''
  reasonText: string
  attachments: readonly Paper[]
  expectedRecoverDate: string
}

export const FIRST: Reason = { reasonCode: '', reasonText: '', attachments: [], expectedRecoverDate: '' }

const choices = (Object.keys(planReasons) as PlanReasonCode[]).map((key) => ({
  key,
  label: mayBeExempt(key) ? `${planReasons[key].name}（可申请免考核）` : planReasons[key].name,
}))

const needsProof = ({ reasonCode }: Reason): boolean => reasonCode !== '' && planReasons[reasonCode].needImage

export const fieldsOf =
  (today: string, daysLeft: number) =>
  (values: Reason): readonly FormField<Reason>[] => [
    { key: 'reasonCode', label: '原因', kind: choice<PlanReasonCode | ''>(choices), required: true },
    {
      key: 'reasonText',
      label: '说明',
      kind: 'textarea',
      required: true,
      maxLength: 200,
      counter: true,
      placeholder: '发生了什么、从几点到几点、影响多少用气',
      checks: [(text) => (text.trim().length < 5 ? '请至少填写5个字' : undefined)],
    },
    {
      key: 'attachments',
      label: '证明照片',
      kind: photos({ use: 'DEVIATION', most: 9 }),
      hint: `最多9张${daysLeft < 3 ? `，本月设备原因还可免 ${daysLeft} 天` : ''}`,
      required: needsProof(values) ? '请上传证明材料' : false,
    },
    {
      key: 'expectedRecoverDate',
      label: '预计恢复',
      kind: date({ min: today, max: addDays(today, 30), start: today }),
    },
  ]

/** What a call takes of the form; null without a reason. */
export const givenOf = ({ reasonCode, reasonText, attachments, expectedRecoverDate }: Reason) =>
  reasonCode === ''
    ? null
    : {
        reasonCode,
        reasonText: reasonText.trim(),
        attachments: attachments.map(({ fileId }) => fileId),
        ...(expectedRecoverDate !== '' && { expectedRecoverDate }),
      }

/** Where the refusals of a reason stand. */
export const FAULTS = { '42701': 'attachments', '42704': 'attachments', '44852': 'attachments' } as const
