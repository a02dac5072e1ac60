import type { Out } from '@contract'
import { formatMoney } from '@domain/money'
import { useLink } from '@/blocks'
import { ChannelMark, ChannelRow, type Channel } from '@/shared/pay'
import type { ParamsFor } from '@/routes/table'
import { Card, Cell, NoticeBar } from '@/ui'

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
}

/** The channels open here; the others stay visible, grey, with their reason (A 6.42). */
export function ChannelList({ channels, chosen, onChoose, transfer: wanted, slices = 1 }: ChannelListProps) {
  const transfer = useLink(TRANSFER, wanted)
  const limit = channels.list.find(({ channel }) => channel === chosen)?.singleLimit ?? null
  const isLarge = slices !== 1 && limit !== null
  const byTransfer = transfer && (
    <Cell
      lead={<ChannelMark name='TT' />}
      title='电汇'
      subtitle={isLarge ? '大额推荐，1-2 个工作日到账' : '大额请使用电汇'}
      onTap={transfer}
    />
  )
  return (
    <>
      {isLarge && (
        <NoticeBar tone='info' {...(transfer && { action: '去电汇', onTap: transfer })}>
          {slices === null
            ? `单笔上限 ${formatMoney(limit)}，超过线上可支付的总额`
            : `单笔上限 ${formatMoney(limit)}，需分 ${slices} 笔支付`}
        </NoticeBar>
      )}
      <Card flush label='支付方式'>
        {isLarge && byTransfer}
        {channels.list.map((channel) => (
          <ChannelRow key={channel.channel} channel={channel} chosen={chosen} onChoose={onChoose} />
        ))}
        {!isLarge && byTransfer}
        {channels.list.length === 0 && !transfer && <Cell title='暂无可用的支付方式' disabled />}
      </Card>
      {channels.hint !== null && <div className='gutter fs-12 t3 mb12'>{channels.hint}</div>}
    </>
  )
}
