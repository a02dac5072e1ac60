import { finished } from '../parts/finished'
import { FormSheet, useFormAct } from '@/blocks'
import { usePaged } from '@/request'
import type { DeskQuarter } from './DeskQuartersView'
import { fieldsOf, inputOf, valuesOf, type QuarterValues } from './quarter-fields'

interface Props {
  quarter: DeskQuarter | undefined
  onClose: () => void
  onDone: () => Promise<void>
}

/** Writes a quarter, as long as it is not over. */
export function QuarterSheet({ quarter, onClose, onDone }: Props) {
  const campaigns = usePaged('btwob GET /lottery/list', {}, { handles: ['2211'] })
  const send = useFormAct('btwob POST /hyq/save', {
    input: (values: QuarterValues) => inputOf(values, quarter),
    dialog: ['2904'],
    ok: '已保存',
    done: () => finished(onClose, onDone),
    stale: onDone,
  })
  return (
    <FormSheet<QuarterValues>
      name={`quarter-${quarter?.hyqId ?? 'new'}`}
      title={quarter ? `编辑${quarter.quarter}` : '新建季度'}
      confirmText='保存'
      values={valuesOf(quarter)}
      fields={fieldsOf(quarter, campaigns.rows)}
      {...send}
      onClose={onClose}
    />
  )
}
