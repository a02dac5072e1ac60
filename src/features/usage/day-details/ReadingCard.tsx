import { Button, Card, KeyValue, Money, Volume } from '@/ui'
import { formatFullMoment } from '@domain/date-format'
import { readingSources } from '@domain/statuses/names'
import { formatVolumeNumber } from '@domain/volume'
import { perDay, type ReadingSpan } from './day-model'

const readAt = (moment: string | null): string => (moment === null ? '' : `（${formatFullMoment(moment)}）`)

/** A meter read by hand has no days: the two readings, the days between them and how they are priced (AE-16). */
export function ReadingCard({ reading, onOpen }: { reading: ReadingSpan; onOpen: (() => void) | undefined }) {
  const { source, prevReading, prevAt, currReading, currAt, days, volume, amount } = reading
  return (
    <Card label='抄表读数'>
      <KeyValue
        items={[
          ['抄表方式', readingSources[source]],
          ['上期读数', `${formatVolumeNumber(prevReading)}${readAt(prevAt)}`],
          ['本期读数', `${formatVolumeNumber(currReading)}${readAt(currAt)}`],
          ['计费天数', `${days} 天`],
          ['日均气量', <Volume value={perDay(volume, days)} />],
          ['计费气量', <Volume value={volume} />],
          ['金额', <Money value={amount} />, { sum: true }],
        ]}
      />
      <div className='sunken mt8 fs-13 t2'>
        该表按抄表周期计量，没有每日数据。账期内遇调价、换季或进入下一档时，气量按天数均分后分段计价。
      </div>
      {onOpen && (
        <Button kind='text' size='small' onTap={onOpen}>
          查看抄表记录
        </Button>
      )}
    </Card>
  )
}
