import type { Layout } from '@domain/recognition/wheels'
import { Chips, SectionCard } from '@/ui'

const WHOLE = [4, 5, 6, 7, 8, 9].map((n) => ({ key: String(n), label: `${n}位` }))
const REST = [0, 1, 2, 3, 4].map((n) => ({ key: String(n), label: `${n}位` }))

/** How many wheels stand before and after the point (ZL-02). */
export function Wheels({ layout, onChange }: { layout: Layout; onChange: (layout: Layout) => void }) {
  const { intDigits, decDigits } = layout
  return (
    <SectionCard title='字轮位数'>
      <div className='fs-13 t2 mb8'>整数位（黑色）</div>
      <Chips
        inset
        wrap
        label='整数位'
        items={WHOLE}
        active={String(intDigits)}
        onChange={(n) => onChange({ ...layout, intDigits: Number(n) })}
      />
      <div className='fs-13 t2 mt12 mb8'>小数位（红色）</div>
      <Chips
        inset
        wrap
        label='小数位'
        items={REST}
        active={String(decDigits)}
        onChange={(n) => onChange({ ...layout, decDigits: Number(n) })}
      />
    </SectionCard>
  )
}
