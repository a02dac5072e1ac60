import type { Out } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import { couponText } from '@domain/coupon'
import { lotteryPrizes, lotteryStatus, lotteryWinStatus } from '@domain/statuses/lottery'
import { useAct, useLink } from '@/blocks'
import { useRead } from '@/request'
import {
  Button,
  prompt,
  Card,
  Empty,
  Ends,
  ErrorBlock,
  Fact,
  Item,
  KeyValue,
  SectionCard,
  Skeleton,
  Status,
} from '@/ui'
import { count } from '../../cells'
import { useDeskEnd } from '../../DeskGate'
import { CampaignActs } from './CampaignActs'

type Campaign = Out<'btwob GET /lottery/detail'>
type Win = Campaign['wins'][number]

interface Props {
  campaignId: string
  /** The staff's token has ended. */
  close: () => void
  onDone?: () => Promise<void>
}

/** A campaign as staff see it: no seed of a day to come, prizes with what is left, claims with their tickets. */
export function CampaignPanel({ campaignId, close, onDone }: Props) {
  const read = useRead('btwob GET /lottery/detail', { campaignId }, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(read.error, close)
  const campaign = read.data
  if (campaign === undefined)
    return read.state === 'error' ? (
      <ErrorBlock text={read.error?.message} onRetry={() => void read.reload()} />
    ) : (
      <Skeleton height={320} />
    )
  const renew = () => Promise.all([read.reload(), onDone?.()]).then(() => undefined)
  return (
    <>
      <Head of={campaign} onDone={renew} />
      <SectionCard title='奖品'>
        {campaign.prizes.map(({ prizeId, name, weight, quantity, remaining }) => (
          <Ends key={prizeId} className='fs-14' top={8}>
            <span className='break'>{name}</span>
            <span className='num nowrap'>
              {weight / 10_000}%{quantity !== null && ` · 剩 ${count(remaining ?? 0)}/${count(quantity)} 份`}
            </span>
          </Ends>
        ))}
      </SectionCard>
      <SectionCard flush title='中奖与领取' count={campaign.wins.length}>
        {campaign.wins.length === 0 && <Empty small text='还没有中奖' />}
        {campaign.wins.map((win) => (
          <WinRow key={win.winId} of={win} onDone={renew} />
        ))}
      </SectionCard>
    </>
  )
}

function Head({ of: campaign, onDone }: { of: Campaign; onDone: () => Promise<void> }) {
  const { campaignId, title, state, seedHash, openedDay, days } = campaign
  const edit = useLink('/pages/desk/lottery', { campaignId, edit: '1' })
  return (
    <Card>
      <Ends>
        <h2 className='fs-20 fw-b break'>{title}</h2>
        <Status status={lotteryStatus[state]} />
      </Ends>
      <KeyValue
        className='mt8'
        items={[
          ['时间', `${formatFullMoment(campaign.startAt)} 至 ${formatFullMoment(campaign.endAt)}`],
          ['领取期限', campaign.claimUntil],
          ['机会与抽奖', `${count(campaign.chances)} 次机会，已抽 ${count(campaign.draws)} 次`],
          ['暂停原因', campaign.pauseReason],
          ['种子指纹', seedHash, { copy: seedHash ?? '' }],
          ['已公开种子', days !== null && `第 ${openedDay} 天，共 ${days} 天`],
        ]}
      />
      {state === 'draft' && edit && (
        <Button kind='outline' size='small' className='mt12' onTap={edit}>
          编辑
        </Button>
      )}
      <CampaignActs of={campaign} onDone={onDone} />
    </Card>
  )
}

function WinRow({ of: win, onDone }: { of: Win; onDone: () => Promise<void> }) {
  const finish = useAct('btwob POST /lottery/win/finish', {
    ask: `${win.customerName}的${win.prizeName}已上门完成？`,
    ok: '已完成',
    done: () => void onDone(),
    stale: onDone,
  })
  const ship = useAct('btwob POST /lottery/win/ship', {
    more: async () => {
      const handedNo = await prompt({
        title: '移交服务',
        label: '承接单号',
        content: '客户会看到这个单号。',
        maxLength: 40,
        check: (text) => (text.trim().length < 2 ? '请填写承接单号' : undefined),
      })
      return handedNo === null ? null : { handedNo: handedNo.trim() }
    },
    ok: '已移交',
    done: () => void onDone(),
    stale: onDone,
  })
  const ticket = useLink('/pages/desk/ticket', win.ticketId === null ? undefined : { ticketId: win.ticketId })
  return (
    <Item>
      <Ends>
        <Fact
          grow
          value={`${win.prizeName} · ${lotteryPrizes[win.service].label}`}
          note={`${win.customerName} ${win.bp}${win.receiverName === null ? '' : ` · ${win.receiverName} ${win.receiverPhone ?? ''}`}`}
        />
        <Status status={lotteryWinStatus[win.state]} />
      </Ends>
      {win.couponFrom !== null && (
        <div className='fs-12 t3 mt4 break'>
          {couponText({ faceValue: win.prizeValue, threshold: win.couponFrom })}，
          {win.leadNo === null ? `有效期至 ${win.claimUntil}` : `已用于咨询单 ${win.leadNo}`}
        </div>
      )}
      {win.handedNo !== null && <div className='fs-12 t3 mt4 break'>已移交 {win.handedNo}</div>}
      {win.state === 'claimed' && (
        <Ends top={8}>
          <Button
            kind='text'
            size='small'
            label={`工单 ${win.ticketNo ?? ''}`}
            disabled={!ticket}
            onTap={() => ticket?.()}
          >
            工单 {win.ticketNo}
          </Button>
          <Button
            kind='outline'
            size='small'
            label={`移交 ${win.customerName}`}
            loading={ship.busy}
            onTap={() => ship.run({ winId: win.winId })}
          >
            移交
          </Button>
          <Button
            kind='outline'
            size='small'
            label={`服务完成 ${win.customerName}`}
            loading={finish.busy}
            onTap={() => finish.run({ winId: win.winId })}
          >
            服务完成
          </Button>
        </Ends>
      )}
    </Item>
  )
}
