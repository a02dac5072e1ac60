import { useEffect, useRef } from 'react'
import type { Out } from '@contract'
import { DetailPage, PageFrame, useEachHide, useLink, useLinks } from '@/blocks'
import { buzz, keepAwake } from '@/platform/awake'
import { askBeforeLeave } from '@/platform/leave'
import { nfcPlatform } from '@/platform/nfc'
import { useRead } from '@/request'
import { go, goBack } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { BottomBar, Button, Card, confirm, Empty, Icon, KeyValue, NoticeBar, ResultHead, Row, Steps } from '@/ui'
import { boughtText, heldText, type GasOrderDetail } from '../card-text'
import { useSupport, Ways } from '../Ways'
import type { Stage, Stepped } from './card-run'
import { lookOf, type Look } from './result-look'
import { useCard, type CardTask, type UseCard } from './use-card'
import type { VirtualAct } from './virtual-reader'
import './card-write.scss'

type Params = PageParams<'/subPages/nfc/write'>
type GasCard = Out<'default GET /crmgas/nfc/cards'>['list'][number]

const HELP = '/subPages/customer-service/add'
const LEAVE = '写卡进行中，离开可能导致写卡失败，确定离开？'

/** 写卡 (A 6.30): an order is written or checked, a card is read. */
export function CardWriteView(params: Params) {
  const { gasOrderId, cardNo } = params
  if (gasOrderId !== undefined) return <OfOrder {...params} gasOrderId={gasOrderId} />
  if (cardNo !== undefined) return <OfCard {...params} cardNo={cardNo} />
  return (
    <PageFrame>
      <Empty text='参数错误，请返回重新选择' />
    </PageFrame>
  )
}

function OfOrder(params: Params & { gasOrderId: string }) {
  const read = useRead('default GET /crmgas/gasPaymentOrder/detail', { gasOrderId: params.gasOrderId }, { freshFor: 0 })
  const cards = useRead('default GET /crmgas/nfc/cards', undefined, { freshFor: 0 })
  const order = read.data
  const card = cards.data?.list.find(({ meterId }) => meterId === order?.meterId)
  if (!order || !card) return <PageFrame of={[read, cards]} empty={<Empty text='暂无燃气卡' />} />
  const mode = params.mode ?? (order.state === 'UNKNOWN' ? 'CHECK' : 'WRITE')
  return <Write order={order} card={card} task={{ gasOrderId: order.gasOrderId, subNo: params.subNo, mode }} />
}

function OfCard({ cardNo }: Params & { cardNo: string }) {
  const cards = useRead('default GET /crmgas/nfc/cards', undefined, { freshFor: 0 })
  return (
    <DetailPage read={cards}>
      {({ list }) => {
        const card = list.find((one) => one.cardNo === cardNo)
        if (!card) return <Empty text='暂无燃气卡' />
        return <Write order={null} card={card} task={{ gasOrderId: undefined, subNo: undefined, mode: 'READ' }} />
      }}
    </DetailPage>
  )
}

interface WriteProps {
  order: GasOrderDetail | null
  card: GasCard
  task: Pick<CardTask, 'gasOrderId' | 'subNo' | 'mode'>
}

/** Waits for what this phone can do before it looks for a card. */
function Write(props: WriteProps) {
  const support = useSupport()
  const isVirtual = support.data?.virtual === '1'
  const isReachable = isVirtual || (support.data?.supported === true && nfcPlatform() !== null)
  if (!support.data) return <PageFrame of={support} />
  if (isReachable) return <Session {...props} virtual={isVirtual} />
  return (
    <PageFrame spaced>
      <Ways support={support.data} />
    </PageFrame>
  )
}

function Session({ order, card, task, virtual }: WriteProps & { virtual: boolean }) {
  const run = useCard({ ...task, cardNo: card.cardNo, virtual })
  // Once, when the page opens: every other start is a tap.
  const begin = useRef(run.start)
  useEffect(() => void begin.current(), [])
  useEachHide(run.release)
  useEffect(() => keepAwake(), [])
  const look = lookOf(run)
  const isDone = look?.next === 'DONE'
  useEffect(() => {
    if (isDone) buzz()
  }, [isDone])
  const isWriting = run.busy && run.stage !== 'wait' && run.stage !== null
  const mayLeave = useRef<() => void>(() => undefined)
  useEffect(() => {
    if (!isWriting) return undefined
    mayLeave.current = askBeforeLeave(LEAVE)
    return () => mayLeave.current()
  }, [isWriting])
  const back = async () => {
    if (isWriting && !(await confirm({ title: '提示', content: LEAVE, confirmText: '离开' }))) return
    // Asked here already.
    mayLeave.current()
    await goBack()
  }
  return (
    <PageFrame
      spaced
      onBack={() => void back()}
      footer={look && <Next look={look} run={run} order={order} mode={task.mode} />}
    >
      {look ? <ResultHead kind={look.icon} title={look.title} text={look.note} /> : <Waiting run={run} task={task} />}
      {run.answer?.card && <CardFacts card={run.answer.card} />}
      <About order={order} card={card} subNo={task.subNo ?? order?.nextSubNo ?? null} />
      {run.virtual && <VirtualPanel act={run.virtual.act} />}
    </PageFrame>
  )
}

