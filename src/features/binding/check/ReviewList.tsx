import { maskPhone } from '@domain/mask'
import { callPhone } from '@/platform/phone'
import { relations } from '@domain/statuses/names'
import { useState } from 'react'
import { ListPage, useAct } from '@/blocks'
import { usePaged } from '@/request'
import { Button, Card, CountDown, DateText, Empty, Ends, Row, Status, Tabs } from '@/ui'
import { OwnApplications } from './ApplicationList'
import { GrantSheet, type Granting } from '../GrantSheet'
import { RejectSheet } from './RejectSheet'
import { leftText, nameOf, reviewLooks, type Sub } from '../words'

const EMPTY: Record<Sub['reviewStatus'], string> = {
  '2': '暂无待审核的申请',
  '1': '暂无已通过的子账号',
  '0': '暂无已驳回的申请',
  '3': '暂无超时的申请',
}

/** Applications of the master's customer number, by state (SA-01, SA-02). */
export function ReviewList({ tab: first }: { tab: Sub['reviewStatus'] }) {
  const [tab, setTab] = useState(first)
  const [asked, setAsked] = useState<{ row: Sub; result: '1' | '0' } | null>(null)
  const list = usePaged(
    'default GET /hqw/subAccount/list',
    { reviewStatus: tab },
    { keepPrevious: true, refresh: 'show' },
  )
  const close = () => setAsked(null)
  const review = useAct('default POST /hqw/subAccount/review', {
    ok: (_, { result }) => (result === '1' ? '已通过' : '已驳回'),
    done: async () => {
      close()
      await list.reload()
    },
    stale: async (error) => {
      // Decided on another device, or too late: the list says its state.
      if (error.is('2203', '2204')) close()
      await list.reload()
    },
  })
  const counts = list.first?.counts
  const tabs = [
    { key: '2' as const, label: '待审核', count: counts?.pending ?? 0 },
    { key: '1' as const, label: '已通过', count: counts?.passed ?? 0 },
    { key: '0' as const, label: '已驳回', count: counts?.rejected ?? 0 },
    { key: '3' as const, label: '已超时', count: counts?.timeout ?? 0 },
  ]
  const decide = async (given: ({ result: '1' } & Granting) | { result: '0'; rejectReason: string }) =>
    asked !== null && review.run({ bindingId: asked.row.bindingId, ...given })
  return (
    <ListPage
      spaced
      list={list}
      cards
      keyOf={(row) => row.bindingId}
      empty={<Empty text={EMPTY[tab]} />}
      top={<Tabs items={tabs} active={tab} onChange={setTab} />}
      item={(row) => <Application row={row} onDecide={(result) => setAsked({ row, result })} />}
      head={
        <>
          <OwnApplications />
          {asked?.result === '1' && (
            <GrantSheet
              name={`grant-${asked.row.bindingId}`}
              title='通过申请'
              confirmText='确认通过'
              remarkName={asked.row.remarkName}
              placeholder={asked.row.nickname}
              onClose={close}
              onGrant={(granting) => decide({ result: '1', ...granting })}
            />
          )}
          {asked?.result === '0' && (
            <RejectSheet
              bindingId={asked.row.bindingId}
              onClose={close}
              onReject={(rejectReason) => decide({ result: '0', rejectReason })}
            />
          )}
        </>
      }
    />
  )
}

function Application({ row, onDecide }: { row: Sub; onDecide: (result: '1' | '0') => void }) {
  return (
    <Card>
      <Ends>
        <span className='fs-17 fw-b break'>{nameOf(row)}</span>
        <Status status={reviewLooks[row.reviewStatus]} />
      </Ends>
      <div className='fs-14 t2 num'>
        {maskPhone(row.username)} · {relations[row.relation]}
      </div>
      {row.applyReason !== '' && <div className='sunken fs-14 break mt8 mb8'>{row.applyReason}</div>}
      {row.rejectReason !== '' && (
        <div className='sunken fs-14 break mt8 mb8 c-danger'>驳回原因：{row.rejectReason}</div>
      )}
      <div className='fs-13 t3'>
        申请时间 <DateText value={row.applyAt} form='full' />
        {row.reviewStatus === '2' && row.deadlineAt !== null && (
          <>
            {' · 剩余 '}
            <CountDown until={row.deadlineAt} format={leftText} />
          </>
        )}
      </div>
      {row.reviewStatus === '2' && (
        <Row gap={12} top={12} to='end'>
          <Button kind='text' size='small' onTap={() => callPhone(row.username)}>
            联系申请人
          </Button>
          <Button kind='outline' size='small' danger onTap={() => onDecide('0')}>
            驳回
          </Button>
          <Button kind='filled' size='small' onTap={() => onDecide('1')}>
            通过
          </Button>
        </Row>
      )}
    </Card>
  )
}
