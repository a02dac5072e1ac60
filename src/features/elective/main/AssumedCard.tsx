import { useState } from 'react'
import { formatMonthShort } from '@domain/date-format'
import { formatMoney } from '@domain/money-text'
import { isPositiveMoney, sumMoney } from '@domain/money'
import { formatVolume } from '@domain/volume-text'
import { DateText, KeyValue, SectionCard, Sheet, VolumeInput } from '@/ui'
import { shortfallText } from '../elective-text'
import type { BackTest } from '../types'
import type { OpenSquare } from './SquareView'
import '../elective.scss'

interface Props {
  square: OpenSquare
  tested: BackTest
  onVolume: (volume: string) => void
}

/** 假设: what the recomputation rests on; its volume can be changed. */
export function AssumedCard({ square, tested, onVolume }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { months, volume, missingDays, asOf, options } = tested
  if (volume === null) return null
  const adapted = options.filter((one) => one.volume !== volume)
  return (
    <SectionCard title='假设' more='改假设' onMore={() => setOpen(true)}>
      <KeyValue
        items={[
          ['用气', `${months[0] ?? ''} 至 ${months.at(-1) ?? ''} 每日实际`],
          ['每月自选量', formatVolume(volume)],
          ['价格与指数', '当月实际公布值'],
          ['气量包', '已覆盖的气量不参与计算'],
          ['缺数据', missingDays > 0 && `${missingDays} 天按 0 计`],
          ['数据截至', <DateText value={asOf} form='full' />],
        ]}
      />
      {adapted.map(({ optionId, volume: own }) => (
        <div key={optionId} className='fs-12 t3 mt4'>
          {square.options.find((option) => option.optionId === optionId)?.name}按其限量 {formatVolume(own)} 计
        </div>
      ))}
      <Shortfalls {...{ square, tested }} />
      {isOpen && (
        <VolumeSheet volume={volume} onClose={() => setOpen(false)} onVolume={onVolume} month={square.period.month} />
      )}
    </SectionCard>
  )
}

/** Months with too little use, and what each option would have asked for them. */
function Shortfalls({ square, tested }: Omit<Props, 'onVolume'>) {
  const short = tested.options.flatMap(({ optionId, months }) => {
    const own = months.filter(({ shortFee }) => isPositiveMoney(shortFee))
    const option = square.options.find((one) => one.optionId === optionId)
    return own.length === 0 || !option ? [] : [{ option, own, fee: sumMoney(own.map(({ shortFee }) => shortFee)) }]
  })
  const [first] = square.options
  return (
    <div className='es-tip fs-13 mt8'>
      {short.map(({ option, own, fee }) => (
        <div key={option.optionId}>
          {option.name}：{shortMonths(own)}用气不足，少用费 {formatMoney(fee)}，已算在合计里
        </div>
      ))}
      <div>
        {first && `${shortfallText(first)}。`}往年结果不代表 {formatMonthShort(square.period.month)}
      </div>
    </div>
  )
}

/** Few months by name, many by their number. */
const shortMonths = (months: readonly { month: string }[]): string =>
  months.length > 2 ? `${months.length} 个月` : `${months.map(({ month }) => month).join('、')} `

interface SheetProps {
  volume: string
  month: string
  onVolume: (volume: string) => void
  onClose: () => void
}

function VolumeSheet({ volume, month, onVolume, onClose }: SheetProps) {
  const [typed, setTyped] = useState(volume)
  const isSound = /^[1-9]\d{0,8}$/.test(typed)
  return (
    <Sheet
      open
      title='改假设'
      confirmText='重算'
      confirmDisabled={!isSound}
      onConfirm={() => {
        onVolume(typed)
        onClose()
      }}
      onClose={onClose}
    >
      <div className='gutter mb16'>
        <VolumeInput
          label='每月自选量'
          value={typed}
          step={1000}
          min='1'
          onChange={setTyped}
          hint={`${formatMonthShort(month)}之前的 12 个月都按这个量重算`}
        />
      </div>
    </Sheet>
  )
}
