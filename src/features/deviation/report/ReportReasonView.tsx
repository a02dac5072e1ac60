import { deviationTypes } from '@domain/statuses/deviation'
import { DetailPage, FormPage, PageFrame, useFormAct, useToday } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { CountDown, Empty, NoticeBar } from '@/ui'
import type { Case } from '../case-look'
import { CaseChart, CaseHead, HoursChart } from '../CaseHead'
import { Said } from '../Said'
import { AheadReason } from './AheadReason'
import { FAULTS, fieldsOf, FIRST, givenOf, type Reason } from './reason-fields'

/** 原因上报 (B 6.8): why a day was used otherwise than planned, with proof; after its end only what was said. */
export function ReportReasonView({ caseId, groupId, date }: PageParams<'/subPages/my-message/reasonReporting'>) {
  if (caseId !== undefined) return <CaseReason caseId={caseId} />
  if (groupId === undefined || date === undefined) return <PageFrame empty={<Empty text='链接无效' />} />
  return <AheadReason groupId={groupId} date={date} />
}

function CaseReason({ caseId }: { caseId: string }) {
  const read = useRead('demand GET /deviation/detail', { caseId }, { gone: ['2902'], refresh: 'show' })
  if (read.data?.canReport) return <Form of={read.data} onStale={read.reload} />
  return (
    <DetailPage spaced read={read}>
      {(one) => (
        <>
          <CaseHead of={one} />
          {one.status === 'EXPIRED' && <NoticeBar tone='warning'>上报时间已截止</NoticeBar>}
          <Said of={one} />
          <HoursChart hours={one.hours} />
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
    input: (values: Reason) => {
      const given = givenOf(values)
      return given && { caseId, ...given }
    },
    at: FAULTS,
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
            <NoticeBar tone='danger'>
              {`${deviationTypes[caseType]}原因未认可：${reviewRemark}。仅可重新上报1次`}
            </NoticeBar>
          )}
          <CaseHead
            of={one}
            extra={<CountDown until={reportUntil} format={untilText} onEnd={() => void onStale()} />}
          />
          <HoursChart hours={one.hours} />
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
