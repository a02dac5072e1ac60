import { formatMonthShort } from '@domain/date-format'
import { estimateOf } from '@domain/elective/terms'
import { admitted } from '@domain/elective/choice'
import { decimal } from '@domain/decimal'
import { formatMoney } from '@domain/money-text'
import { compareVolume, formatVolume } from '@domain/volume-text'
import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { tick } from '@/blocks/form/tick'
import { go } from '@/routes/go'
import { KeyValue } from '@/ui'
import { priceLines, shortfallText } from '../elective-text'
import { rangeHint, volumeIn } from '@/blocks/form/volume'
import { showHindrances } from '../parts/hindrances'
import type { Option } from '../types'
import type { OpenSquare } from './SquareView'
import '../elective.scss'

interface Props {
  square: OpenSquare
  option: Option
  volume: string
  onClose: () => void
  onChanged: () => Promise<void>
}

interface Wish {
  volume: string
  riskConfirmed: boolean
}

/** What is chosen, with its estimate and what too little use costs (BE-02, BE-05, BE-09). */
export function ChooseSheet({ square, option, volume, onClose, onChanged }: Props) {
  const { period, mine } = square
  const send = useFormAct('sqdev POST /elective/record/submit', {
    once: true,
    input: (wish: Wish) => ({
      periodId: period.periodId,
      optionId: option.optionId,
      ...wish,
      ...(mine && { version: mine.version }),
    }),
    ask: (wish) =>
      `${formatMonthShort(period.month)}执行“${option.name}”，自选气量${formatVolume(wish.volume)}。确认提交？`,
    at: { '42401': 'volume', '42405': 'volume', '42402': 'riskConfirmed' },
    dialog: ['42109', '42404', '2904', '2902'],
    tell: (error) => showHindrances(error),
    ok: '提交成功',
    done: async ({ recordNo }) => {
      onClose()
      await onChanged()
      await go('/subPagesB/pages/electiveSquare/record-detail', { recordNo })
    },
    stale: async () => {
      onClose()
      await onChanged()
    },
  })
  return (
    <FormSheet<Wish>
      name={`choose-${option.optionId}`}
      title={mine ? '修改选择' : `选${option.name}`}
      confirmText='提交'
      values={{ volume: admitted(volume, option), riskConfirmed: false }}
      fields={fieldsOf(option)}
      {...send}
      head={({ values }) => <Estimate option={option} volume={values.volume} />}
      onClose={onClose}
    />
  )
}

const fieldsOf = (option: Option): readonly FormField<Wish>[] => [
  {
    key: 'volume',
    label: '自选气量',
    kind: volumeIn(rangeOf(option), { empty: '请输入自选气量', hint: rangeHint(rangeOf(option), '可选') }),
    required: true,
    checks: [(volume) => volumeFault(volume, option)],
  },
  {
    key: 'riskConfirmed',
    label: '我已知悉价格随指数波动的风险',
    kind: tick,
    required: '请先确认风险提示',
    show: () => option.optionType === 'INDEX',
  },
]

/** BE-03, as the gateway judges it. */
function volumeFault(volume: string, { minVolume, maxVolume, stepVolume }: Option): string | undefined {
  const isWithin = compareVolume(volume, minVolume) >= 0 && compareVolume(volume, maxVolume) <= 0
  if (!isWithin) return `自选气量须在${formatVolume(minVolume)}至${formatVolume(maxVolume)}之间`
  return decimal(volume).mod(decimal(stepVolume)).eq(0) ? undefined : `自选气量须为${formatVolume(stepVolume)}的整数倍`
}

function Estimate({ option, volume }: { option: Option; volume: string }) {
  const estimate = /^\d+$/.test(volume) ? estimateOf(option, volume, option.index?.value ?? null) : null
  return (
    <div className='gutter mb16'>
      <KeyValue
        items={[
          ['方案', option.name],
          ...priceLines(option),
          ['最近指数', option.index && `${option.index.month} ${option.index.value} 元/m³`],
          ['预估单价', estimate && `${estimate.price} 元/m³`],
          ['预估金额', estimate && formatMoney(estimate.amount), { sum: true }],
        ]}
      />
      <div className='es-tip fs-13 mt8'>{shortfallText(option)}</div>
    </div>
  )
}

const rangeOf = ({ minVolume, maxVolume, stepVolume }: Option) => ({ min: minVolume, max: maxVolume, step: stepVolume })
