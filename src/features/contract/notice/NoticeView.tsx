import type { Out, Row as RowOf } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import { DetailPage, PageFrame, Shape, useAct, useLink, useLinks } from '@/blocks'
import { useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { BottomBar, Button, Card, Cell, CellGroup, DateText, Empty, Row } from '@/ui'

type Notice = Out<'default GET /crmgas/contract/notice/detail'>
type NoticeRow = RowOf<'default GET /crmgas/contract/notice/list'>
type Params = PageParams<'/pages/my-order/contract-reminder-notice'>

/** 合同到期提醒 (B 6.7): the notice that is meant, else the newest without an acknowledgement. */
export function NoticeView({ noticeId }: Params) {
  return noticeId === undefined ? <Newest /> : <Letter noticeId={noticeId} />
}

function Newest() {
  const read = useRead('default GET /crmgas/contract/notice/list', {}, { refresh: 'show' })
  const list = read.data?.list ?? []
  const open = list.filter(({ isOpen }) => isOpen === '1')
  const first = open[0] ?? list[0]
  if (open.length > 1) return <Several of={open} />
  if (first) return <Letter noticeId={first.noticeId} />
  return (
    <DetailPage read={read} skeleton={<Shape heights={[220, 160]} />}>
      {() => <Empty text='暂无合同提醒' />}
    </DetailPage>
  )
}

/** Several wait: each has a letter of its own. */
function Several({ of: notices }: { of: readonly NoticeRow[] }) {
  const links = useLinks()
  return (
    <PageFrame spaced>
      <CellGroup>
        {notices.map(({ noticeId, title, content }) => (
          <Cell
            key={noticeId}
            icon='contract'
            title={title}
            subtitle={content}
            onTap={links.to('/pages/my-order/contract-reminder-notice', { noticeId })}
          />
        ))}
      </CellGroup>
    </PageFrame>
  )
}

function Letter({ noticeId }: { noticeId: string }) {
  const read = useRead('default GET /crmgas/contract/notice/detail', { noticeId }, { refresh: 'show' })
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[220, 160]} />}
      footer={(notice) => <Foot of={notice} onChanged={read.reload} />}
    >
      {(notice) => (
        <>
          {notice.kind === 'UNSIGNED' ? <UnsignedText of={notice} /> : <Text of={notice} />}
          {notice.renewable === '1' && <Butler />}
        </>
      )}
    </DetailPage>
  )
}

function Text({ of: notice }: { of: Notice }) {
  const contract = useLink('/subPagesB/pages/signManagement/management', { contractId: notice.contractId })
  const { daysLeft } = notice
  return (
    <Card>
      <div className='fs-15'>{notice.customerName}：</div>
      <div className='fs-15 lh-read mt12 break'>
        贵单位与{notice.companyName}签订的《{notice.title}》（{notice.contractNo}，{notice.startDate} 至{' '}
        {notice.endDate}）{daysLeft < 0 ? '已经到期。' : '即将到期。'}
      </div>
      <div className='mt16'>
        <span className='fs-13 t3'>{daysLeft < 0 ? '已到期' : '剩余'}</span>
        <div className='num fw-b c-warning fs-24'>{Math.abs(daysLeft)}天</div>
      </div>
      <div className='fs-15 lh-read mt12'>到期后将影响气量包订购及用气计划申报。</div>
      <div className='fs-15 lh-read mt8'>请在到期前申请续签，或联系客户经理确认后续安排。</div>
      {contract && (
        <Row top={12}>
          <Button kind='text' size='small' onTap={contract}>
            查看合同
          </Button>
        </Row>
      )}
      {notice.ackAt !== null && (
        <div className='fs-12 t3 mt12 num'>
          {notice.ackBy} 已于 {formatFullMoment(notice.ackAt)} 确认知悉
        </div>
      )}
    </Card>
  )
}

/** A contract that is not signed: until when it may be, or what became of it. */
function UnsignedText({ of: notice }: { of: Notice }) {
  const { isOpen, expireAt, daysLeft } = notice
  return (
    <Card>
      <div className='fs-15'>{notice.customerName}：</div>
      <div className='fs-15 lh-read mt12 break'>
        {notice.companyName}发起的《{notice.title}》（{notice.contractNo}）
        {isOpen === '1' ? '尚未签署。' : '已无需在此签署。'}
      </div>
      {isOpen === '1' ? (
        <>
          <div className='mt16'>
            <span className='fs-13 t3'>剩余</span>
            <div className='num fw-b c-warning fs-24'>{Math.max(0, daysLeft)}天</div>
          </div>
          {expireAt !== null && (
            <div className='fs-13 t2 num'>
              签署截止 <DateText value={expireAt} form='full' />
            </div>
          )}
          <div className='fs-15 lh-read mt12'>逾期未签署，合同将失效，需重新发起。</div>
        </>
      ) : (
        <div className='fs-15 lh-read mt12 break'>{notice.content}</div>
      )}
    </Card>
  )
}

/** The foot has no place for it beside 申请续签. */
function Butler() {
  const butler = useLink('/subPages/butler')
  if (!butler) return null
  return (
    <CellGroup>
      <Cell icon='headset' title='联系客户经理' onTap={butler} />
    </CellGroup>
  )
}

function Foot({ of: notice, onChanged }: { of: Notice; onChanged: () => Promise<void> }) {
  const { noticeId, contractId } = notice
  const renew = useLink('/subPagesB/pages/signManagement/management', { contractId })
  const butler = useLink('/subPages/butler')
  const ack = useAct('default POST /crmgas/contract/notice/ack', {
    once: true,
    ok: '已确认',
    done: onChanged,
    stale: onChanged,
  })
  const sign = useLink('/subPagesB/pages/signManagement/iframe-screen', { taskId: notice.taskId ?? '' })
  const mayAck = notice.ackRequired === '1' && notice.isOpen === '1'
  const other =
    notice.renewable === '1' && renew
      ? { text: '申请续签', onTap: renew }
      : butler && { text: '联系客户经理', onTap: butler }
  if (mayAck)
    return (
      <BottomBar
        {...(other && { secondary: other })}
        primary={{ text: '我已知悉', onTap: () => ack.run({ noticeId }), loading: ack.busy }}
      />
    )
  if (notice.kind === 'UNSIGNED' && notice.isOpen === '1' && notice.taskId !== null && sign)
    return <BottomBar {...(other && { secondary: other })} primary={{ text: '去签署', onTap: sign }} />
  return other ? <BottomBar primary={other} /> : null
}
