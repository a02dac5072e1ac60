import { useState } from 'react'
import { formatMoney } from '@domain/money'
import { formatVolume } from '@domain/volume'
import { choice, ListPage, tabs, useAct, useFilters, useLinks, useMay } from '@/blocks'
import { usePaged, useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { targetAddress } from '@/routes/target'
import { counted } from '@/telemetry/click-codes'
import { BottomBar, Button, Card, CountDown, Ends, KeyValue, Progress, Row, Status, Tag } from '@/ui'
import {
  gasKinds,
  gasPriceText,
  gasVolumeText,
  savingText,
  type GasRow,
  type Recommendation,
  type TriedOffer,
} from '../gas-text'
import { gasLooks } from '../market-text'
import { AdviceSheet, type AdviceAbout } from '../parts/AdviceSheet'

const KINDS = tabs('kind', [
  { key: 'ALL', label: '全部' },
  { key: 'package', label: gasKinds.package },
  { key: 'ngPackage', label: gasKinds.ngPackage },
  { key: 'elective', label: gasKinds.elective },
  { key: 'substitution', label: gasKinds.substitution },
] as const)
const OPEN = choice('open', { label: '全部状态', title: '状态', all: '全部状态' }, [{ key: '1', text: '只看可购' }])
const SORT = choice('sort', { label: '默认排序', title: '排序', all: '默认排序' }, [
  { key: 'priceAsc', text: '价格从低到高' },
])

/** 好气优选 (E 6.6, rest 3-13): all ways of buying gas that the customer can be shown, each with what it would have cost of the own year. */
export function GasListView(params: PageParams<'/pages/goodGasProductList/list'>) {
  const may = useMay('model:MARKET_ENQUIRY')
  const [about, setAbout] = useState<AdviceAbout>()
  const filters = useFilters([KINDS, OPEN, SORT], params)
  const list = usePaged('default GET /hqw/goodGas/productList', filters.input, { keepPrevious: true, refresh: 'show' })
  // What is tried moves the cards: the page waits for it, and does without where it fails.
  const tried = useRead('default GET /hqw/goodGas/recommend', {}, { handles: 'all' })
  return (
    <>
      <ListPage
        spaced
        cards
        list={list}
        until={[tried]}
        head={tried.data && <OwnYear of={tried.data} />}
        filters={filters}
        keyOf={({ gpId }) => gpId}
        empty='当前没有在售的用气产品'
        item={(card) => (
          <GasCard
            card={card}
            tried={bestOf(tried.data, card)}
            onEnd={() => void list.reload()}
            {...(may && card.state !== 'closed' && { onAsk: () => setAbout(aboutCard(card)) })}
          />
        )}
        footer={may && <BottomBar primary={{ text: '咨询顾问', onTap: () => setAbout(ABOUT_ALL) }} />}
      />
      {about && <AdviceSheet about={about} onClose={() => setAbout(undefined)} />}
    </>
  )
}

const ABOUT_ALL: AdviceAbout = { targetType: 'plan', targetId: 'goodGas', source: 'goodGas' }
const aboutCard = ({ gpId, title }: GasRow): AdviceAbout => ({
  targetType: 'gasProduct',
  targetId: gpId,
  source: 'goodGas',
  name: title,
})

/** Of several prices of an offer the one that would have cost least: offers come the cheapest first. */
const bestOf = (all: Recommendation | undefined, { gpId }: GasRow): TriedOffer | undefined =>
  all?.offers.find(({ card, total }) => card.gpId === gpId && total !== null)

/** What the offers are held against; nothing where there is no year to try them on, or it may not be seen. */
function OwnYear({ of: { profile, plain, monthly, wish } }: { of: Recommendation }) {
  if (profile === null || wish === null) return null
  return (
    <Card className='mb12'>
      <KeyValue
        items={[
          ['当前到户价', profile.currentPrice !== null && `${profile.currentPrice} 元/m³`],
          [`近${monthly.length}个月按公布价`, plain?.total && formatMoney(plain.total)],
          ['每月按购买', formatVolume(wish)],
        ]}
      />
    </Card>
  )
}

/** '按您的账：少付 ¥1,000.00，最贵月 2026-09 3.8700 元/m³；每月订购同量'. */
const triedText = ({ difference, worst, assumption, name }: TriedOffer): string =>
  [
    `按您的账${name === '' ? '' : `选${name}`}：${savingText(difference)}`,
    worst && `最贵月 ${worst.month} ${worst.price} 元/m³`,
    assumption,
  ]
    .filter(Boolean)
    .join('，')

interface CardProps {
  card: GasRow
  tried: TriedOffer | undefined
  onEnd: () => void
  /** Absent: nothing to ask about it, or not for this user. */
  onAsk?: () => void
}

function GasCard({ card, tried, onEnd, onAsk }: CardProps) {
  const open = useLinks()(targetAddress({ targetRoute: card.route, targetParams: card.params }))
  const toBuy = card.kind === 'substitution' ? '去参与' : '立即选购'
  const toOpen = card.state === 'open' ? toBuy : '查看'
  const until = card.state === 'coming' ? card.windowStart : card.windowEnd
  return (
    <Card>
      <Ends gap={8}>
        <Row wrap gap={8}>
          <Tag kind='outline'>{gasKinds[card.kind]}</Tag>
          {card.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Row>
        <Status status={gasLooks[card.state]} />
      </Ends>
      <div className='fs-16 fw-m mt8 break'>{card.title}</div>
      <div className='fs-16 fw-b num mt4 break'>{gasPriceText(card)}</div>
      <div className='fs-13 t3 num mt4 break'>
        {card.supplyMonths.replace('~', ' 至 ')} · {gasVolumeText(card)}
      </div>
      {tried && <div className='fs-13 t2 num mt4 break'>{triedText(tried)}</div>}
      {(card.state === 'coming' || card.state === 'open') && (
        <div className='fs-13 t2 num mt4'>
          {card.state === 'coming' ? '距开始 ' : '距结束 '}
          <CountDown until={until} onEnd={onEnd} />
        </div>
      )}
      {card.remainRatio !== null && card.state === 'open' && (
        <Progress
          className='mt8'
          value={Number(card.remainRatio)}
          label={`剩余${Math.round(Number(card.remainRatio) * 100)}%`}
        />
      )}
      <Row wrap gap={8} top={8} to='end'>
        {onAsk && (
          <Button kind='outline' size='small' label={`咨询${card.title}`} onTap={onAsk}>
            咨询
          </Button>
        )}
        <Remind card={card} />
        {open && (
          <Button
            kind={card.state === 'open' ? 'filled' : 'outline'}
            size='small'
            label={`${toOpen}${card.title}`}
            onTap={counted('goodgas_card', open)}
          >
            {toOpen}
          </Button>
        )}
      </Row>
    </Card>
  )
}

/** 预约提醒: ten minutes before the window opens. */
function Remind({ card: { gpId, title, state, reminded } }: { card: GasRow }) {
  const remind = useAct('default POST /hqw/goodGas/remind', {
    ok: ({ reminded: isOn }: { reminded: boolean }) => (isOn ? '开售前10分钟提醒您' : '已取消预约'),
  })
  if (state !== 'coming') return null
  const text = reminded ? '已预约' : '预约提醒'
  return (
    <Button
      kind='outline'
      size='small'
      label={`${text}${title}`}
      onTap={() => void remind.run({ gpId, on: !reminded })}
    >
      {text}
    </Button>
  )
}
