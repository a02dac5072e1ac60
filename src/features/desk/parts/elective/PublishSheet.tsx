import { finished } from '../finished'
import type { Out } from '@contract'
import { addMonths } from '@domain/month'
import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { useRead } from '@/request'
import { ErrorBlock, Sheet, Skeleton } from '@/ui'
import { priceFault, pricesOf, withTyped } from './option-text'

type Period = Out<'btwob GET /elective/period/list'>['list'][number]
type Detail = Out<'btwob GET /elective/period/detail'>

interface Props {
  /** Its options are where the next month begins. */
  newest: Period
  onClose: () => void
  onDone: () => Promise<void>
}

/** Publishes the month after the newest one: its options with the prices and quotas of now. */
export function PublishSheet({ newest, onClose, onDone }: Props) {
  const read = useRead('btwob GET /elective/period/detail', { periodId: newest.periodId })
  if (read.data) return <Publish of={read.data} onClose={onClose} onDone={onDone} />
  return (
    <Sheet open title='发布自选' cancelText='关闭' onClose={onClose}>
      {read.state === 'error' ? <ErrorBlock onRetry={() => void read.reload()} /> : <Skeleton height={240} />}
    </Sheet>
  )
}

type Values = Record<string, string>

function Publish({ of, onClose, onDone }: { of: Detail } & Pick<Props, 'onClose' | 'onDone'>) {
  const send = useFormAct('btwob POST /elective/period/publish', {
    input: (typed: Values) => ({
      month: typed.month ?? '',
      notice: (typed.notice ?? '').trim(),
      options: of.options.map(({ optionId: _id, leftVolume: _left, usedVolume: _used, ...option }, index) =>
        withTyped(option, index, typed),
      ),
    }),
    dialog: ['2904'],
    ok: '已发布',
    done: () => finished(onClose, onDone),
  })
  return (
    <FormSheet<Values>
      name={`publish-${of.periodId}`}
      title='发布自选'
      confirmText='发布'
      values={startOf(of)}
      fields={fieldsOf(of)}
      {...send}
      onClose={onClose}
    />
  )
}

const startOf = ({ month, options }: Detail): Values => ({
  month: addMonths(month, 1),
  notice: '',
  ...Object.fromEntries(
    options.flatMap((option, index) => [
      ...pricesOf(option, index).map(({ key, value }) => [key, value]),
      [`q${index}`, option.quotaVolume],
    ]),
  ),
})

const isMonth = (text: string) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? undefined : '请输入年月，如 2026-12')

const fieldsOf = ({ options }: Detail): readonly FormField<Values>[] => [
  { key: 'month', label: '月份', required: true, maxLength: 7, checks: [isMonth] },
  ...options.flatMap((option, index): FormField<Values>[] => [
    ...pricesOf(option, index).map(({ key, label }): FormField<Values> => ({
      key,
      label,
      required: true,
      maxLength: 9,
      checks: [priceFault],
    })),
    { key: `q${index}`, label: `${option.name} 额度 m³`, kind: 'digits', required: true, maxLength: 10 },
  ]),
  { key: 'notice', label: '公告', kind: 'textarea', maxLength: 200, counter: true },
]
