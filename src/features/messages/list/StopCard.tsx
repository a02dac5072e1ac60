import { stopGasText, stopKinds } from '@domain/statuses/stop-gas'
import { useLink, useToday } from '@/blocks'
import { stopSpan, useStop } from '@/shared/gas-stop'
import { Button, Card, Ends, Icon, Row } from '@/ui'
import './list.scss'

/** The stop of gas that is under way or announced, above what happened. */
export function StopCard() {
  const { data } = useStop()
  const stop = data?.stopGas ?? null
  const today = useToday()
  const open = useLink('/subPages/my-message/stop-gas', stop === null ? {} : { stopId: stop.stopId })
  if (stop === null || data === undefined) return null
  const { label } = stopGasText(stop.kind, stop.state)
  const meters = data.meters.map(({ alias, meterNo }) => alias || meterNo).join('、')
  return (
    <Card className='msg-stop'>
      <Ends>
        <Row gap={8} className='fs-16 fw-b c-danger'>
          <Icon name='valve' />
          {`${stopKinds[stop.kind]} · ${label}`}
        </Row>
        {stop.noticeNo !== null && <span className='fs-12 c-danger num'>{`通知 ${stop.noticeNo}`}</span>}
      </Ends>
      <div className='fs-20 fw-b num mt4'>{stopSpan(stop, today)}</div>
      <div className='fs-14 break mt4'>{meters === '' ? stop.reason : `${meters}：${stop.reason}`}</div>
      {open && (
        <Row to='end' className='mt8'>
          <Button size='small' kind='outline' onTap={open}>
            查看停气安排
          </Button>
        </Row>
      )}
    </Card>
  )
}
