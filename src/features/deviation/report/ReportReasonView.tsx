import { mayBeExempt } from '@domain/deviation/reasons'
import { addDays } from '@domain/date'
import { deviationTypes } from '@domain/statuses/deviation'
import { planReasons, type PlanReasonCode } from '@domain/statuses/gas-plan'
import { DetailPage, FormPage, useFormAct, useToday, type FormField } from '@/blocks'
import { choice } from '@/blocks/form/choice'
import { date } from '@/blocks/form/date'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { CountDown, NoticeBar } from '@/ui'
import type { Case } from '../case-look'
import { CaseChart, CaseHead } from '../CaseHead'
import { Said } from '../Said'

interface Reason {
  reasonCode: PlanReasonCode | ''
  reasonText: string
  attachments: readonly Paper[]
  expectedRecoverDate: string
}

const FIRST: Reason = { reasonCode: '', reasonText: '', attachments: [], expectedRecoverDate: '' }

const choices = (Object.keys(planReasons) as PlanReasonCode[]).map((key) => ({
  key,
  label: mayBeExempt(key) ? `${planReasons[key].name}（可申请免考核）` : planReasons[key].name,
}))

const needsProof = ({ reasonCode }: Reason): boolean => reasonCode !== '' && planReasons[reasonCode].needImage

const fieldsOf =
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

/** 原因上报 (B 6.8): why a day was used otherwise than planned, with proof; after its end only what was said. */
export function ReportReasonView({ caseId }: ViewParams<'/subPages/my-message/reasonReporting'>) {
  const read = useRead('demand GET /deviation/detail', { caseId }, { gone: ['2902'], refresh: 'show' })
  if (read.data?.canReport) return <Form of={read.data} onStale={read.reload} />
  return (
    <DetailPage spaced read={read}>
      {(one) => (
        <>
          <CaseHead of={one} />
          {one.status === 'EXPIRED' && (
            <NoticeBar tone='warning' inset>
              上报时间已截止
            </NoticeBar>
          )}
          <Said of={one} />
          <CaseChart of={one} />
        </>
      )}
    </DetailPage>
  )
}

function Form({ of: one, onStale }: { of: Case; onStale: () => Promise<void> }) {
  const { caseId, caseType, status, reviewRemark, reportUntil, equipmentDaysLeft } = one
  const today = useToday()
  const save = useFormAct('demand POST /deviation/save', {
    once: true,
    input: ({ reasonCode, reasonText, attachments, expectedRecoverDate }: Reason) =>
      reasonCode === ''
        ? null
        : {
            caseId,
            reasonCode,
            reasonText: reasonText.trim(),
            attachments: attachments.map(({ fileId }) => fileId),
            ...(expectedRecoverDate !== '' && { expectedRecoverDate }),
          },
    at: { '42701': 'attachments', '42704': 'attachments', '44852': 'attachments' },
    ask: '请确认上报内容真实有效。确认提交？',
    dialog: ['42702', '42703'],
    done: () => go('/subPages/my-message/gasReasonSubmitResult', { caseId }, { replace: true }),
    stale: onStale,
  })
  return (
    <FormPage<Reason>
      spaced
      name={`deviation-${caseId}`}
      values={FIRST}
      submitText='提交原因'
      fields={fieldsOf(today, equipmentDaysLeft)}
      {...save}
      head={
        <>
          {status === 'REJECTED' && (
            <NoticeBar tone='danger' inset>
              {`${deviationTypes[caseType]}原因未认可：${reviewRemark}。仅可重新上报1次`}
            </NoticeBar>
          )}
          <CaseHead
            of={one}
            extra={<CountDown until={reportUntil} format={untilText} onEnd={() => void onStale()} />}
          />
          <CaseChart of={one} />
        </>
      }
    />
  )
}

/** '还剩 2 天 3 小时'. */
function untilText(left: number): string {
  const hours = Math.floor(left / 3_600_000)
  if (hours >= 24) return `还剩 ${Math.floor(hours / 24)} 天 ${hours % 24} 小时`
  return `还剩 ${hours} 小时 ${Math.floor((left % 3_600_000) / 60_000)} 分`
}
