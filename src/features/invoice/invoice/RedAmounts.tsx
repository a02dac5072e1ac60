import { formatMoney } from '@domain/money'
import { Fault, type Kind } from '@/blocks'
import { Field } from '@/ui'
import type { Invoice } from './types'

/** How much of each line is taken back, with tax; at most what is left of it (IR-03). */
export const redAmounts = (lines: Invoice['lines']): Kind<Readonly<Record<number, string>>> => ({
  isEmpty: () => false,
  draw: ({ id, label, value, onChange, onBlur, error }) => (
    <div id={id} role='group' aria-label={label}>
      {lines.map(({ lineNo, goodsName, leftGross }) => (
        <Field
          key={lineNo}
          label={`${lineNo}. ${goodsName}`}
          kind='number'
          value={value[lineNo] ?? ''}
          placeholder='含税金额'
          hint={`可红冲 ${formatMoney(leftGross)}`}
          onBlur={onBlur}
          onChange={(text) => onChange({ ...value, [lineNo]: text })}
        />
      ))}
      <Fault text={error} />
    </div>
  ),
})
