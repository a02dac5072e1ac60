import { useLink, usePreview } from '@/blocks'
import { useRead } from '@/request'
import { Button, Ends, ErrorBlock, Item, Row, Sheet, Skeleton, Status, Volume } from '@/ui'
import { formatFullMoment } from '@domain/date-format'
import { reviewText, sourceText, stateLook, type Proven, type Reading } from './readings'

/** More than a meter is read on a day. */
const MOST = 50

interface Props {
  of: Proven
  /** Number on the meter's plate. */
  meterNo: string
  onClose: () => void
}

/** 抄表记录: when and how a register was read, with its photo, and what was found where it was doubted. */
export function ReadingsSheet({ of: { meterId, channelNo, days }, meterNo, onClose }: Props) {
  const day = days[0]
  // Y-26: the ticket brings the day's readings along.
  const review = useLink(
    '/subPages/customer-service/add',
    day === undefined
      ? undefined
      : {
          ticketType: 'APPLY',
          subtype: 'A_VERIFY',
          relatedType: 'METER_RECORD',
          relatedId: `${meterNo}|${day}`,
          meterNo,
          title: `${day} 的读数`,
        },
  )
  const preview = usePreview()
  const ask = { meterId, channelNo, pageSize: MOST }
  return (
    <Sheet open title='抄表记录' cancelText='关闭' onClose={onClose}>
      {days.length === 0 && <div className='gutter fs-14 t2'>该读数为估抄或原系统读数，没有抄表记录。</div>}
      {days.map((day) => (
        <DayReadings key={day} ask={{ ...ask, from: day, to: day }} onPhoto={(url) => preview.show(url, [url])} />
      ))}
      {review && (
        <Row to='end' className='gutter mb12'>
          <Button kind='outline' size='small' onTap={review}>
            计量复核
          </Button>
        </Row>
      )}
      {preview.layer}
    </Sheet>
  )
}

interface DayProps {
  ask: { meterId: string; channelNo: string; from: string; to: string; pageSize: number }
  onPhoto: (url: string) => void
}

function DayReadings({ ask, onPhoto }: DayProps) {
  const read = useRead('btwob GET /meter/readings', ask, { handles: 'all' })
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  if (read.data === undefined) return <Skeleton kind='list' rows={1} />
  if (read.data.list.length === 0) return <div className='gutter fs-13 t3 num'>{ask.from} 没有单独保存的抄表记录</div>
  return read.data.list.map((reading) => <ReadingItem key={reading.readingId} reading={reading} onPhoto={onPhoto} />)
}

function ReadingItem({ reading, onPhoto }: { reading: Reading; onPhoto: (url: string) => void }) {
  const { readAt, stdReading, photoUrl } = reading
  const review = reviewText(reading)
  return (
    <Item>
      <Ends>
        <span className='fs-14 num'>{formatFullMoment(readAt)}</span>
        <Volume value={stdReading} className='fw-m' />
      </Ends>
      <Ends className='fs-12 t3 num'>
        <span>{sourceText(reading)}</span>
        <Status status={stateLook(reading)} />
      </Ends>
      {review !== '' && <div className='fs-12 t2 break'>{review}</div>}
      {photoUrl !== null && (
        <Button kind='text' size='small' onTap={() => onPhoto(photoUrl)}>
          查看抄表照片
        </Button>
      )}
    </Item>
  )
}
