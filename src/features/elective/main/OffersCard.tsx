import { formatAmount } from '@domain/money-text'
import { formatVolume } from '@domain/volume-text'
import type { Read } from '@/request'
import { ErrorBlock, SectionCard, Skeleton, Tag } from '@/ui'
import { differenceText, priceNotes } from '../elective-text'
import type { BackTest, Tested } from '../types'
import { OfferRow } from '../parts/OfferRow'
import type { OpenSquare } from './SquareView'
import './square.scss'

interface Props {
  square: OpenSquare
  test: Read<BackTest>
  best: Tested | null
  chosen: string
  onChoose: (optionId: string) => void
}

/** 每个方案，用您的账重算: what each option and no option would have cost; without history what they say of their price. */
export function OffersCard({ square, test, best, chosen, onChoose }: Props) {
  const plain = test.data?.plain ?? null
  return (
    <SectionCard title='每个方案，用您的账重算'>
      {test.data === undefined && test.state === 'error' && <ErrorBlock onRetry={() => void test.reload()} />}
      {test.data === undefined && test.state !== 'error' && <Skeleton height={48} />}
      {plain && (
        <div className='eq-head fs-12 t3'>
          <span>方案</span>
          <span className='right'>12个月合计 元</span>
          <span className='right'>最贵月 元/m³</span>
        </div>
      )}
      <div role='radiogroup' aria-label='自选方案'>
        {square.options.map((option) => {
          const tested = test.data?.options.find(({ optionId }) => optionId === option.optionId)
          return (
            <OfferRow
              key={option.optionId}
              isOn={option.optionId === chosen}
              title={option.name}
              tag={option.optionId === best?.optionId && <Tag tone='primary'>最省</Tag>}
              notes={[...priceNotes(option), volumesOf(option), option.riskText].filter(Boolean)}
              figures={tested ? figuresOf(tested) : null}
              onTap={() => onChoose(option.optionId)}
            />
          )
        })}
      </div>
      {plain && (
        <OfferRow
          isOn={null}
          title='不选'
          notes={['按当月公布价']}
          figures={{
            total: formatAmount(plain.total),
            note: '基准',
            worst: plain.worst?.price ?? '--',
            month: plain.worst?.month ?? '',
          }}
        />
      )}
      {test.data && plain === null && <div className='fs-13 t3 mt8'>暂无可用于重算的用气记录</div>}
    </SectionCard>
  )
}

const volumesOf = ({ leftVolume, minVolume }: OpenSquare['options'][number]): string =>
  `剩余 ${formatVolume(leftVolume)}，最低 ${formatVolume(minVolume)}`

function figuresOf({ total, difference, worst, unknown }: Tested) {
  if (total === null || difference === null)
    return { total: '--', note: `缺 ${unknown.length} 个月指数`, worst: '--', month: '' }
  return {
    total: formatAmount(total),
    note: differenceText(difference),
    worst: worst?.price ?? '--',
    month: worst?.month ?? '',
  }
}
