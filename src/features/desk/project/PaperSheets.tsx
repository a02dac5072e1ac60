import { finished } from '../parts/finished'
import { formatMoney } from '@domain/money'
import { FormSheet, useFormAct, useToday } from '@/blocks'
import {
  askFields,
  askInput,
  firstAsk,
  firstLog,
  logFields,
  logInput,
  noScheme,
  quoteTotal,
  schemeFields,
  schemeInput,
  type AskValues,
  type LogValues,
  type SchemeValues,
} from './paper-fields'
import type { StaffProject } from './step-fields'

interface Props {
  of: StaffProject
  onClose: () => void
  onDone: () => Promise<void>
}

const ends = ({ onClose, onDone }: Props) => ({
  dialog: ['44120'] as const,
  done: () => finished(onClose, onDone),
  stale: onDone,
})

/** The next version of the scheme: the master is asked to confirm it; one that waits is replaced. */
export function SchemeSheet(props: Props) {
  const { projectId } = props.of
  const send = useFormAct('btwob POST /project/scheme/publish', {
    once: true,
    input: (values: SchemeValues) => schemeInput(projectId, values),
    at: { '44852': 'files' },
    ok: '方案已发布，等客户确认',
    ...ends(props),
  })
  return (
    <FormSheet<SchemeValues>
      name={`scheme-${projectId}`}
      title='发布方案'
      confirmText='发布'
      values={noScheme}
      fields={schemeFields}
      head={({ values }) => (
        <div className='gutter fs-14 mb8'>
          报价合计 <span className='fw-b num'>{formatMoney(quoteTotal(values.quote))}</span>
        </div>
      )}
      {...send}
      onClose={props.onClose}
    />
  )
}

/** The customer is asked to agree to something (PJ-06). */
export function AskSheet(props: Props) {
  const today = useToday()
  const send = useFormAct('btwob POST /project/approval/create', {
    once: true,
    input: (values: AskValues) => askInput(props.of.projectId, values),
    at: { '44852': 'files' },
    ok: '已发送客户审批',
    ...ends(props),
  })
  return (
    <FormSheet<AskValues>
      name={`ask-${props.of.projectId}`}
      title='发起审批'
      confirmText='发送'
      values={firstAsk(today)}
      fields={askFields(today, props.of)}
      {...send}
      onClose={props.onClose}
    />
  )
}

/** A day on site: it is in the customer's diary with its photos. */
export function LogSheet(props: Props) {
  const today = useToday()
  const send = useFormAct('btwob POST /project/log', {
    once: true,
    input: (values: LogValues) => logInput(props.of.projectId, values),
    at: { '44852': 'photos' },
    ok: '已记入工程日记',
    ...ends(props),
  })
  return (
    <FormSheet<LogValues>
      name={`log-${props.of.projectId}`}
      title='施工日志'
      confirmText='提交'
      values={firstLog(today, props.of)}
      fields={logFields(today, props.of)}
      {...send}
      onClose={props.onClose}
    />
  )
}
