import type { Out } from '@contract'
import { formatDeadline, formatFullMoment } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { leadStatus, leadTargets, quoteStatus, wishedFor } from '@domain/statuses/demand-lead'
import { Thumbs, usePreview, useToday } from '@/blocks'
import { callPhone } from '@/platform/phone'
import { useRead } from '@/request'
import { Card, Ends, ErrorBlock, KeyValue, Row, SectionCard, Skeleton, Status, Tag, Timeline } from '@/ui'
import { useDeskEnd } from '../../DeskGate'
import { Coupons } from '../coupon/Coupons'
import { LeadActs } from './LeadActs'

type Lead = Out<'btwob GET /lead/detail'>

interface PanelProps {
  leadNo: string
  /** The staff's token has ended. */
  close: () => void
  /** It was moved on. */
  onDone?: () => Promise<void>
}

/** An enquiry as staff work on it: the promise, what is asked for, quotes, what was said, the acts of its state (E 5.9). */
export function LeadPanel({ leadNo, close, onDone }: PanelProps) {
  const read = useRead('btwob GET /lead/detail', { leadNo }, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(read.error, close)
  const lead = read.data
  if (lead === undefined)
    return read.state === 'error' ? (
      <ErrorBlock text={read.error?.message} onRetry={() => void read.reload()} />
    ) : (
      <Skeleton height={320} />
    )
  return (
    <>
      <Head of={lead} onDone={() => Promise.all([read.reload(), onDone?.()]).then(() => undefined)} />
      <Asked of={lead} />
      {lead.targetType === 'product' && <Coupons bp={lead.bp} close={close} />}
      <FollowUps of={lead} />
    </>
  )
}

function Head({ of: lead, onDone }: { of: Lead; onDone: () => Promise<void> }) {
  const today = useToday()
  return (
    <Card>
      <Row wrap gap={8}>
        <Tag tone='primary'>{leadTargets[lead.targetType]}</Tag>
        <Status status={leadStatus[lead.status]} />
        <span className='fs-13 t3 num break'>
          {lead.leadNo} · {formatFullMoment(lead.createdAt)} 提交
        </span>
      </Row>
      <h2 className='fs-20 fw-b mt8 break'>{lead.targetName}</h2>
      {lead.firstContactAt === null && (
        <div className={`fs-13 mt4 break ${lead.overdue ? 'c-danger' : 't3'}`}>
          承诺 {formatDeadline(lead.firstContactDueAt, today)} 前联系{lead.overdue ? '，已超时' : ''}
        </div>
      )}
      <LeadActs leadNo={lead.leadNo} actions={lead.actions} onDone={onDone} />
    </Card>
  )
}

function FollowUps({ of: { followUps } }: { of: Lead }) {
  const { show, layer } = usePreview()
  return (
    <SectionCard title='跟进记录'>
      <Timeline
        items={followUps.map(({ followId, at, operator, content, images, visible }) => ({
          key: followId,
          title: `${operator}：${content}`,
          meta: formatFullMoment(at),
          ...((images.length > 0 || !visible) && {
            text: (
              <>
                {!visible && '仅内部可见'}
                <Thumbs label='跟进图片' pictures={images} onShow={show} />
              </>
            ),
          }),
        }))}
      />
      {layer}
    </SectionCard>
  )
}

function Asked({ of: lead }: { of: Lead }) {
  const { show, layer } = usePreview()
  return (
    <SectionCard title='咨询内容'>
      <KeyValue
        items={[
          ['户号', lead.bp],
          ['规格', lead.skuName],
          ['数量', String(lead.quantity)],
          ['预估金额', lead.estimate && formatMoney(lead.estimate)],
          ['联系人', lead.contactName],
          [
            '电话',
            <button key='call' type='button' className='c-link num' onClick={() => callPhone(lead.contactPhone)}>
              {lead.contactPhone} 拨打
            </button>,
          ],
          ['地址', lead.address || null],
          ['期望时间', wishedFor(lead)],
          ['说明', lead.description || null],
          ['分享人', lead.sharer || null],
          ['顾问', lead.adviserName && `${lead.adviserName} ${lead.adviserPhone}`],
          ['评价', lead.score !== null && `${lead.score}星 ${lead.scoreText}`.trim()],
        ]}
      />
      {lead.quotes.map((quote) => (
        <Ends key={quote.quoteNo} top={8}>
          <span className='fs-14 num break'>
            {quote.quoteNo}（第{quote.version}版） {formatMoney(quote.totalAmount)} 至 {quote.validUntil}
            {quote.couponCode !== null &&
              `，优惠券 -${formatMoney(quote.discount)}，应付 ${formatMoney(quote.payable)}`}
          </span>
          <Status status={quoteStatus[quote.status]} />
        </Ends>
      ))}
      <Thumbs className='mt8' label='图片' pictures={lead.images} onShow={show} />
      {layer}
    </SectionCard>
  )
}
