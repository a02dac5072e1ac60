import { formatVolumeNumber } from '@domain/volume'
import { childOrderStatus } from '@domain/statuses/gas-package'
import { FieldList, FormBar, PageFrame, useFields, useFormAct, type FormField } from '@/blocks'
import { choice } from '@/blocks/form/choice'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { go, goBack } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { alert, Card, confirm, Ends, Figures, KeyValue, Money, NoticeBar, Price, Status, Volume } from '@/ui'
import { showKnown } from '../parts/order/tell-known'
import { ChangeRules } from './ChangeRules'
import { FormerChanges } from './FormerChanges'
import { typeCards, volumeOfChange } from './kinds'
import {
  amountOf,
  firstWish,
  inputOf,
  mostOf,
  needsTarget,
  optionOf,
  questionOf,
  reasonFault,
  targetOf,
  volumeFault,
  type ChangeWish,
  type Options,
} from './change-form'

type Params = ViewParams<'/subPagesB/pages/gas-package/change-extraction-gas'>

/** 提气变更申请 (B 6.1): gas of a running cycle goes to a later one, comes from one, or is added. */
export function ChangeView({ childNo, type }: Params) {
  const read = useRead('taocan GET /trade/extract/changeOptions', { childNo }, { refresh: 'show' })
  if (read.data === undefined) return <PageFrame of={read} />
  return <ChangeForm options={read.data} type={type} reload={read.reload} />
}

interface Props {
  options: Options
  type: Params['type']
  reload: () => Promise<void>
}

function ChangeForm({ options, type, reload }: Props) {
  const send = useChange(options, reload)
  const form = useFields<ChangeWish>({
    name: `change-${options.child.childNo}`,
    values: firstWish(options, type),
    fields: (wish) => fieldsOf(options, wish),
    ...send,
  })
  const wish = form.values
  const isClosed = options.types.every(({ enabled }) => !enabled)
  const leave = async () => {
    if (!form.isChanged || (await confirm({ title: '提示', content: '内容尚未保存，确定离开？' }))) await goBack()
  }
  return (
    <PageFrame
      spaced
      onPull={reload}
      onBack={() => void leave()}
      footer={<FormBar form={form} text='提交申请' disabled={isClosed} />}
    >
      <Head options={options} />
      <Card>
        <FieldList of={form} />
        <Outcome options={options} wish={wish} />
      </Card>
      <ChangeRules limits={options.limits} />
      <FormerChanges orderNo={options.orderNo} />
    </PageFrame>
  )
}

const fieldsOf = (options: Options, wish: ChangeWish): readonly FormField<ChangeWish>[] => {
  const option = optionOf(options, wish)
  const most = mostOf(options, wish)
  return [
    {
      key: 'changeType',
      label: '变更方式',
      kind: typeCards(options.types),
      required: true,
      // It may have been used up since it was chosen.
      checks: [() => option?.disabledReason ?? undefined],
    },
    {
      key: 'target',
      label: wish.changeType === 'ADVANCE' ? '来源周期' : '目标周期',
      kind: choice(
        (option?.targets ?? []).map(({ cycleNo, name, room }) => ({
          key: String(cycleNo),
          label: `${name}（${wish.changeType === 'ADVANCE' ? '可提前' : '可转入'}${formatVolumeNumber(room)} m³）`,
        })),
      ),
      required: true,
      // A cycle of another kind of change is none of this one's.
      checks: [(target, values) => (targetOf(optionOf(options, values), { target }) ? undefined : '请选择周期')],
      show: needsTarget,
    },
    {
      key: 'volume',
      label: '变更气量',
      kind: volumeOfChange(most),
      required: true,
      checks: [(volume) => volumeFault(volume, most)],
      show: ({ changeType }) => changeType !== '',
    },
    {
      key: 'reason',
      label: '变更原因',
      kind: 'textarea',
      required: true,
      maxLength: 200,
      counter: true,
      placeholder: '请说明变更原因（5–200字）',
      checks: [reasonFault],
    },
  ]
}

/** The cycle, and how often it and its order have changed. */
function Head({ options: { child, orderName, used, limits } }: { options: Options }) {
  return (
    <>
      {used.cycle >= limits.cycle && <NoticeBar tone='warning'>本周期变更次数已用完</NoticeBar>}
      <Card>
        <Ends gap={8}>
          <span className='fs-16 fw-b break'>
            {orderName} {child.name}
          </span>
          <Status status={childOrderStatus[child.state]} />
        </Ends>
        <div className='hr' />
        <Figures
          items={[
            { label: '锁定量', value: <Volume value={child.lockedVolume} /> },
            { label: '可提总量', value: <Volume value={child.total} /> },
            { label: '已提', value: <Volume value={child.extracted} /> },
          ]}
        />
        <div className='fs-13 t3 num mt12'>
          本周期已变更{used.cycle}/{limits.cycle}次，本订单{used.parent}/{limits.parent}次
        </div>
      </Card>
    </>
  )
}

/** From when it counts and what it costs. */
function Outcome({ options, wish }: { options: Options; wish: ChangeWish }) {
  const option = optionOf(options, wish)
  if (option === undefined) return null
  const isPaid = option.payHours !== null
  return (
    <div aria-live='polite'>
      <KeyValue
        items={[
          ['生效日期', `预计${option.effectDate}起生效`],
          ['单价', isPaid && <Price value={options.unitPrice} />],
          ['需支付', isPaid && <Money value={amountOf(options, wish)} />, { sum: true }],
        ]}
      />
    </div>
  )
}

/** Sends, and leads to the result. What can be had may have changed: then it is read again. */
const useChange = (options: Options, reload: () => Promise<void>) =>
  useFormAct('taocan POST /trade/extract/change', {
    once: true,
    input: async (wish: ChangeWish) =>
      (await confirm({ content: questionOf(options, wish, serverNow()) })) ? inputOf(options, wish) : null,
    at: { '42102': 'volume', '42213': 'volume', '42215': 'volume', '42216': 'target' },
    dialog: ['2904', '42211', '42212', '42214'],
    tell: (error) =>
      error.is('2904') ? alert('数据已被更新', { confirmText: '重新加载', cancelText: null }) : showKnown(error),
    stale: reload,
    done: () => {
      const bizNo = options.child.childNo
      return go('/subPagesB/pages/gas-package/gas-submit-result', { scene: 'CHANGE', bizNo }, { replace: true })
    },
  })
