import { useState } from 'react'
import type { Out, Row } from '@contract'
import { contractNoticeKinds, signTaskStatus } from '@domain/statuses/signing'
import { formatFullMoment } from '@domain/date-format'
import { useRead } from '@/request'
import { Chips, Empty, Ends, ErrorBlock, Item, Sheet, Skeleton } from '@/ui'

type Share = 'UNREAD' | 'UNACKED' | 'UNSIGNED'
type Missing = Out<'btwob GET /contract/missing'>
type Line = Row<'btwob GET /contract/missing'>

const tabsOf = (counts: Missing['counts'] | undefined) =>
  [
    { key: 'UNREAD', label: '未读', count: counts?.unread },
    { key: 'UNACKED', label: '待知悉', count: counts?.unacked },
    { key: 'UNSIGNED', label: '待签署', count: counts?.unsigned },
  ].map(({ key, label, count }) => ({ key: key as Share, label: count === undefined ? label : `${label} ${count}` }))

/** As many of the most urgent ones as a sheet shows. */
const SHOWN = 50

/** 合同未读未签: customers that have not read or acknowledged a notice, or not signed a contract (C-10). */
export function MissingSheet({ onClose }: { onClose: () => void }) {
  const [share, setShare] = useState<Share>('UNREAD')
  const [open, setOpen] = useState<string>()
  const read = useRead('btwob GET /contract/missing', { share, pageSize: SHOWN }, { handles: 'all' })
  const { data } = read
  return (
    <Sheet open title='合同未读未签' onClose={onClose}>
      <Chips label='缺少的' items={tabsOf(data?.counts)} active={share} onChange={setShare} />
      {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      {read.state === 'loading' && <Skeleton kind='block' height={160} />}
      {data?.list.length === 0 && <Empty small text='没有需要跟进的合同' />}
      {data?.list.map((line) => (
        <OfContract
          key={line.noticeId ?? line.contractId}
          line={line}
          isOpen={line.noticeId !== null && line.noticeId === open}
          onTap={() => setOpen(line.noticeId === open ? undefined : (line.noticeId ?? undefined))}
        />
      ))}
      {data !== undefined && data.total > data.list.length && (
        <div className='gutter fs-12 t3 num mt8'>{`共 ${data.total} 份，先到期的 ${data.list.length} 份在此`}</div>
      )}
    </Sheet>
  )
}

interface Props {
  line: Line
  isOpen: boolean
  onTap: () => void
}

function OfContract({ line, isOpen, onTap }: Props) {
  const { bp, noticeId, task, daysLeft } = line
  const what = task === null ? contractNoticeKinds[line.kind] : signTaskStatus[task].label
  return (
    <>
      <Item {...(noticeId !== null && { onTap, open: isOpen })}>
        <Ends>
          <span className='fs-15 fw-m break'>{line.customerName}</span>
          <span className={`fs-13 num nowrap ${daysLeft <= 7 ? 'c-danger' : 't2'}`}>
            {daysLeft < 0 ? `已过 ${-daysLeft} 天` : `剩 ${daysLeft} 天`}
          </span>
        </Ends>
        <div className='fs-13 t2 break'>{`${line.title} ${line.contractNo}`}</div>
        <div className='fs-12 t3 num break'>{`户号 ${bp} · ${what} · 通知于 ${formatFullMoment(line.sentAt)}`}</div>
      </Item>
      {isOpen && noticeId !== null && <Readers bp={bp} noticeId={noticeId} />}
    </>
  )
}

/** Each account that may see the notice, and when it did. */
function Readers({ bp, noticeId }: { bp: string; noticeId: string }) {
  const read = useRead('btwob GET /contract/readers', { bp, noticeId }, { handles: 'all' })
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  if (read.data === undefined) return <Skeleton kind='block' height={60} />
  if (read.data.people.length === 0) return <Empty small text='没有可查看合同的账号' />
  return (
    <div className='gutter mb8'>
      {read.data.people.map(({ name, isMaster, maySign, readAt }, index) => (
        <Ends key={index} className='mt4'>
          <span className='fs-13 break'>
            {`${name}（${isMaster === '1' ? '主账号' : '子账号'}${maySign === '1' ? '，可签署' : ''}）`}
          </span>
          <span className={readAt === null ? 'fs-13 c-warning' : 'fs-13 t3 num'}>
            {readAt === null ? '未读' : `已读 ${formatFullMoment(readAt)}`}
          </span>
        </Ends>
      ))}
    </div>
  )
}
