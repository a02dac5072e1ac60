import { useState } from 'react'
import { formatFullMoment } from '@domain/date-format'
import { HIGH_ALARM_ADVICE, liveStates } from '@domain/statuses/alarm-live'
import { deviceUses } from '@domain/statuses/gas-device'
import { siteStatus } from '@domain/statuses/usage-site'
import { useRead } from '@/request'
import { dial } from '@/shared/hotline'
import { Button, Card, Ends, Progress, Row, Status } from '@/ui'
import type { Alarm } from './AlarmView'
import './live.scss'

/** RC-10: ms between two looks while the page is seen. */
const LOOK = 10_000

/** RC-10: what a networked alarm says now; a high alarm covers the page until it is known of. */
export function LiveCard({ of: one }: { of: Alarm }) {
  const isWatched = one.networked === '1' && one.reviewStatus === 'CONFIRMED' && one.useStatus === 'IN_USE'
  const read = useRead('default GET /crmgas/record/alarm/live', isWatched ? { alarmId: one.alarmId } : undefined, {
    handles: 'all',
    every: () => LOOK,
  })
  const { liveStatus, concentration, at } = read.data ?? one
  return (
    <>
      {isWatched && liveStatus === 'ALARM_HIGH' && <HighAlarm of={one} concentration={concentration ?? ''} />}
      <Card>
        <Ends>
          <span className='fs-16 fw-b break'>{one.location}</span>
          <Status
            status={
              one.reviewStatus !== 'CONFIRMED'
                ? siteStatus[one.reviewStatus]
                : one.useStatus === 'IN_USE'
                  ? liveStates[liveStatus]
                  : deviceUses[one.useStatus]
            }
          />
        </Ends>
        {isWatched && (
          <>
            <div className='num mt8'>
              <span className='fs-24 fw-b'>{concentration ?? '--'}</span>
              <span className='fs-14 t2'> %LEL</span>
            </div>
            <Progress
              className='mt8'
              value={Number(concentration ?? 0) / 100}
              mark={Number(one.lowThreshold) / 100}
              {...(liveStatus === 'ALARM_HIGH' && { tone: 'danger' as const })}
              {...(liveStatus === 'ALARM_LOW' && { tone: 'warning' as const })}
              label={`燃气浓度${concentration ?? '未知'}%LEL，低报 ${one.lowThreshold}，高报 ${one.highThreshold}`}
            />
            <div className='fs-12 t3 num mt4 break' role='status'>
              {at === null ? '尚未收到数据' : `更新于 ${formatFullMoment(at)}`}
              {read.state === 'error' && '，暂时无法刷新'}
            </div>
          </>
        )}
        {!isWatched && one.networked === '0' && <div className='fs-13 t3 mt4'>未联网，不显示实时浓度</div>}
      </Card>
    </>
  )
}

function HighAlarm({ of: one, concentration }: { of: Alarm; concentration: string }) {
  const [isKnown, setKnown] = useState(false)
  if (isKnown) return null
  return (
    <div className='ra-cover' role='alertdialog' aria-label='燃气浓度高报'>
      <div className='ra-alert'>
        <div className='fs-20 fw-b break'>
          {one.location} 燃气浓度高报 {concentration}%LEL！
        </div>
        <div className='fs-16 mt8 break'>{`${HIGH_ALARM_ADVICE}，不要开关电器、不要在室内打电话`}</div>
        <Row gap={8} top={16} wrap>
          {one.emergency !== '' && <Button onTap={() => void dial(one.emergency)}>拨打抢险电话</Button>}
          <Button kind='outline' onTap={() => setKnown(true)}>
            我已知晓
          </Button>
        </Row>
      </div>
    </div>
  )
}
