import { maskPhone } from '@domain/mask'
import { relations } from '@domain/statuses/names'
import type { Out } from '@contract'
import { callPhone } from '@/platform/phone'
import { serverNow } from '@/platform/time'
import { loadUser } from '@/auth'
import { DetailPage, useAct } from '@/blocks'
import { useRead } from '@/request'
import { go, goBack } from '@/routes/go'
import { useUser } from '@/stores'
import { BottomBar, Card, CountDown, KeyValue, Status, type FactRow } from '@/ui'
import { APPLIED, ApplySteps } from '../ApplySteps'
import { leftText, reviewLooks } from '../words'

type Detail = Out<'default GET /hqw/subAccount/detail'>

/** Where an application stands, for its applicant. */
export function ApplicationDetail({ bindingId }: { bindingId: string }) {
  const read = useRead('default GET /hqw/subAccount/detail', { bindingId }, { refresh: 'show' })
  return (
    <DetailPage spaced read={read} footer={(row) => <Actions row={row} onDone={read.reload} />}>
      {(row) => (
        <>
          <ApplySteps
            current={row.reviewStatus === '1' ? APPLIED : 1}
            isFailed={row.reviewStatus === '0' || row.reviewStatus === '3'}
          />
          <Card>
            <KeyValue items={facts(row)} />
          </Card>
        </>
      )}
    </DetailPage>
  )
}

function facts(row: Detail): FactRow[] {
  const isWaiting = row.reviewStatus === '2'
  return [
    ['状态', <Status status={reviewLooks[row.reviewStatus]} />],
    ['户名', row.customerName],
    ['户号', row.bp],
    ['供气单位', row.companyName],
    ['主账号', isWaiting && row.masterUsername !== '' && maskPhone(row.masterUsername)],
    ['与企业关系', relations[row.relation]],
    ['申请说明', row.applyReason || null],
    ['剩余时间', isWaiting && row.deadlineAt !== null && <CountDown until={row.deadlineAt} format={leftText} />],
    ['驳回原因', row.reviewStatus === '0' && row.rejectReason],
  ]
}

function Actions({ row, onDone }: { row: Detail; onDone: () => Promise<void> }) {
  const withdraw = useAct('default POST /crmgas/portal/user/withdrawBinding', {
    ask: { content: '确认撤回该申请吗？', cancelText: '再想想', confirmText: '撤回申请' },
    ok: '已撤回',
    adopt: () => loadUser(),
    // With another customer number the page that led here is open; without one there is nothing but the search.
    done: () =>
      useUser.getState().isBindSuccess
        ? goBack()
        : go('/pages/confirm-cusInfo/confirm-cusInfo', {}, { relaunch: true }),
    // 2203: it was decided meanwhile; the page shows the decision.
    stale: onDone,
  })
  const takeBack = () => withdraw.run({ bindingId: row.bindingId })
  if (row.reviewStatus === '1') return <BottomBar primary={{ text: '返回首页', onTap: enter }} />
  if (row.reviewStatus === '2' && (row.deadlineAt === null || Date.parse(row.deadlineAt) > serverNow()))
    return (
      <BottomBar
        secondary={{ text: '撤回申请', danger: true, onTap: takeBack, loading: withdraw.busy }}
        primary={
          row.masterUsername === ''
            ? { text: '返回首页', onTap: () => go('/pages/home/index/index') }
            : { text: '联系主账号', onTap: () => callPhone(row.masterUsername) }
        }
      />
    )
  return (
    <BottomBar
      {...(row.masterUsername !== '' && {
        secondary: { text: '联系主账号', onTap: () => callPhone(row.masterUsername) },
      })}
      primary={{
        text: '重新申请',
        onTap: () => go('/pages/confirm-cusInfo/customer-info', { bindingId: row.bindingId }),
      }}
    />
  )
}

/** The master has admitted me: the guard must know before home opens. */
const enter = async () => {
  await loadUser()
  await go('/pages/home/index/index', {}, { relaunch: true })
}
