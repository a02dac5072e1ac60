import { useState } from 'react'
import type { Row as RowOf } from '@contract'
import { formatSpan } from '@domain/date-format'
import { guestActs, guestLinkStatus } from '@domain/statuses/guest-link'
import { ListPage, useAct } from '@/blocks'
import { usePaged, useRead } from '@/request'
import { BottomBar, Card, DateText, Empty, Ends, ErrorBlock, Item, KeyValue, SectionLabel, Status } from '@/ui'
import { MadeLink } from './MadeLink'
import { scopesText, type GuestLink } from './words'

/** One link: what it shows, its views with viewer and time, and its end. */
export function LinkPage({ linkId }: { linkId: string }) {
  const views = usePaged('btwob GET /guestLink/views', { linkId }, { refresh: 'show' })
  const read = useRead('btwob GET /guestLink/detail', { linkId }, { refresh: 'show', handles: 'all' })
  const [token, setToken] = useState<string | null>(null)
  const again = () => Promise.all([read.reload(), views.reload()])
  const link = read.data
  if (token !== null) return <MadeLink token={token} guestName={link?.guestName ?? ''} onDone={() => setToken(null)} />
  return (
    <ListPage
      spaced
      title='链接详情'
      // Both stand at once: nothing moves when the second one comes.
      list={read.state === 'loading' ? { ...views, state: 'loading' } : views}
      head={
        <>
          {link && <Facts link={link} />}
          {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
          <SectionLabel>查看记录</SectionLabel>
        </>
      }
      keyOf={({ viewId }) => viewId}
      item={(view) => <ViewRow view={view} />}
      empty={<Empty text='还没有查看记录' />}
      footer={link && isOpen(link) && <Acts link={link} onToken={setToken} onChanged={again} />}
    />
  )
}

const isOpen = ({ state }: GuestLink): boolean => state === 'LIVE' || state === 'LOCKED'

function Facts({ link }: { link: GuestLink }) {
  return (
    <Card label='链接'>
      <Ends>
        <span className='fs-16 fw-b break'>{link.guestName}</span>
        <Status status={guestLinkStatus[link.state]} />
      </Ends>
      <KeyValue
        items={[
          ['手机号', <span className='num'>{link.phoneMask}</span>],
          ['授权内容', scopesText(link.scopes)],
          ['授权期间', <span className='num'>{formatSpan(link.monthFrom, link.monthTo)}</span>],
          ['有效至', <span className='num'>{link.endDate}</span>],
          ['创建时间', <DateText value={link.createdAt} form='full' />],
          ['撤销时间', link.revokedAt !== null && <DateText value={link.revokedAt} form='full' />],
        ]}
      />
      <Why link={link} />
    </Card>
  )
}

/** Why it takes no code at the moment, or opens nothing any more. */
function Why({ link: { state, lockedUntil } }: { link: GuestLink }) {
  if (state === 'LOCKED')
    return (
      <div className='fs-13 c-warning mt8'>
        验证码错误次数过多，
        <DateText value={lockedUntil} form='time' /> 前不能验证，已进入的访问不受影响
      </div>
    )
  return state === 'ENDED' ? <div className='fs-13 t2 mt8'>创建人已不是本户号的主账号，链接自动失效</div> : null
}

function ViewRow({ view: { act, about, at } }: { view: RowOf<'btwob GET /guestLink/views'> }) {
  return (
    <Item>
      <Ends>
        <span className={act === 'FAILED' ? 'fs-15 c-danger' : 'fs-15'}>{guestActs[act]}</span>
        <span className='fs-12 t3 num'>
          <DateText value={at} form='full' />
        </span>
      </Ends>
      {about !== '' && <div className='fs-12 t3 num break'>{about.replace('~', ' 至 ')}</div>}
    </Item>
  )
}

interface ActsProps {
  link: GuestLink
  onToken: (token: string) => void
  onChanged: () => Promise<unknown>
}

function Acts({ link: { linkId, guestName }, onToken, onChanged }: ActsProps) {
  const revoke = useAct('btwob POST /guestLink/revoke', {
    ask: { content: `撤销后${guestName}立即不能再查看，且不能恢复，确定撤销吗？`, confirmText: '撤销', danger: true },
    ok: '已撤销',
    done: onChanged,
    stale: onChanged,
  })
  const renew = useAct('btwob POST /guestLink/renew', {
    ask: '重新生成后原地址立即失效，已进入的访问也会退出，确定吗？',
    done: ({ token }) => onToken(token),
    // Ended meanwhile: the page shows its state.
    stale: (error) => error.is('2904') && onChanged(),
  })
  return (
    <BottomBar
      secondary={{ text: '重新生成地址', onTap: () => renew.run({ linkId }) }}
      primary={{ text: '撤销链接', danger: true, onTap: () => revoke.run({ linkId }) }}
    />
  )
}
