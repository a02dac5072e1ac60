import { compareMoney, formatMoney } from '@domain/money'
import { formatAmount } from '@domain/money-text'
import { formatVolume } from '@domain/volume'
import { useLinks } from '@/blocks'
import { targetAddress } from '@/routes/target'
import { counted } from '@/telemetry/click-codes'
import { Empty, Ends, Item, Row, SectionCard, Tag } from '@/ui'
import { gasKinds, savingText, type Recommendation, type TriedOffer } from '../gas-text'

/** Ways that are shown on the page; the rest are in the list. */
const SHOWN = 6

/** 每种方式，用您的账重算: what each would have cost over the same months, the cheapest first. */
export function Tried({ of, onAll }: { of: Recommendation; onAll: (() => void) | undefined }) {
  const { offers, wish, plain, monthly } = of
  const cheapest = offers[0]
  const isBest = cheapest?.difference !== null && cheapest !== undefined && compareMoney(cheapest.difference, '0') < 0
  return (
    <SectionCard flush title='每种方式，用您的账重算' {...(onAll && { more: '全部产品', onMore: onAll })}>
      <div className='gutter fs-13 t2 num mb8 break'>
        {monthly.length}个月每日实际用气，每月购买 {formatVolume(wish)}；不购买按公布价共
        {plain?.total ? ` ${formatMoney(plain.total)}` : ' --'}
        {plain?.worst && `，最贵月 ${plain.worst.month} ${plain.worst.price} 元/m³`}
      </div>
      {!isBest && offers.length > 0 && <div className='gutter fs-14 fw-m mb8'>当前方式已适合您，按月结算即可</div>}
      {offers.length === 0 && <Empty small text='当前没有可测算的用气产品' />}
      {offers.slice(0, SHOWN).map((offer, index) => (
        <OfferItem key={`${offer.card.gpId}${offer.name}`} of={offer} isBest={index === 0 && isBest} />
      ))}
      <div className='gutter fs-12 t3 mt8 mb8'>
        往年结果不代表今后；按月账单和气量包结算的同一规则计算，实际以结算为准
      </div>
    </SectionCard>
  )
}

function OfferItem({ of, isBest }: { of: TriedOffer; isBest: boolean }) {
  const { card, name, volume, total, worst, shortFee, unknown, assumption } = of
  const open = useLinks()(targetAddress({ targetRoute: card.route, targetParams: card.params }))
  return (
    <Item onTap={counted('goodbuygas_recommend', open)}>
      <Ends gap={8}>
        <div className='grow left'>
          <Row wrap gap={8}>
            <Tag kind='outline'>{gasKinds[card.kind]}</Tag>
            {isBest && <Tag tone='primary'>最省</Tag>}
          </Row>
          <div className='fs-15 fw-m mt4 break'>{name === '' ? card.title : `${card.title} ${name}`}</div>
        </div>
        <div className='right num'>
          <div className='fs-16 fw-b'>{total === null ? '--' : `¥${formatAmount(total)}`}</div>
          <div className='fs-12 t3'>{total === null ? `缺 ${unknown.length} 个月指数` : savingText(of.difference)}</div>
        </div>
      </Ends>
      <div className='fs-12 t3 num mt4 left break'>
        {[
          `每月 ${formatVolume(volume)}`,
          worst && `最贵月 ${worst.month} ${worst.price} 元/m³`,
          shortFee !== null && compareMoney(shortFee, '0') > 0 && `含少用补偿 ${formatMoney(shortFee)}`,
          assumption,
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
    </Item>
  )
}
