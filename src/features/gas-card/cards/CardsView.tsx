import type { Out } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import { cardStatus } from '@domain/statuses'
import { DetailPage, useLink, useLinks } from '@/blocks'
import { useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { Button, Empty, KeyValue, NoticeBar, Row, SectionCard, Status, type FactRow } from '@/ui'
import { boughtText, heldText, writeAddress } from '../card-text'

type GasCard = Out<'default GET /crmgas/nfc/cards'>['list'][number]

/** 燃气卡 (A 6.29); with a meter its card is first. */
export function CardsView({ meterId }: PageParams<'/subPages/nfc/list'>) {
  const read = useRead('default GET /crmgas/nfc/cards', undefined, { refresh: 'show' })
  const records = useLink('/subPages/nfc/record')
  return (
    <DetailPage spaced read={read} {...(records && { actions: [{ label: '记录', onTap: records }] })}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty text='暂无燃气卡' />
        ) : (
          [...list]
            .sort((a, b) => Number(b.meterId === meterId) - Number(a.meterId === meterId))
            .map((card) => <OneCard key={card.cardNo} card={card} />)
        )
      }
    </DetailPage>
  )
}

function OneCard({ card }: { card: GasCard }) {
  const links = useLinks()
  const { pending } = card
  const records = links.to('/subPages/nfc/record', { cardNo: card.cardNo })
  const isNfc = card.cardType === 'NFC' && card.state === 'ACTIVE'
  const write = isNfc && pending ? links(writeAddress(pending.gasOrderId, pending.subNo)) : undefined
  const read = isNfc ? links.to('/subPages/nfc/write', { cardNo: card.cardNo, mode: 'READ' }) : undefined
  return (
    <SectionCard title={card.meterName} extra={<Status status={cardStatus[card.state]} />}>
      <KeyValue items={factsOf(card)} />
      {card.cardType === 'CONTACT' && (
        <div className='mt12'>
          <NoticeBar inset>该卡为接触式卡，请到网点或自助机写卡</NoticeBar>
        </div>
      )}
      <Row wrap gap={8} top={12}>
        {write && (
          <Button size='small' onTap={write}>
            {pending?.state === 'UNKNOWN' ? '核实写卡' : '写卡'}
          </Button>
        )}
        {read && (
          <Button kind='outline' size='small' onTap={read}>
            读卡
          </Button>
        )}
        {isNfc && records && (
          <Button kind='text' size='small' label={`${card.meterName}写卡记录`} onTap={records}>
            写卡记录
          </Button>
        )}
      </Row>
    </SectionCard>
  )
}

const factsOf = (card: GasCard): FactRow[] => [
  ['表号', card.meterNo],
  ['卡号', card.cardNo, { copy: card.cardNo }],
  ['待写卡', card.pending && boughtText(card.pending)],
  [card.loaded ? '上次写入' : '卡内未上表', card.held !== null && heldText(card.held, card.unit)],
  ['剩余气量', card.meterRemain !== null && heldText(card.meterRemain, 'VOLUME')],
  ['最近读卡', card.imageAt === null ? '--' : formatFullMoment(card.imageAt)],
]
