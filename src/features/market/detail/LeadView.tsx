import { useState } from 'react'
import type { Out } from '@contract'
import { codes } from '@domain/codes'
import { leadStatus, UNFINISHED, wishedFor } from '@domain/statuses/demand-lead'
import { formatDeadline, formatFullMoment } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { DetailPage, Shape, useAct, useLinks, usePreview, useToday } from '@/blocks'
import { callPhone } from '@/platform/phone'
import { useRead } from '@/request'
import {
  BottomBar,
  Button,
  Card,
  Ends,
  KeyValue,
  NoticeBar,
  SectionCard,
  Status,
  Steps,
  Timeline,
  type BottomAction,
} from '@/ui'
import { gasKinds } from '../gas-text'
import { EvaluateSheet, SupplementSheet } from './LeadSheets'
import { QuoteCard } from './QuoteCard'

export type Lead = Out<'demand GET /lead/detail'>

/** 咨询单详情 (E 6.4). */
export function LeadView({ leadNo }: { leadNo: string }) {
  const read = useRead('demand GET /lead/detail', { leadNo }, { gone: ['2902', 'E1007'], refresh: 'show' })
  const preview = usePreview()
  return (
    <>
      <DetailPage
        spaced
        title='咨询单详情'
        read={read}
        skeleton={<Shape heights={[140, 100, 220, 200]} />}
        footer={(lead) => <Foot of={lead} onChanged={read.reload} />}
      >
        {(lead) => (
          <>
            <Head of={lead} />
            {lead.status === 'accepted' && (
              <NoticeBar tone='warning'>请按报价单约定方式付款，切勿向个人账户转账</NoticeBar>
            )}
            {lead.quotes.map((quote) => (
              <QuoteCard key={quote.quoteNo} lead={lead} quote={quote} onChanged={read.reload} />
            ))}
            <Asked of={lead} onPhoto={preview.show} />
            <SectionCard title='跟进记录'>
              <Timeline
                items={lead.followUps.map(({ followId, operator, content, images, at }) => ({
                  key: followId,
                  title: content,
                  meta: `${operator} · ${formatFullMoment(at)}`,
                  ...(images.length > 0 && { text: <Pictures of={images} onPhoto={preview.show} /> }),
                }))}
              />
            </SectionCard>
          </>
        )}
      </DetailPage>
      {preview.layer}
    </>
  )
}

const STEPS = ['提交', '受理', '跟进', '报价', '确认', '完成']
const REACHED = { submitted: 1, assigned: 2, following: 3, quoted: 4, accepted: 5, completed: 6 } as const

function Head({ of: lead }: { of: Lead }) {
  const today = useToday()
  const { status, targetName, leadNo, firstContactDueAt, firstContactAt, adviserName, adviserPhone } = lead
  const isWaiting = firstContactAt === null && UNFINISHED.includes(status)
  const why = lead.cancelReason ?? lead.closeReason
  return (
    <Card>
      <Ends>
        <span className='fs-17 fw-b break'>{targetName}</span>
        <Status status={leadStatus[status]} />
      </Ends>
      <div className='fs-13 t3 num mt4 break'>{leadNo}</div>
      {isWaiting && (
        <div className={`fs-14 mt8 break ${lead.overdue ? 'c-danger' : 't2'}`}>
          {lead.overdue ? '已超时，已为您催办' : `顾问将在${formatDeadline(firstContactDueAt, today)}前联系您`}
        </div>
      )}
      {why !== null && <div className='fs-14 t2 mt8 break'>原因：{why}</div>}
      {status in REACHED && (
        <Steps
          className='mt12'
          items={STEPS.map((title) => ({ key: title, title }))}
          current={REACHED[status as keyof typeof REACHED]}
        />
      )}
      {adviserName !== '' && (
        <Ends top={12}>
          <span className='fs-15 break'>顾问 {adviserName}</span>
          <Button kind='outline' size='small' label={`拨打 ${adviserPhone}`} onTap={() => callPhone(adviserPhone)}>
            拨打 {adviserPhone}
          </Button>
        </Ends>
      )}
    </Card>
  )
}

