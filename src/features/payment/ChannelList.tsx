import type { Out } from '@contract'
import { compareMoney, formatMoney, type Money } from '@domain/money'
import { useLink, type Link } from '@/blocks'
import { Outages } from '@/shared/outage'
import { ChannelMark, ChannelRow, type Channel } from '@/shared/pay'
import type { ParamsFor } from '@/routes/table'
import { Button, Card, Cell, Ends, NoticeBar, Row } from '@/ui'

type Channels = Out<'default GET /crmgas/pay/channels'>

const TRANSFER = '/pages/pay/pay-telegraphic-transfer'

export interface ChannelListProps {
  channels: Channels
  chosen: Channel | null
  onChoose: (channel: Channel) => void
  /** Parameters of the transfer form: what is to be paid. */
  transfer?: ParamsFor<typeof TRANSFER>
  /** The chosen channel takes it in so many payments; more than one makes the transfer the first choice. */
  slices?: number | null
  /** What the channel is to take; null, or left out: not known. */
  amount?: Money | null
}

/** Yuan. Above it a transfer is offered first, whatever a channel takes at once. */
const LARGE: Money = '50000.00'

/** The channels open here; the others stay visible, grey, with their reason (A 6.42). */
export function ChannelList({
  channels,
  chosen,
  onChoose,
  transfer: wanted = {},
  slices = 1,
  amount = null,
}: ChannelListProps) {
  const transfer = useLink(TRANSFER, wanted)
  const limit = channels.list.find(({ channel }) => channel === chosen)?.singleLimit ?? null
  const isSplit = slices !== 1 && limit !== null
  const isLarge = isSplit || (amount !== null && compareMoney(amount, LARGE) > 0)
  const limitText = isSplit ? splitText(limit, slices) : ''
  return (
    <>
      <Outages of={channels.failedParts} />
      {isLarge && transfer && <ByTransfer onTap={transfer} limitText={limitText} />}
      {isSplit && !transfer && <NoticeBar tone='info'>{limitText}</NoticeBar>}
      <Card flush label='支付方式'>
        {channels.list.map((channel) => (
          <ChannelRow key={channel.channel} channel={channel} chosen={chosen} onChoose={onChoose} />
        ))}
        {!isLarge && transfer && (
          <Cell lead={<ChannelMark name='TT' />} title='电汇' subtitle='大额请使用电汇' onTap={transfer} />
        )}
        {channels.list.length === 0 && !transfer && <Cell title='暂无可用的支付方式' disabled />}
      </Card>
      {channels.hint !== null && <div className='gutter fs-12 t3 mb12'>{channels.hint}</div>}
    </>
  )
}

const splitText = (limit: Money, slices: number | null): string =>
  slices === null
    ? `单笔上限 ${formatMoney(limit)}，超过线上可支付的总额`
    : `单笔上限 ${formatMoney(limit)}，线上需分 ${slices} 笔支付`

/** The way for a large sum, before all channels: one payment from the bank with a paper that says what to type there. */
function ByTransfer({ onTap, limitText }: { onTap: Link; limitText: string }) {
  return (
    <Card label='电汇'>
      <Ends gap={12}>
        <Row gap={12} className='grow'>
          <ChannelMark name='TT' />
          <span className='fs-16 fw-m'>大额推荐电汇</span>
        </Row>
        <Button size='large' onTap={onTap}>
          去电汇
        </Button>
      </Ends>
      <div className='fs-13 t2 mt8 break'>
        一次汇款付清，1-2 个工作日到账；提交后可下载汇款单 PDF，含收款账户、识别码和二维码
      </div>
      {limitText !== '' && <div className='fs-12 t3 mt4 break'>{limitText}</div>}
    </Card>
  )
}
