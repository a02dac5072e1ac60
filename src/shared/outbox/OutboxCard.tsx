import { dateAt, toInstant } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import { serverNow } from '@/platform/time'
import { dropWaiting, replay, type Waiting } from '@/request/outbox'
import { Button, Card, Row, confirm } from '@/ui'
import { useOutbox } from './use-outbox'

/** What waits for a network (Y-21), above the list that it will be in. Always drawn: the rest keeps its place in the page's tree. */
export function OutboxCard({ of }: { of: Waiting['key'] }) {
  const waiting = useOutbox(of)
  return (
    <div>
      {waiting.length > 0 && (
        <Card label='待提交'>
          <div className='fs-14 fw-b'>待提交 {waiting.length} 项，联网后按顺序自动提交</div>
          {waiting.map((item) => (
            <Line key={item.requestNo} of={item} />
          ))}
        </Card>
      )}
    </div>
  )
}

function Line({ of: { requestNo, title, queuedAt, refusal } }: { of: Waiting }) {
  const drop = async () => {
    const isMeant = await confirm({ content: `删除后“${title}”不会提交，确定删除？`, danger: true })
    if (isMeant) await dropWaiting(requestNo)
  }
  return (
    <Row gap={8} top={8}>
      <div className='grow'>
        <div className='fs-14 break'>{title}</div>
        <div className={refusal === '' ? 'fs-12 t3' : 'fs-12 c-danger'}>
          {refusal || `${formatMoment(toInstant(queuedAt), dateAt(serverNow()))} 保存`}
        </div>
      </div>
      {refusal === '' && (
        <Button kind='text' size='small' onTap={() => void replay()}>
          立即提交
        </Button>
      )}
      <Button kind='text' size='small' danger onTap={drop}>
        删除
      </Button>
    </Row>
  )
}
