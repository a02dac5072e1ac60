import { Chart, SectionCard, TierBar, type ChartPoint, type Tier } from '@/ui'
import { dailyPoints, monthPoints } from './samples'

const DEVIATION: readonly ChartPoint[] = dailyPoints(14).map((point, index) => ({
  ...point,
  plan: index === 6 || index === 12 ? '6200' : '6700',
  ...(index === 5 ? { value: '7990', tone: 'warning' as const, mark: '+19%' } : {}),
  ...(index === 10 ? { value: '5090', tone: 'danger' as const, mark: '−24%' } : {}),
  ...(index === 8 ? { value: null } : {}),
  ...(index === 2 || index === 3 ? { estimated: true } : {}),
}))
const MONTH = dailyPoints(31).map((point, index) => ({ ...point, label: String(index + 1) }))
const TIERS: readonly Tier[] = [
  { name: '第1档', from: '0', to: '1000000', price: '3.58' },
  { name: '第2档', from: '1000000', to: '3000000', price: '3.53' },
  { name: '第3档', from: '3000000', to: null, price: '3.48' },
]

export function GalleryCharts() {
  return (
    <>
      <SectionCard title='每日用气' extra='单位 m³'>
        <Chart
          kind='bars'
          points={MONTH}
          unit='m³'
          name='日用气'
          average={{ value: '6738.85', label: '日均 6,739' }}
          chosen={MONTH[16]?.key}
          summary='10月每日用气'
        />
      </SectionCard>
      <SectionCard title='月用气与去年同期' extra='单位 m³'>
        <Chart
          kind='line'
          points={monthPoints}
          unit='m³'
          name='2026年'
          previousName='2025年'
          pointName='月份'
          summary='月用气与去年同期'
        />
      </SectionCard>
      <SectionCard title='计划与实际' extra='单位 m³'>
        <Chart
          kind='bars'
          points={DEVIATION}
          unit='m³'
          name='实际'
          planName='日计划'
          note='含估算 2 天'
          summary='计划与实际'
        />
      </SectionCard>
      <SectionCard title='阶梯与单价' extra='1#窑炉 · 工业'>
        <TierBar tiers={TIERS} used='1103200.86' markText='本年累计 110.3 万' summary='处于第2档' />
      </SectionCard>
      <SectionCard title='价格怎么算'>
        <TierBar tiers={TIERS} used='358000' after='420000' below='prices' summary='仍在第1档' />
      </SectionCard>
      <SectionCard title='空图与加载'>
        <Chart kind='bars' points={[]} unit='m³' name='日用气' height={112} summary='无' />
        <div className='mt12'>
          <Chart kind='bars' points={[]} unit='m³' name='日用气' height={112} loading summary='加载' />
        </div>
      </SectionCard>
    </>
  )
}
