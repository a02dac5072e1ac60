import { useLink } from '@/blocks'
import { Button, Ends, SectionCard, Segment } from '@/ui'
import type { Apply } from './use-apply'

interface TypeCardProps {
  apply: Pick<Apply, 'form' | 'change'>
  /** Why there is no special invoice (IV-14). */
  reason: string | null
}

/** 普票 or 专票; what is not possible stays visible with its reason. */
export function TypeCard({ apply: { form, change }, reason }: TypeCardProps) {
  const qualify = useLink('/pages/qualifications/certification')
  const types = [
    { key: '82' as const, label: '普票' },
    { key: '81' as const, label: '专票', disabled: reason !== null && form.invoiceType !== '81' },
  ]
  return (
    <SectionCard title='发票类型'>
      <Segment
        label='发票类型'
        items={types}
        active={form.invoiceType}
        onChange={(invoiceType) => change({ invoiceType })}
      />
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
