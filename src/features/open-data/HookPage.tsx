import type { Row as RowOf } from '@contract'
import { deliveryEvents, deliveryStatus } from '@domain/statuses/open-data'
import { ListPage, useAct } from '@/blocks'
import { usePaged, useRead } from '@/request'
import { go } from '@/routes/go'
import { BottomBar, Button, Card, DateText, Empty, Ends, ErrorBlock, Item, KeyValue, SectionLabel, Status } from '@/ui'
import { eventsText, failureText, OPEN_DATA, type OpenHook } from './words'

/** One address: what was sent to it and what came of it. */
export function HookPage({ hookId }: { hookId: string }) {
  const sent = usePaged('btwob GET /openHook/deliveries', { hookId }, { refresh: 'show' })
  const read = useRead('btwob GET /openHook/list', undefined, { refresh: 'show', handles: 'all' })
  const hook = read.data?.list.find((one) => one.hookId === hookId)
  const again = () => Promise.all([read.reload(), sent.reload()])
  const retry = useAct('btwob POST /openHook/retry', { ok: '已重新发送', done: again, stale: again })
  return (
    <ListPage
      spaced
      title='推送详情'
      // Both stand at once: nothing moves when the second one comes.
      list={read.state === 'loading' ? { ...sent, state: 'loading' } : sent}
      head={
        <>
          {hook && <Facts of={hook} />}
          {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
          <SectionLabel>推送记录（近90天）</SectionLabel>
        </>
      }
      keyOf={({ deliveryId }) => deliveryId}
      item={(delivery) => <DeliveryRow of={delivery} onRetry={() => retry.run({ deliveryId: delivery.deliveryId })} />}
      empty={<Empty text='还没有推送记录' />}
      footer={hook && <Acts hookId={hookId} onSent={again} />}
    />
  )
}

const Facts = ({ of: { url, events, failures, arrivedAt, createdAt } }: { of: OpenHook }) => (
  <Card label='推送地址'>
    <KeyValue
      items={[
        ['地址', <span className='break'>{url}</span>],
        ['推送内容', eventsText(events)],
        ['连续失败', failures > 0 && <span className='c-danger num'>{`${failures}次`}</span>],
        ['最近送达', arrivedAt !== null && <DateText value={arrivedAt} form='full' />],
        ['创建时间', <DateText value={createdAt} form='full' />],
      ]}
    />
  </Card>
)

interface DeliveryRowProps {
  of: RowOf<'btwob GET /openHook/deliveries'>
  onRetry: () => void
}

function DeliveryRow({ of: { event, state, tries, error, createdAt, nextTryAt }, onRetry }: DeliveryRowProps) {
  return (
    <Item>
      <Ends>
        <span className='fs-15'>{deliveryEvents[event]}</span>
        <Status status={deliveryStatus[state]} />
      </Ends>
      <div className='fs-12 t3 num'>
        <DateText value={createdAt} form='full' />
        {` · 已尝试${tries}次`}
      </div>
      {error !== '' && <div className='fs-12 c-danger break'>{failureText(error)}</div>}
      {state === 'WAITING' && tries > 0 && (
        <div className='fs-12 t3'>
          下次发送 <DateText value={nextTryAt} form='full' />
        </div>
      )}
      {state === 'FAILED' && (
        <div className='mt8'>
          <Button kind='outline' onTap={onRetry}>
            重新发送
          </Button>
        </div>
      )}
    </Item>
  )
}

function Acts({ hookId, onSent }: { hookId: string; onSent: () => Promise<unknown> }) {
  const test = useAct('btwob POST /openHook/test', { ok: '测试消息已发送', done: onSent })
  const remove = useAct('btwob POST /openHook/remove', {
    ask: { content: '移除后不再推送，推送记录一并删除，确定移除吗？', confirmText: '移除', danger: true },
    ok: '已移除',
    done: () => go(OPEN_DATA, { mode: 'hooks' }, { replace: true }),
  })
  return (
    <BottomBar
      secondary={{ text: '移除地址', onTap: () => remove.run({ hookId }) }}
      primary={{ text: '发送测试消息', onTap: () => test.run({ hookId }) }}
    />
  )
}
