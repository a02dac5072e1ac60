import { formatMoment, formatMonthShort } from '@domain/date-format'
import { negateMoney } from '@domain/money'
import { electivePeriodStatus } from '@domain/statuses/elective'
import { useToday } from '@/blocks'
import { Card, Ends, Money, Status, Tag } from '@/ui'
import type { BackTest, Tested } from '../types'
import type { OpenSquare } from './SquareView'

interface Props {
  square: OpenSquare
  best: Tested | null
  tested: BackTest | undefined
}

/** The month, its deadline, and what the best option would have saved in twelve months. */
export function SquareHead({ square: { period, options }, best, tested }: Props) {
  const today = useToday()
  const isTested = tested?.plain != null
  const name = options.find(({ optionId }) => optionId === best?.optionId)?.name
  return (
    <Card>
      <Ends>
        <span className='fs-13 t3'>{formatMonthShort(period.month)}自选 · 按您过去 12 个月重算</span>
        {period.status === 'CLOSED' ? (
          <Status status={electivePeriodStatus.CLOSED} />
        ) : (
          <Tag tone='warning'>
            <span className='num'>
              {period.status === 'OPEN'
                ? `${formatMoment(period.closeAt, today)} 截止`
                : `${formatMoment(period.openAt, today)} 开放`}
            </span>
          </Tag>
        )}
      </Ends>
      {best?.difference && name !== undefined && (
        <Ends top={8}>
          <Money value={negateMoney(best.difference)} size='l' />
          <span className='fs-13 t2'>“{name}”比不选，12 个月少付</span>
        </Ends>
      )}
      {isTested && !best && <div className='fs-16 fw-b mt8'>过去 12 个月里，不选最省</div>}
      {period.notice !== '' && <div className='fs-13 t2 mt8 break'>{period.notice}</div>}
    </Card>
  )
}