/** The way to what was asked about, with its name; advice has none. */
function useTarget({ targetType, targetId }: Lead): { more: string; onMore: () => void } | undefined {
  const { to } = useLinks()
  const ways = {
    product: () => ({ more: '查看商品', onMore: to(DETAIL, { type: 'product', productId: targetId }) }),
    activity: () => ({ more: '查看活动', onMore: to(DETAIL, { type: 'activity', activityId: targetId }) }),
    gasProduct: () => ({ more: '查看用气产品', onMore: to(OFFERS, offersOf(targetId)) }),
    plan: () => undefined,
  }
  const way = ways[targetType]()
  return way?.onMore && { more: way.more, onMore: way.onMore }
}

const DETAIL = '/pages/hot/detail'
const OFFERS = '/pages/goodGasProductList/list'
/** Ways of buying gas of the same kind: what was asked about may be over. */
const offersOf = (gpId: string) => {
  const kind = codes(gasKinds).find((one) => gpId.startsWith(`${one}:`))
  return kind === undefined ? {} : { kind }
}

type Show = (first: string, all: readonly string[]) => void

function Pictures({ of, onPhoto }: { of: Lead['images']; onPhoto: Show }) {
  const pictures = of.map(({ url }) => url)
  const [first] = pictures
  if (first === undefined) return null
  return (
    <Button kind='text' size='small' onTap={() => onPhoto(first, pictures)}>
      查看图片（{pictures.length}）
    </Button>
  )
}

function Asked({ of: lead, onPhoto }: { of: Lead; onPhoto: Show }) {
  const target = useTarget(lead)
  return (
    <SectionCard title='咨询内容' {...target}>
      <KeyValue
        items={[
          ['规格', lead.skuName],
          ['数量', String(lead.quantity)],
          ['预估金额', lead.estimate && formatMoney(lead.estimate)],
          ['联系人', `${lead.contactName} ${lead.contactPhone}`],
          ['地址', lead.address || null],
          ['期望时间', wishedFor(lead)],
          ['说明', lead.description || null],
          ['提交时间', formatFullMoment(lead.createdAt)],
          ['我的评价', lead.score !== null && `${lead.score}星 ${lead.scoreTags.join('、')} ${lead.scoreText}`.trim()],
        ]}
      />
      <Pictures of={lead.images} onPhoto={onPhoto} />
    </SectionCard>
  )
}

function Foot({ of: lead, onChanged }: { of: Lead; onChanged: () => Promise<void> }) {
  const { leadNo } = lead
  const [sheet, setSheet] = useState<'RATE' | 'ADD'>()
  const cancel = useAct('demand POST /lead/cancel', {
    ask: '确定取消该咨询单吗？',
    ok: '已取消',
    dialog: ['E1008'],
    done: onChanged,
    stale: onChanged,
  })
  const { to } = useLinks()
  const again =
    lead.targetType === 'product' && !UNFINISHED.includes(lead.status)
      ? to(DETAIL, { type: 'product', productId: lead.targetId, sheet: '1' })
      : undefined
  const offered: (BottomAction | false | undefined)[] = [
    lead.canEvaluate && { text: '去评价', onTap: () => setSheet('RATE') },
    lead.canSupplement && { text: '补充说明', onTap: () => setSheet('ADD') },
    lead.canCancel && { text: '取消咨询', onTap: () => cancel.run({ leadNo }), loading: cancel.busy },
    again && { text: '再次咨询', onTap: again },
  ]
  const [first, second] = offered.filter((one): one is BottomAction => one !== false && one !== undefined)
  const close = () => setSheet(undefined)
  return (
    <>
      {first && <BottomBar primary={first} secondary={second} />}
      {sheet === 'RATE' && <EvaluateSheet leadNo={leadNo} onClose={close} onDone={onChanged} />}
      {sheet === 'ADD' && <SupplementSheet leadNo={leadNo} onClose={close} onDone={onChanged} />}
    </>
  )
}
