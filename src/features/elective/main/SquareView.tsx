import { useState } from 'react'
import { formatMoment, formatMonthShort } from '@domain/date-format'
import { electivePeriodStatus } from '@domain/statuses/elective'
import { serverNow } from '@/platform/time'
import { DetailPage, Shape, useLink, useMay, useToday } from '@/blocks'
import { useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { BottomBar, Cell, CellGroup, Empty } from '@/ui'
import { grouped } from '@domain/decimal-text'
import { compareMoney } from '@domain/money-text'
import { formatVolume } from '@domain/volume-text'
import type { Square, Tested } from '../types'
import { AssumedCard } from './AssumedCard'
import { ChooseSheet } from './ChooseSheet'
import { MonthsCard } from './MonthsCard'
import { OffersCard } from './OffersCard'
import { SquareHead } from './SquareHead'

/** 自选广场 (B 6.3): the options of the next month, each priced on the customer's own last twelve months. */
export function SquareView({ optionId }: PageParams<'/subPagesB/pages/electiveSquare/main'>) {
  const read = useRead('sqdev GET /elective/period/current', undefined, { refresh: 'show' })
  const records = useLink('/subPagesB/pages/electiveSquare/record-list')
  const rules = useLink('/pages/transaction-process/text', { code: 'ELECTIVE' })
  const actions = [
    ...(records ? [{ label: '选择记录', onTap: records }] : []),
    ...(rules ? [{ label: '规则', onTap: rules }] : []),
  ]
  return (
    <DetailPage spaced read={read} actions={actions} skeleton={<Shape heights={[96, 320, 240]} />}>
      {(square) =>
        square.period === null || square.options.length === 0 ? (
          <Empty text='本期暂无可选方案' />
        ) : (
          <Options square={{ ...square, period: square.period }} asked={optionId} onChanged={read.reload} />
        )
      }
    </DetailPage>
  )
}

export type OpenSquare = Square & { period: NonNullable<Square['period']> }

interface Props {
  square: OpenSquare
  /** The option that the address names. */
  asked: string | undefined
  onChanged: () => Promise<void>
}

function Options({ square, asked, onChanged }: Props) {
  const [volume, setVolume] = useState<string>()
  const [tapped, setTapped] = useState<string | null>(null)
  const test = useRead('sqdev GET /elective/backTest', volume === undefined ? {} : { volume }, { keepPrevious: true })
  const tested = test.data
  const best = bestOf(tested?.options ?? [])
  const first = square.mine?.optionId ?? best?.optionId ?? square.options[0]?.optionId ?? ''
  const known = [tapped, asked].find((id) => square.options.some((option) => option.optionId === id))
  const chosen = known ?? first
  return (
    <>
      <SquareHead {...{ square, best, tested }} />
      {square.mine && <Own mine={square.mine} />}
      <OffersCard {...{ square, test, best, chosen }} onChoose={setTapped} />
      {tested && <MonthsCard tested={tested} option={square.options.find(({ optionId }) => optionId === chosen)} />}
      {tested && <AssumedCard {...{ square, tested }} onVolume={setVolume} />}
      <Foot key={chosen} square={square} chosen={chosen} assumed={tested?.volume ?? null} onChanged={onChanged} />
    </>
  )
}

/** The option that would have cost least. */
function bestOf(options: readonly Tested[]): Tested | null {
  const known = options.filter(({ difference }) => difference !== null && difference.startsWith('-'))
  return known.reduce<Tested | null>(
    (best, one) => (best === null || compareMoney(one.difference ?? '0', best.difference ?? '0') < 0 ? one : best),
    null,
  )
}

function Own({ mine }: { mine: NonNullable<Square['mine']> }) {
  const open = useLink('/subPagesB/pages/electiveSquare/record-detail', { recordNo: mine.recordNo })
  return (
    <CellGroup>
      <Cell
        icon='bill'
        title={`已选${mine.optionName}`}
        subtitle={`自选气量 ${formatVolume(mine.volume)}`}
        value='查看'
        onTap={open}
      />
    </CellGroup>
  )
}

interface FootProps {
  square: OpenSquare
  chosen: string
  assumed: string | null
  onChanged: () => Promise<void>
}

/** The volume that is assumed, and the way to choose. */
function Foot({ square, chosen, assumed, onChanged }: FootProps) {
  const today = useToday()
  const may = useMay('model:ELECTIVE_ORDER')
  const [isOpen, setOpen] = useState(false)
  const { period, mine, options } = square
  const option = options.find(({ optionId }) => optionId === chosen)
  if (!option) return null
  const now = serverNow()
  const isTime = period.status !== 'CLOSED' && Date.parse(period.openAt) <= now && now < Date.parse(period.closeAt)
  const isFuture = period.status === 'NOT_OPEN' && now < Date.parse(period.openAt)
  const closed = isFuture ? `${formatMoment(period.openAt, today)}开放` : electivePeriodStatus.CLOSED.label
  return (
    <>
      <BottomBar
        sum={{
          label: `${formatMonthShort(period.month)}自选量`,
          value: <span className='num'>{grouped(mine?.volume ?? assumed ?? option.minVolume)} m³</span>,
        }}
        primary={{
          text: isTime ? (mine ? '修改选择' : `选${option.name}`) : closed,
          disabled: !isTime || !may,
          onTap: () => setOpen(true),
        }}
        {...(isTime && !may && { note: '仅主账号或已授权的子账号可操作' })}
      />
      {isOpen && (
        <ChooseSheet
          {...{ square, option }}
          volume={mine?.volume ?? assumed ?? option.minVolume}
          onClose={() => setOpen(false)}
          onChanged={onChanged}
        />
      )}
    </>
  )
}
