import type { Out } from '@contract'
import { formatShare, sharePercent } from '@domain/percent'
import { batchStatus, broadcastKinds } from '@domain/statuses/broadcast'
import { DetailPage, FormPage, useAct, useFormAct } from '@/blocks'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { Button, Card, Ends, KeyValue, Status } from '@/ui'
import { count } from '../cells'
import { DeskGate, useDeskEnd } from '../DeskGate'
import { typedOf } from '../moment'
import { broadcastFields, broadcastInput, noBroadcast, type BroadcastValues } from './broadcast-fields'

type Batch = Out<'btwob GET /message/broadcast/detail'>

/** ms between two looks at a message that is being sent. */
const LOOK = 5_000

/** A message to many customers: written and sent, or how far it has come (E-X-16). */
export const DeskBroadcastView = ({ batchId }: ViewParams<'/pages/desk/broadcast'>) => (
  <DeskGate>{(close) => (batchId === undefined ? <New /> : <Known batchId={batchId} close={close} />)}</DeskGate>
)

function New() {
  const send = useFormAct('btwob POST /message/broadcast', {
    once: true,
    input: broadcastInput,
    ask: ({ bps, scheduledAt }) =>
      `将${scheduledAt === undefined ? '立即' : `于 ${typedOf(scheduledAt)} `}发送给${bps === undefined ? '公司全部客户' : `${bps.length} 户`}，已发出的不能收回，确认发送？`,
    dialog: ['2901'],
    ok: '已提交发送',
    done: ({ batchId }) => void go('/pages/desk/broadcast', { batchId }, { replace: true }),
  })
  return (
    <FormPage<BroadcastValues>
      spaced
      title='写消息'
      submitText='发送'
      values={noBroadcast}
      fields={broadcastFields}
      {...send}
    />
  )
}

/** It is being sent, or is about to be. */
const isDue = (batch: Batch | undefined): boolean =>
  batch?.state === 'sending' || (batch?.state === 'scheduled' && Date.parse(batch.scheduledAt) <= serverNow())

function Known({ batchId, close }: { batchId: string; close: () => void }) {
  const read = useRead(
    'btwob GET /message/broadcast/detail',
    { batchId },
    { handles: ['2211'], refresh: 'show', every: (batch) => isDue(batch) && LOOK },
  )
  useDeskEnd(read.error, close)
  return (
    <DetailPage spaced read={read}>
      {(batch) => <Sent batch={batch} onDone={read.reload} />}
    </DetailPage>
  )
}

function Sent({ batch, onDone }: { batch: Batch; onDone: () => Promise<void> }) {
  const { batchId, templateCode, title, body, route, customers, scheduledAt, state, total, sent, read } = batch
  const stop = useAct('btwob POST /message/broadcast/cancel', {
    ask: '停止后还没收到的客户不再收到，已收到的不受影响，确认停止？',
    ok: '已停止',
    stale: onDone,
  })
  const isOpen = state === 'scheduled' || state === 'sending'
  return (
    <Card>
      <Ends>
        <h1 className='fs-17 fw-b break'>{title}</h1>
        <Status status={batchStatus[state]} />
      </Ends>
      <div className='fs-15 mt8 break'>{body}</div>
      <KeyValue
        className='mt8'
        items={[
          ['类型', broadcastKinds[templateCode]],
          ['点击后打开', route],
          ['发送范围', customers === null ? '公司全部客户' : `${count(customers)} 户`],
          ['发送时间', typedOf(scheduledAt)],
          ['应发', `${count(total)} 人`],
          ['已发', `${count(sent)} 人`],
          ['已读', sent > 0 && `${count(read)} 人（${formatShare(sharePercent(String(read), String(sent)))}）`],
        ]}
      />
      <div className='fs-12 t3 mt8'>应发为提交时绑定的用户；关闭了该类站内信的用户不会收到</div>
      {isOpen && (
        <Button className='mt12' kind='outline' danger loading={stop.busy} onTap={() => stop.run({ batchId })}>
          停止发送
        </Button>
      )}
    </Card>
  )
}
