import { useState } from 'react'
import type { Out } from '@contract'
import { planClauses } from '@domain/billing/plan-clauses'
import { FieldList, FormNote, useFields, useFormAct, useSettled } from '@/blocks'
import { useRead, type ApiError } from '@/request'
import { go } from '@/routes/go'
import { ErrorBlock, KeyValue, Money, Sheet, Skeleton, type FactRow } from '@/ui'
import { wishFields, type Wish } from './apply-form'
import type { Eligible } from './plan-text'

const TRIAL = 'default POST /crmgas/installment/trial'
/** The trial follows a pause in choosing. */
const PAUSE = 400

interface ApplySheetProps {
  bills: Eligible['bills']
  /** Chosen elsewhere: ticked from the start; nothing chosen means all. */
  chosen: readonly string[]
  onClose: () => void
}

/** Application for instalments: bills, shares, the schedule that follows, the agreement (A 6.34). */
export function ApplySheet({ bills, chosen, onClose }: ApplySheetProps) {
  const [reasons, setReasons] = useState<readonly string[]>([])
  const apply = useFormAct('default POST /crmgas/installment/apply', {
    once: true,
    input: ({ reason, agree, ...wish }: Wish) => ({
      ...asked(wish),
      reason: reason.trim(),
      agree: agree ? ('1' as const) : ('0' as const),
    }),
    ask: '提交后账单将由分期计划管理，是否确认？',
    at: { A2602: 'downPct', A2604: 'agree' },
    ok: '申请已提交',
    done: ({ planId }) => {
      onClose()
      return go('/subPages/installment/detail', { planId })
    },
  })
  const known = bills.map(({ billId }) => billId)
  const start = known.filter((id) => chosen.includes(id))
  const form = useFields<Wish>({
    name: 'installment-apply',
    values: { billIds: start.length > 0 ? start : known, downPct: '30', periods: '6', reason: '', agree: false },
    fields: wishFields(bills),
    onChange: () => setReasons([]),
    ...apply,
    onRefused: (error, values) => {
      setReasons(reasonsOf(error))
      return apply.onRefused(error, values)
    },
  })
  const { billIds, downPct, periods } = form.values
  return (
    <Sheet
      open
      title='申请分期'
      confirmText='提交'
      confirmDisabled={form.busy}
      dirty={form.isChanged}
      onConfirm={() => void form.submit()}
      onClose={onClose}
    >
      <div className='gutter'>
        <FieldList of={form} only={['billIds', 'downPct', 'periods']} />
        <Trial wish={asked({ billIds, downPct, periods })} />
        <FieldList of={form} only={['reason', 'agree']} />
        <FormNote form={form} />
        <Reasons reasons={reasons} />
      </div>
    </Sheet>
  )
}

const asked = ({ billIds, downPct, periods }: Pick<Wish, 'billIds' | 'downPct' | 'periods'>) => ({
  billIds: [...billIds],
  downPct: Number(downPct),
  periods: Number(periods),
})

/** Why not, sentence by sentence (A2601). */
const reasonsOf = (error: ApiError): readonly string[] =>
  error.is('A2601') ? ((error.data as { reasons?: string[] } | null)?.reasons ?? []) : []

export const Reasons = ({ reasons }: { reasons: readonly string[] }) => (
  <>
    {reasons.map((reason) => (
      <div key={reason} className='fs-13 t2 mt4'>{`· ${reason}`}</div>
    ))}
  </>
)

function Trial({ wish }: { wish: ReturnType<typeof asked> }) {
  const settled = useSettled(JSON.stringify(wish), PAUSE)
  const input = JSON.parse(settled) as typeof wish
  const isAsked = input.billIds.length > 0
  const read = useRead(TRIAL, input, { enabled: isAsked, handles: 'all', keepPrevious: true })
  if (!isAsked) return null
  if (read.error?.kind === 'refused')
    return (
      <div className='sunken mb12'>
        <div className='fs-13 c-danger'>{read.error.message}</div>
        <Reasons reasons={reasonsOf(read.error)} />
      </div>
    )
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  return read.data ? <Schedule trial={read.data} /> : <Skeleton kind='list' rows={3} />
}

function Schedule({ trial }: { trial: Out<typeof TRIAL> }) {
  const signedOn = trial.items[0]?.dueDate ?? ''
  return (
    <>
      <div className='sunken mb12'>
        <KeyValue
          items={[
            ['欠费本金', <Money value={trial.principal} />],
            ['违约金', <Money value={trial.lateFee} />],
            ...trial.items.map(({ seq, title, dueDate, amount }): FactRow => [
              `${title}（${dueDate}）`,
              <Money value={amount} />,
              { key: `${seq}` },
            ]),
            ['分期总额', <Money value={trial.totalAmount} />, { sum: true }],
          ]}
        />
      </div>
      <div className='fs-13 t2 mb4'>分期协议</div>
      {planClauses(signedOn, trial.lateFeeRate).map((clause) => (
        <div key={clause} className='fs-12 t3 mb4'>
          {clause}
        </div>
      ))}
    </>
  )
}
