import { Ends, Fact, Money, Percent, Sheet, Stack, Volume } from '@/ui'
import { formatMonth } from '@domain/date-format'
import { pairOf, type Month } from './months-look'

/** Two months side by side (A 6.6). */
export function CompareSheet({ months: [a, b], onClose }: { months: readonly [Month, Month]; onClose: () => void }) {
  const { earlier, later, volume, volumePct, amount, amountPct } = pairOf(a, b)
  return (
    <Sheet open title='月账单对比' cancelText='关闭' onClose={onClose}>
      <Stack gap={16} className='gutter'>
        {[earlier, later].map((month) => (
          <Ends key={month.statementId}>
            <Fact label={formatMonth(month.billMonth)} value={<Volume value={month.volume} />} big />
            <Money value={month.amount} />
          </Ends>
        ))}
        <Ends>
          <Fact
            label='变化'
            value={
              <>
                <Volume value={volume} />（<Percent value={volumePct} change />）
              </>
            }
          />
          <span>
            <Money value={amount} />（<Percent value={amountPct} change />）
          </span>
        </Ends>
      </Stack>
    </Sheet>
  )
}
