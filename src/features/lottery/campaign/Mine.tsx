import { useState } from 'react'
import { couponText } from '@domain/coupon'
import { lotteryWinStatus } from '@domain/statuses/lottery'
import { addressOf } from '@/routes/go'
import { toLogin, useMay, useReachBottomLoad, useToday } from '@/blocks'
import { usePaged } from '@/request'
import { Card, Empty, Ends, ErrorBlock, Fact, Item, ListFoot, NoAccess, Segment, Skeleton, Status } from '@/ui'
import { daysLeftText } from '../lottery-text'
import type { Role, Win } from '../types'
import { WinSheet } from './WinSheet'

interface Props {
  campaignId: string | undefined
  role: Role
  /** The prize that the address names. */
  winId: string | undefined
}

const SCOPES = [
  { key: 'me', label: '我抽中的' },
  { key: 'bp', label: '本企业' },
] as const

/** 我的奖品; for masters those of the whole customer. */
export function Mine({ campaignId, role, winId }: Props) {
  const [open, setOpen] = useState(winId)
  const address = addressOf('/subPagesB/pages/lotteryDraw/detail', { ...(campaignId && { campaignId }), tab: 'mine' })
  if (role === 'V') return <NoAccess text='登录后查看' action='去登录' onAction={() => void toLogin(address)} />
  if (role === 'N' || role === 'P') return <Empty text='绑定企业后查看' />
  return (
    <>
      <Prizes campaignId={campaignId} onOpen={setOpen} />
      {open !== undefined && <WinSheet winId={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Prizes({ campaignId, onOpen }: { campaignId: string | undefined; onOpen: (winId: string) => void }) {
  const isMaster = useMay('master')
  const [scope, setScope] = useState<'me' | 'bp'>('me')
  const list = usePaged(
    'default GET /crmgas/lottery/myWinList',
    { ...(campaignId !== undefined && { campaignId }), scope },
    { refresh: 'show' },
  )
  useReachBottomLoad(list.loadMore)
  return (
    <>
      {isMaster && (
        <div className='gutter mb12'>
          <Segment label='范围' items={SCOPES} active={scope} onChange={setScope} />
        </div>
      )}
      {list.first === undefined ? (
        list.error ? (
          <ErrorBlock text={list.error.message} onRetry={() => void list.reload()} />
        ) : (
          <Skeleton height={200} />
        )
      ) : list.rows.length === 0 ? (
        <Empty text='还没有奖品' />
      ) : (
        <>
          <Card flush label='我的奖品'>
            {list.rows.map((win) => (
              <WinRow key={win.winId} of={win} onTap={() => onOpen(win.winId)} />
            ))}
          </Card>
          <ListFoot state={list.foot} onRetry={list.loadMore} />
        </>
      )}
    </>
  )
}

function WinRow({
  of: { prizeName, state, claimUntil, couponFrom, prizeValue },
  onTap,
}: {
  of: Win
  onTap: () => void
}) {
  const today = useToday()
  const note =
    state === 'pendingClaim'
      ? `${claimUntil}前领取，${daysLeftText(today, claimUntil)}`
      : couponFrom !== null
        ? `${couponText({ faceValue: prizeValue, threshold: couponFrom })}，有效期至 ${claimUntil}`
        : undefined
  return (
    <Item onTap={onTap}>
      <Ends>
        <Fact grow value={prizeName} {...(note !== undefined && { note })} />
        <Status status={lotteryWinStatus[state]} />
      </Ends>
    </Item>
  )
}
