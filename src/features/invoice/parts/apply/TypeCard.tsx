import { useLink } from '@/blocks'
import { Button, Ends, Money, SectionCard, Segment } from '@/ui'
import type { Apply } from './use-apply'

interface TypeCardProps {
  apply: Pick<Apply, 'invoiceType' | 'change'>
  /** Why there is no special invoice (IV-14). */
  reason: string | null
  /** Input tax that a special invoice lets the buyer deduct. */
  tax: string
}

/** 普票 or 专票; what is not possible stays visible with its reason. */
export function TypeCard({ apply: { invoiceType: chosen, change }, reason, tax }: TypeCardProps) {
  const qualify = useLink('/pages/qualifications/certification')
  const types = [
    { key: '82' as const, label: '普票' },
    { key: '81' as const, label: '专票', disabled: reason !== null && chosen !== '81' },
  ]
  return (
    <SectionCard title='发票类型'>
      <Segment label='发票类型' items={types} active={chosen} onChange={(invoiceType) => change({ invoiceType })} />
      {reason === null && (
        <div className='fs-12 t3 mt8'>
          专票可抵扣 <Money value={tax} />
          {chosen === null && '，请选择类型'}
        </div>
      )}
      {reason !== null && (
        <Ends top={8}>
          <span className='fs-12 t3 break'>{reason}</span>
          {qualify && (
            <Button kind='text' size='small' onTap={qualify}>
              去认证
            </Button>
          )}
        </Ends>
      )}
    </SectionCard>
  )
}
