import type { Out } from '@contract'
import { Ends, Money, Percent, SectionCard, Volume } from '@/ui'
import { formatMonth } from '@domain/date-format'

type Compare = Out<'energy GET /monthBill/detail'>['compare']

/** The month before and the same month of last year, of the very meters of this one; left out where one was not settled then. */
export function Compared({ compare: { lastMonth, lastYear } }: { compare: Compare }) {
  const rows = [
    { label: '较上月', of: lastMonth },
    { label: '较去年同月', of: lastYear },
  ]
  if (lastMonth === null && lastYear === null) return null
  return (
    <SectionCard title='对比'>
      {rows.map(({ label, of }) =>
        of === null ? null : (
          <Ends key={label} className='mb8'>
            <div>
              <div className='fs-14'>{label}</div>
              <div className='fs-12 t3'>
                {formatMonth(of.billMonth)} <Volume value={of.volume} /> · <Money value={of.amount} />
              </div>
            </div>
            <div className='right fs-12 t3'>
              <div>
                气量 <Percent value={of.changePct} change />
              </div>
              {of.amountPct !== null && (
                <div>
                  金额 <Percent value={of.amountPct} change />
                </div>
              )}
            </div>
          </Ends>
        ),
      )}
    </SectionCard>
  )
}