const STEPS = ['等待贴卡', '读取卡片', '写入校验', '完成']
const AT: Record<Stage, number> = { wait: 0, read: 1, write: 2, done: 4 }

function Waiting({ run, task }: { run: UseCard; task: WriteProps['task'] }) {
  const at = AT[run.stage ?? 'wait']
  const texts = task.mode === 'READ' ? STEPS.filter((text) => text !== '写入校验') : STEPS
  return (
    <Card>
      <Row to='centre'>
        <div className={at === 0 ? 'gc-touch gc-touch-wait' : 'gc-touch'}>
          <Icon name='nfc' size={26} />
        </div>
      </Row>
      <Row to='centre' top={12}>
        <span className='fs-17 fw-m' role='status'>
          {at === 0 ? '请将燃气卡贴近手机背面' : '请勿移开卡片'}
        </span>
      </Row>
      <Steps className='mt16' current={at} items={texts.map((title) => ({ key: title, title }))} />
    </Card>
  )
}

/** What the card says of itself. */
function CardFacts({ card }: { card: NonNullable<Stepped['card']> }) {
  return (
    <Card label='卡内信息'>
      <KeyValue
        items={[
          ['卡号', card.cardNo],
          ['购气次数', String(card.purchaseSeq)],
          [card.loaded ? '上次写入' : '卡内气量', heldText(card.held, card.unit)],
          ['是否上表', card.loaded ? '已上表' : '未上表'],
          ['剩余气量', card.remain !== null && heldText(card.remain, 'VOLUME')],
        ]}
      />
    </Card>
  )
}

function About({ order, card, subNo }: { order: GasOrderDetail | null; card: GasCard; subNo: number | null }) {
  const slice = order?.subOrders.find((one) => one.subNo === subNo)
  return (
    <Card label='写卡信息'>
      <KeyValue
        items={[
          ['表具', card.meterName],
          ['卡尾号', card.cardNo.slice(-4)],
          ['订单气量', order && boughtText(order)],
          [`第 ${subNo} 笔`, slice && order && order.slices > 1 && boughtText(slice)],
        ]}
      />
    </Card>
  )
}

interface NextProps {
  look: Look
  run: UseCard
  order: GasOrderDetail | null
  mode: CardTask['mode']
}

function Next({ look, run, order, mode }: NextProps) {
  const help = useLinks()(HELP)
  const detail = useLink('/subPages/gasPaymentOrder/detail', order ? { gasOrderId: order.gasOrderId } : undefined)
  const done = { text: '完成', onTap: () => finish(order) }
  if (look.next === 'DONE') return <BottomBar primary={done} />
  if (look.next === 'HELP')
    return (
      <BottomBar primary={help ? { text: '联系客服', onTap: help } : { text: '返回', onTap: () => void goBack() }} />
    )
  const again = look.next === 'CHECK' ? ('CHECK' as const) : mode
  return (
    <BottomBar
      primary={{ text: look.next === 'CHECK' ? '继续核实' : '重试', onTap: () => run.start(again) }}
      {...(detail && { secondary: { text: '查看订单', onTap: detail } })}
    />
  )
}

const finish = (order: GasOrderDetail | null) =>
  order ? go('/subPages/gasPaymentOrder/detail', { gasOrderId: order.gasOrderId }, { replace: true }) : goBack()

const ACTS: readonly { act: VirtualAct; text: string }[] = [
  { act: 'TAP', text: '贴卡' },
  { act: 'REMOVE', text: '移开' },
  { act: 'LOAD', text: '插表' },
  { act: 'TEAR', text: '拔卡中断' },
]

/** AE-71: the emulated card is held to the phone by buttons. */
function VirtualPanel({ act }: { act: (what: VirtualAct) => Promise<void> }) {
  return (
    <Card label='虚拟卡'>
      <NoticeBar inset>虚拟卡仅用于演示，不会写入真实卡片</NoticeBar>
      <Row wrap gap={8} top={12}>
        {ACTS.map((one) => (
          <Button key={one.act} kind='outline' size='small' onTap={() => act(one.act)}>
            {one.text}
          </Button>
        ))}
      </Row>
    </Card>
  )
}
