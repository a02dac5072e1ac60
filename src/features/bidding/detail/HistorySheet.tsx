import { marginDirections } from '@domain/statuses/bidding'
import { formatFullMoment } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { useRead } from '@/request'
import { Ends, ErrorBlock, SectionLabel, Sheet, Skeleton, Stack } from '@/ui'
import { offerText } from '../bid-text'

/** Each offer of a bid, the newest first, and each move of its margin (N-03, N-04). */
export function HistorySheet({ bidNo, onClose }: { bidNo: string; onClose: () => void }) {
  const read = useRead('sqdev GET /ng/bid/detail', { bidNo }, { handles: 'all', freshFor: 0 })
  const { data } = read
  return (
    <Sheet open title='报价与保证金记录' cancelText='关闭' onClose={onClose}>
      <Stack gap={12} className='gutter mb16'>
        {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
        {read.state !== 'error' && data === undefined && <Skeleton kind='list' rows={3} />}
        {data && <SectionLabel>报价</SectionLabel>}
        {data?.history.map((one) => (
          <Line
            key={one.revision}
            text={offerText(one)}
            note={formatFullMoment(one.at)}
            value={`保证金 ${formatMoney(one.margin)}`}
          />
        ))}
        {data && data.margin.length > 0 && <SectionLabel>保证金</SectionLabel>}
        {data?.margin.map(({ entryNo, direction, amount, remark, at }) => (
          <Line
            key={entryNo}
            text={[marginDirections[direction], remark].filter(Boolean).join(' · ')}
            note={formatFullMoment(at)}
            value={formatMoney(amount)}
          />
        ))}
      </Stack>
    </Sheet>
  )
}

const Line = ({ text, note, value }: { text: string; note: string; value: string }) => (
  <div>
    <Ends gap={8}>
      <span className='fs-14 num break'>{text}</span>
      <span className='fs-14 num nowrap'>{value}</span>
    </Ends>
    <div className='fs-12 t3 num'>{note}</div>
  </div>
)
