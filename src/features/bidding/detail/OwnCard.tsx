import { useState } from 'react'
import { formatMoment } from '@domain/date-format'
import { formatAmount, formatMoney, isPositiveMoney } from '@domain/money'
import { formatPrice } from '@domain/price'
import { formatVolume, formatVolumeNumber } from '@domain/volume'
import { useToday } from '@/blocks'
import { Button, Card, Ends, KeyValue, Price, Row, SectionCard, Status } from '@/ui'
import { bidStatus, offerText } from '../bid-text'
import { EntryGrid } from '../EntryGrid'
import { HistorySheet } from './HistorySheet'
import type { Activity, OwnBid } from '../types'

/** The own part: what stands, what waits for its margin, what was won. */
export function OwnCard({ of: one, bid }: { of: Activity; bid: OwnBid }) {
  const today = useToday()
  const { offer, pending, award } = bid
  return (
    <>
      {award && <Won of={one} bid={bid} />}
      <SectionCard
        title={one.mode === 'DRAW' ? '我的申购' : '我的报价'}
        extra={<Status status={bidStatus(bid.state, one.mode)} />}
      >
        {offer && (
          <Ends>
            {offer.price === null ? (
              <span className='fs-20 fw-b num'>{offer.lots}手</span>
            ) : (
              <Price value={offer.price} />
            )}
            <span className='fs-14 num'>申购 {formatVolume(offer.volume)}</span>
          </Ends>
        )}
        <KeyValue
          items={[
            ['最少接受', offer?.minVolume && formatVolume(offer.minVolume)],
            ['保证金', offer && marginText(one, offer)],
            ['待生效', pending && `${offerText(pending)}，还需缴 ${formatMoney(pending.due)}`],
            ['已缴保证金', isPositiveMoney(bid.marginHeld) && formatMoney(bid.marginHeld)],
            ['报价时间', offer?.rankTime],
            ['还可修改', offer && one.state === 'OPEN' && `${bid.revisionsLeft} 次，改后按新时间排序`],
            ['候补', bid.candidatePlace !== null && `第 ${bid.candidatePlace} 位`],
            ['确认期限', award && bid.confirmDeadline && formatMoment(bid.confirmDeadline, today)],
          ]}
        />
        <Entries of={bid} />
        {offer && <HistoryButton bidNo={bid.bidNo} />}
        {!offer && !pending && (
          <div className='fs-14 t2 break'>
            已报名，{one.state === 'OPEN' ? '请在竞购截止前' : '竞购开始后'}提交{one.mode === 'DRAW' ? '手数' : '报价'}
          </div>
        )}
      </SectionCard>
    </>
  )
}

/** The own numbers, those that have won ringed. */
function Entries({ of: { entries, wonEntries } }: { of: OwnBid }) {
  if (entries.length === 0) return null
  const won = new Set(wonEntries)
  return (
    <>
      <div className='fs-13 t3 mt8'>签号</div>
      <EntryGrid
        summary={`我的签号 ${entries.length} 个，中签 ${wonEntries.length} 个`}
        entries={entries.map((number) => ({ number, isWon: won.has(number), isOwn: true }))}
      />
    </>
  )
}

/** What was offered before, and what the margin did. */
function HistoryButton({ bidNo }: { bidNo: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Row to='end' top={8}>
      <Button kind='text' size='small' onTap={() => setOpen(true)}>
        报价与保证金记录
      </Button>
      {isOpen && <HistorySheet bidNo={bidNo} onClose={() => setOpen(false)} />}
    </Row>
  )
}

/** '120,000 × 3.8000 × 10.00% = ¥45,600.00'. */
const marginText = (one: Activity, { volume, price, margin }: NonNullable<OwnBid['offer']>): string =>
  `${formatVolumeNumber(volume)} × ${price ?? one.fixedPrice ?? ''} × ${one.marginRate}% = ${formatMoney(margin)}`

function Won({ of: one, bid: { award, wonEntries } }: { of: Activity; bid: OwnBid }) {
  if (!award) return null
  return (
    <Card>
      <div className='fs-13 t3'>{award.isOffer ? '候补递补' : '中标'}</div>
      <div className='fs-20 fw-b num break'>
        {one.mode === 'DRAW' && wonEntries.length > 0 ? `${wonEntries.length}手中签 · ` : ''}
        {formatVolume(award.volume)}
      </div>
      <div className='fs-14 t2 num mt4 break'>
        {formatPrice(award.price)}，签约后 {formatAmount(award.deposit)} 元转为订单保证金
      </div>
      {wonEntries.length > 0 && <div className='fs-14 num mt4 break'>中签号 {wonEntries.join('、')}</div>}
    </Card>
  )
}
