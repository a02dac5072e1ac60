import type { Row as RowOf } from '@contract'
import { openKeyStatus, openReadNames } from '@domain/statuses/open-data'
import { ListPage, useAct } from '@/blocks'
import { usePaged, useRead } from '@/request'
import { BottomBar, Card, DateText, Empty, Ends, ErrorBlock, Item, KeyValue, SectionLabel, Status } from '@/ui'
import { scopesText, type OpenKey } from './words'

/** One key: what it reads, what was read by it, and its end. */
export function KeyPage({ keyId }: { keyId: string }) {
  const uses = usePaged('btwob GET /openKey/uses', { keyId }, { refresh: 'show' })
  const read = useRead('btwob GET /openKey/list', undefined, { refresh: 'show', handles: 'all' })
  const key = read.data?.list.find((one) => one.keyId === keyId)
  const again = () => Promise.all([read.reload(), uses.reload()])
  const revoke = useAct('btwob POST /openKey/revoke', {
    ask: {
      content: '撤销后使用该密钥的系统立即不能再读取，且不能恢复，确定撤销吗？',
      confirmText: '撤销',
      danger: true,
    },
    ok: '已撤销',
    done: again,
    stale: again,
  })
  return (
    <ListPage
      spaced
      title='密钥详情'
      // Both stand at once: nothing moves when the second one comes.
      list={read.state === 'loading' ? { ...uses, state: 'loading' } : uses}
      head={
        <>
          {key && <Facts of={key} />}
          {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
          <SectionLabel>读取记录（近400天）</SectionLabel>
        </>
      }
      keyOf={({ day, read: name, code, ip }) => `${day}|${name}|${code}|${ip}`}
      item={(use) => <UseRow use={use} />}
      empty={<Empty text='还没有读取记录' />}
      footer={
        key?.state === 'LIVE' && (
          <BottomBar primary={{ text: '撤销密钥', danger: true, onTap: () => revoke.run({ keyId }) }} />
        )
      }
    />
  )
}

function Facts({ of: { name, hint, scopes, state, createdAt, revokedAt } }: { of: OpenKey }) {
  return (
    <Card label='密钥'>
      <Ends>
        <span className='fs-16 fw-b break'>{name}</span>
        <Status status={openKeyStatus[state]} />
      </Ends>
      <div className='mt8'>
        <KeyValue
          items={[
            ['密钥开头', <span className='num'>{`${hint}…`}</span>],
            ['可读数据', scopesText(scopes)],
            ['创建时间', <DateText value={createdAt} form='full' />],
            ['撤销时间', revokedAt !== null && <DateText value={revokedAt} form='full' />],
          ]}
        />
      </div>
      {state === 'ENDED' && <div className='fs-13 t2 mt8'>创建人已不是本户号的主账号，密钥自动失效</div>}
    </Card>
  )
}

/** A day's uses of one kind from one address. */
function UseRow({ use: { read, code, ip, times, lastAt } }: { use: RowOf<'btwob GET /openKey/uses'> }) {
  const isGood = code === '0'
  return (
    <Item>
      <Ends>
        <span className={isGood ? 'fs-15' : 'fs-15 c-danger'}>
          {`${openReadNames[read]} ${times}次${isGood ? '' : ` · 被拒绝（${code}）`}`}
        </span>
        <span className='fs-12 t3 num'>
          <DateText value={lastAt} form='full' />
        </span>
      </Ends>
      <div className='fs-12 t3 num break'>{`来源 ${ip}`}</div>
    </Item>
  )
}
