import { isAcceptable, isBidPrice, isBidVolume, lotsVolume, marginOf, type BidRange } from '@domain/bidding/offer'
import { isDecimal } from '@domain/decimal-text'
import { formatMoney } from '@domain/money'
import { formatVolume } from '@domain/volume'
import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { rangeHint, volumeIn } from '@/blocks/form/volume'
import { go } from '@/routes/go'
import { useWxReminders } from '@/shared/wx-reminders'
import type { Activity, OwnBid } from '../types'

interface Offer {
  price: string
  volume: string
  minVolume: string
  lots: string
}

interface Props {
  of: Activity
  bid: OwnBid
  onClose: () => void
  onDone: () => Promise<void>
}

const rangeOf = (one: Activity): BidRange => ({
  ...one,
  floorPrice: one.floorPrice ?? '0.0000',
  capPrice: one.capPrice ?? '0.0000',
  priceStep: one.priceStep ?? '0.0001',
})

const volumesOf = ({ minVolume, maxVolume, stepVolume }: Activity) => ({
  min: minVolume,
  max: maxVolume,
  step: stepVolume,
})

/** 去报价, 修改报价, 申请手数: the margin is worked out beside what is typed (N-02, N-03). */
export function OfferSheet({ of: one, bid, onClose, onDone }: Props) {
  const isDraw = one.mode === 'DRAW'
  const remind = useWxReminders()
  const send = useFormAct('sqdev POST /ng/bid/submit', {
    once: true,
    input: async ({ price, volume, minVolume, lots }: Offer) => {
      // The result of it.
      await remind(['ORDER'])
      return {
        bidNo: bid.bidNo,
        version: bid.version,
        ...(isDraw ? { lots: Number(lots) } : { price, volume, minVolume: minVolume === '' ? volume : minVolume }),
      }
    },
    ask: (values) => askText(one, values),
    at: { '42302': 'price', '42307': 'lots' },
    dialog: ['42303', '42305'],
    stale: onDone,
    done: async ({ bidNo, marginDue }) => {
      onClose()
      if (marginDue === '0.00') return onDone()
      await go('/subPagesB/pages/gas-package/extract-pay', { bizType: 'NG_MARGIN', bizNo: bidNo })
    },
  })
  const last = bid.pending ?? bid.offer
  const values: Offer = {
    price: last?.price ?? one.floorPrice ?? '',
    volume: last?.volume ?? one.minVolume,
    minVolume: last?.minVolume ?? last?.volume ?? one.minVolume,
    lots: String(last?.lots ?? 1),
  }
  return (
    <FormSheet
      name='bid-offer'
      title={isDraw ? '申请手数' : '密封报价'}
      confirmText='提交'
      values={values}
      fields={isDraw ? lotFields(one) : bidFields(one)}
      head={(form) => <Margin of={one} values={form.values} />}
      {...send}
      onClose={onClose}
    />
  )
}

const bidFields = (one: Activity): readonly FormField<Offer>[] => {
  const range = rangeOf(one)
  return [
    {
      key: 'price',
      label: '报价（元/m³）',
      kind: 'number',
      required: true,
      checks: [
        (price) =>
          isBidPrice(price, range)
            ? undefined
            : `须在${range.floorPrice}至${range.capPrice}之间，最小变动${range.priceStep}`,
      ],
    },
    {
      key: 'volume',
      label: '申购气量',
      kind: volumeIn(volumesOf(one), { empty: '请输入申购气量', hint: rangeHint(volumesOf(one)), className: 'mb12' }),
      required: true,
      checks: [(volume) => (isBidVolume(volume, range) ? undefined : '请按最小变动填写气量')],
    },
    {
      key: 'minVolume',
      label: '最少接受气量',
      kind: volumeIn(volumesOf(one), {
        empty: '请输入最少接受气量',
        hint: '只剩这么多时也愿意要；与申购气量相同即整量',
      }),
      required: true,
      checks: [
        (least, { volume }) => (isAcceptable(least, volume, range) ? undefined : '不超过申购气量，按最小变动填写'),
      ],
    },
  ]
}

const lotFields = ({ maxLots }: Activity): readonly FormField<Offer>[] => [
  {
    key: 'lots',
    label: `手数（1–${maxLots ?? 1}）`,
    kind: 'digits',
    required: true,
    checks: [(lots) => (Number(lots) >= 1 && Number(lots) <= (maxLots ?? 1) ? undefined : `请填写1至${maxLots ?? 1}`)],
  },
]

/** What is typed, and what is sent of it. */
type Typed = Partial<Pick<Offer, 'price' | 'volume'>> & { lots?: string | number }

/** What the values ask for; null while they are none. */
function marginFor(one: Activity, { price = '', volume = '', lots }: Typed): { volume: string; margin: string } | null {
  if (one.mode === 'DRAW') {
    const all = lotsVolume(Number(lots) || 0, one.stepVolume)
    return { volume: all, margin: marginOf(one.fixedPrice ?? '0', all, one.marginRate) }
  }
  return isDecimal(price) && isDecimal(volume) ? { volume, margin: marginOf(price, volume, one.marginRate) } : null
}

function Margin({ of: one, values }: { of: Activity; values: Offer }) {
  const asked = marginFor(one, values)
  return (
    <div className='gutter mb12 fs-14 num break'>
      申购 {asked ? formatVolume(asked.volume) : '--'}，保证金（{one.marginRate}%）
      <span className='fw-b'>{asked ? formatMoney(asked.margin) : '--'}</span>
    </div>
  )
}

function askText(one: Activity, values: Typed): string {
  const asked = marginFor(one, values)
  const what = one.mode === 'DRAW' ? `申请${values.lots}手` : `报价${values.price}元/m³`
  return `${what}，申购${formatVolume(asked?.volume ?? '0')}，需保证金${formatMoney(asked?.margin ?? '0.00')}。确认提交？`
}
