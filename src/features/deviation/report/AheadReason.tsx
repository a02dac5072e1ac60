import { useState } from 'react'
import { toMillis } from '@domain/date'
import { planReasons } from '@domain/statuses/gas-plan'
import { DetailPage, FormPage, useFormAct, useToday } from '@/blocks'
import { useRead } from '@/request'
import { Button, KeyValue, NoticeBar, Row, SectionCard } from '@/ui'
import { AheadHead, type Ahead } from './AheadHead'
import { WaysCard } from './WaysCard'
import { FAULTS, fieldsOf, FIRST, givenOf, type Reason } from './reason-fields'

interface AheadReasonProps {
  groupId: string
  date: string
}

/** Why the running gas day will miss its plan, said before it is over: its case takes the reason. */
export function AheadReason({ groupId, date }: AheadReasonProps) {
  const read = useRead('demand GET /deviation/ahead', { groupId, date }, { gone: ['2902'], refresh: 'show' })
  const [isEdited, setEdited] = useState(false)
  const day = read.data
  if (day?.canReport && (day.reason === null || isEdited))
    return <Form of={day} onSaved={async () => (await read.reload(), setEdited(false))} onStale={read.reload} />
  return (
    <DetailPage spaced read={read}>
      {(of) => (
        <>
          {!of.canReport && <NoticeBar tone='warning'>当日用气已结束，如有偏差请在日偏差提醒中说明原因</NoticeBar>}
          <AheadHead of={of} />
          <WaysCard of={of} />
          <Given of={of} onEdit={() => setEdited(true)} />
        </>
      )}
    </DetailPage>
  )
}

function Given({ of: { reason, canReport }, onEdit }: { of: Ahead; onEdit: () => void }) {
  if (reason === null) return null
  return (
    <SectionCard title='已说明的原因'>
      <KeyValue
        items={[
          ['原因', planReasons[reason.reasonCode].name],
          ['说明', reason.reasonText],
          ['证明照片', reason.attachments.length === 0 ? '无' : `${reason.attachments.length} 张`],
          ['预计恢复', reason.expectedRecoverDate],
          ['提交时间', reason.submittedAt.slice(0, 16).replace('T', ' ')],
        ]}
      />
      <div className='fs-13 t2 mt8'>次日如判定为偏差，将按此原因提交，无需再次说明</div>
      {canReport && (
        <Row top={12}>
          <Button kind='outline' size='small' onTap={onEdit}>
            修改说明
          </Button>
        </Row>
      )}
    </SectionCard>
  )
}

interface FormProps {
  of: Ahead
  onSaved: () => Promise<unknown>
  onStale: () => Promise<void>
}

function Form({ of, onSaved, onStale }: FormProps) {
  const { groupId, date, reason, equipmentDaysLeft } = of
  const today = useToday()
  const save = useFormAct('demand POST /deviation/saveAhead', {
    once: true,
    input: (values: Reason) => {
      const given = givenOf(values)
      return given && { groupId, date, ...given }
    },
    at: FAULTS,
    ask: '请确认上报内容真实有效。确认提交？',
    ok: '已提交',
    dialog: ['42702'],
    done: onSaved,
    stale: onStale,
  })
  return (
    <FormPage<Reason>
      spaced
      name={`deviation-${groupId}-${date}`}
      values={reason === null ? FIRST : saidOf(reason, today)}
      submitText='提交原因'
      fields={fieldsOf(today, equipmentDaysLeft)}
      {...save}
      head={
        <>
          <AheadHead of={of} />
          <WaysCard of={of} />
        </>
      }
    />
  )
}

/** What was said already, to be said otherwise; a day of recovery that is over is asked for again. */
const saidOf = (
  { reasonCode, reasonText, expectedRecoverDate, attachments, submittedAt }: NonNullable<Ahead['reason']>,
  today: string,
): Reason => ({
  reasonCode,
  reasonText,
  attachments: attachments.map((one) => ({ ...one, at: toMillis(submittedAt) })),
  expectedRecoverDate: expectedRecoverDate !== null && expectedRecoverDate >= today ? expectedRecoverDate : '',
})
