import { maskPhone } from '@domain/mask'
import { relations } from '@domain/statuses/names'
import { useState } from 'react'
import { ListPage, useAct } from '@/blocks'
import { usePaged } from '@/request'
import { go } from '@/routes/go'
import { Button, Card, DateText, Empty, Ends, prompt, Row, Tabs } from '@/ui'
import { InviteSheet } from './InviteSheet'
import { nameOf, type Sub } from '../words'

type Tab = '1' | '2'

/** 子账号管理 (C 6.8). */
export function SonAccountView() {
  const [tab, setTab] = useState<Tab>('1')
  const list = usePaged(
    'default GET /hqw/subAccount/list',
    { reviewStatus: tab },
    { keepPrevious: true, refresh: 'show' },
  )
  const [inviting, setInviting] = useState(false)
  const counts = list.first?.counts
  const tabs = [
    { key: '1' as const, label: '已通过' },
    { key: '2' as const, label: '待审核', count: counts?.pending ?? 0 },
  ]
  return (
    <ListPage
      spaced
      actions={[{ label: '邀请', onTap: () => setInviting(true) }]}
      list={list}
      cards
      keyOf={(row) => row.bindingId}
      empty={<Empty text={tab === '1' ? '暂无子账号，邀请同事加入吧' : '暂无待审核的申请'} />}
      top={<Tabs items={tabs} active={tab} onChange={setTab} />}
      head={
        <>
          {list.first && (
            <div className='gutter fs-14 t2 mb12'>
              已添加 <span className='num'>{list.first.counts.passed}</span>/{list.first.limit}
              {othersText(list.first.counts)}
            </div>
          )}
          {inviting && (
            <InviteSheet
              onClose={() => {
                setInviting(false)
                void list.reload()
              }}
            />
          )}
        </>
      }
      item={(row) => (tab === '1' ? <Member row={row} onChanged={list.reload} /> : <Waiting row={row} />)}
    />
  )
}

/** Applications that are not admitted hold a place with the customer number as well (CX-02). */
function othersText({ pending, rejected, timeout }: { pending: number; rejected: number; timeout: number }): string {
  const parts = [
    pending > 0 && `待审核 ${pending}`,
    rejected > 0 && `已驳回 ${rejected}`,
    timeout > 0 && `已超时 ${timeout}`,
  ]
  const named = parts.filter(Boolean).join('，')
  return named === '' ? '' : `，另有申请：${named}`
}

function Waiting({ row }: { row: Sub }) {
  return (
    <Card label={nameOf(row)} onTap={() => void go('/pages/binding/check', { tab: '2' })}>
      <Ends>
        <span className='fs-17 fw-b break'>{nameOf(row)}</span>
        <span className='fs-14 t3'>去审核</span>
      </Ends>
      <div className='fs-14 t2 num'>
        {maskPhone(row.username)} · {relations[row.relation]}
      </div>
    </Card>
  )
}

function Member({ row, onChanged }: { row: Sub; onChanged: () => Promise<void> }) {
  const { bindingId } = row
  const rename = useAct('default POST /hqw/subAccount/rename', {
    more: async () => {
      const remarkName = await prompt({ title: '备注名', label: '备注名', value: row.remarkName, maxLength: 12 })
      return remarkName === null ? null : { remarkName: remarkName.trim() }
    },
    ok: '已保存',
  })
  const remove = useAct('default POST /hqw/subAccount/remove', {
    ask: { content: `确定移除子账号${nameOf(row)}吗？移除后该账号将无法访问本户号`, danger: true },
    ok: '已移除',
    done: onChanged,
    stale: onChanged,
  })
  const askName = () => rename.run({ bindingId })
  const askRemove = () => remove.run({ bindingId })
  return (
    <Card>
      <Ends>
        <span className='fs-16 fw-b'>{nameOf(row)}</span>
        <span className='fs-13 t3'>{row.modelCount}项权限</span>
      </Ends>
      <div className='fs-14 t2 num'>
        {maskPhone(row.username)} · {relations[row.relation]}
      </div>
      <div className='fs-13 t3'>
        {row.lastSeenAt === null ? (
          '尚未登录过'
        ) : (
          <>
            最近登录 <DateText value={row.lastSeenAt} form='full' />
          </>
        )}
      </div>
      <Row gap={12} top={12} to='end'>
        <Button kind='text' size='small' danger onTap={askRemove}>
          移除
        </Button>
        <Button kind='outline' size='small' onTap={askName}>
          备注
        </Button>
        <Button
          kind='outline'
          size='small'
          onTap={() => go('/subPagesB/pages/accountSecurity/authority', { bindingId })}
        >
          权限
        </Button>
      </Row>
    </Card>
  )
}
