import { price } from '@domain/price'
import { FormSheet, useFormAct, useToday } from '@/blocks'
import { priceFault } from './option-text'

interface Values {
  indexName: string
  month: string
  value: string
}

/** Publishes the value of an index for a month. */
export function IndexSheet({ onClose }: { onClose: () => void }) {
  const today = useToday()
  const send = useFormAct('btwob POST /elective/index/publish', {
    input: ({ indexName, month, value }: Values) => ({ indexName: indexName.trim(), month, value: price(value) }),
    ok: ({ month, value }) => `已公布 ${month} 指数 ${value}`,
    done: onClose,
  })
  return (
    <FormSheet<Values>
      name='index'
      title='公布指数'
      confirmText='公布'
      values={{ indexName: '', month: today.slice(0, 7), value: '' }}
      fields={[
        { key: 'indexName', label: '指数名称', required: true, maxLength: 30 },
        { key: 'month', label: '月份', required: true, maxLength: 7, placeholder: '如 2026-11' },
        { key: 'value', label: '指数 元/m³', required: true, maxLength: 9, checks: [priceFault] },
      ]}
      {...send}
      onClose={onClose}
    />
  )
}
