import { useState } from 'react'
import { formatMoney, parseAmount } from '@domain/money'
import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { useRead } from '@/request'
import { Cell, CellGroup } from '@/ui'

interface Limits {
  perOrder: string
  perMonth: string
}

const anAmount = (text: string) => (text === '' || parseAmount(text).ok ? undefined : '请输入正确的金额')
const words = (limit: string | null): string => (limit === null ? '不限' : formatMoney(limit))
const limitOf = (text: string): string | null => {
  const parsed = parseAmount(text)
  return parsed.ok ? parsed.amount : null
}

const FIELDS: readonly FormField<Limits>[] = [
  {
    key: 'perOrder',
    label: '单笔支付额度（元）',
    kind: 'number',
    maxLength: 13,
    placeholder: '不限',
    checks: [anAmount],
  },
  {
    key: 'perMonth',
    label: '每月支付额度（元）',
    kind: 'number',
    maxLength: 13,
    placeholder: '不限',
    checks: [anAmount],
  },
]

/** What a sub-account may pay by itself; what is beyond it the master approves. */
export function PayLimits({ bindingId, onSaved }: { bindingId: string; onSaved: () => Promise<unknown> }) {
  const [open, setOpen] = useState(false)
  const read = useRead('btwob GET /authority/payLimit', { bindingId }, { freshFor: 0, handles: 'all' })
  const limits = read.data
  const save = useFormAct('btwob POST /authority/payLimit/save', {
    input: ({ perOrder, perMonth }: Limits) =>
      limits ? { bindingId, version: limits.version, perOrder: limitOf(perOrder), perMonth: limitOf(perMonth) } : null,
    done: async () => {
      await Promise.all([read.reload(), onSaved()])
      setOpen(false)
    },
  })
  return (
    <CellGroup>
      <Cell
        title='支付额度'
        value={limits ? `单笔 ${words(limits.perOrder)} · 每月 ${words(limits.perMonth)}` : '--'}
        {...(limits && { onTap: () => setOpen(true) })}
      />
      {open && limits && (
        <FormSheet<Limits>
          title='支付额度'
          confirmText='保存'
          onClose={() => setOpen(false)}
          values={{ perOrder: limits.perOrder ?? '', perMonth: limits.perMonth ?? '' }}
          fields={FIELDS}
          {...save}
        />
      )}
    </CellGroup>
  )
}
