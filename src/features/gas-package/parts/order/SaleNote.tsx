import { DAY } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import { useToday } from '@/blocks'
import { serverNow } from '@/platform/time'
import { CountDown, Ends, Progress } from '@/ui'
import { longLeft, stockOf } from '../../package-text'
import type { GasPackage } from '../../types'

type OnSale = Pick<GasPackage, 'state' | 'saleStart' | 'saleEnd' | 'totalVolume' | 'soldVolume' | 'leftVolume'>

interface Props {
  of: OnSale
  /** The clock says that its state has changed. */
  onChanged: () => void
}

/** Until when or from when it is sold, and how much of it is left. */
export function SaleNote({ of: sale, onChanged }: Props) {
  const today = useToday()
  if (sale.state === 'NOT_STARTED')
    return (
      <div className='fs-13 t2 num break'>
        {formatMoment(sale.saleStart, today)} 开售 · 还有{' '}
        <CountDown until={sale.saleStart} format={longLeft} onEnd={onChanged} />
      </div>
    )
  if (sale.state === 'ENDED') return <div className='fs-13 t3 num'>{formatMoment(sale.saleEnd, today)} 结束销售</div>
  const stock = stockOf(sale)
  const isEnding = sale.state === 'ON_SALE' && Date.parse(sale.saleEnd) - serverNow() < DAY
  return (
    <div>
      <Ends className='fs-12 t3 num mb4'>
        <span>{stock.soldText}</span>
        <span className={stock.isFew ? 'c-warning fw-m' : ''}>{stock.leftText}</span>
      </Ends>
      <Progress value={stock.sold} label={stock.soldText} {...(stock.isFew && { tone: 'warning' as const })} />
      {isEnding && (
        <div className='fs-12 c-warning mt4 num'>
          距结束 <CountDown until={sale.saleEnd} format={longLeft} onEnd={onChanged} />
        </div>
      )}
    </div>
  )
}
