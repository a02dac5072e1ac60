import { useState } from 'react'
import type { Out } from '@contract'
import { signTaskStatus } from '@domain/statuses/signing'
import { DetailPage, ResultPage, Shape, useLink } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { NoticeBar } from '@/ui'
import { RefuseSheet } from './RefuseSheet'
import { ContractText } from './ContractText'
import { ContractSignSheet } from './ContractSignSheet'
import { END, ReadBar, TEXT } from './ReadBar'

type Task = Out<'default GET /crmgas/contract/sign/url'>
type Params = ViewParams<'/subPagesB/pages/signManagement/iframe-screen'>

/** ms between two polls for the provider's result. */
const LOOK = 2000

/** 合同签署 (B 6.6): what differs from the contract before, the text, the fingerprint, then the signature. */
export function SignScreenView({ taskId }: Params) {
  const state = useRead(
    'default GET /crmgas/contract/sign/status',
    { taskId },
    // The page never trusts what a provider's page says: it asks (C-14).
    { refresh: 'show', freshFor: 0, every: (now) => now?.status === 'SIGNING' && LOOK },
  )
  const { data } = state
  if (data === undefined)
    return (
      <DetailPage read={state} skeleton={<Shape heights={[120, 420]} />}>
        {() => null}
      </DetailPage>
    )
  if (data.status === 'SIGNED') return <Done isWaiting={data.contractStatus === 'COUNTERSIGN'} />
  if (data.status === 'REFUSED' || data.status === 'EXPIRED')
    return <Over status={data.status} text={data.failReason} />
  return <Open taskId={taskId} fault={data.status === 'FAILED' ? data.failReason : ''} onChanged={state.reload} />
}

function Done({ isWaiting }: { isWaiting: boolean }) {
  const list = useLink('/subPagesB/pages/signManagement/index', { tab: 'done' })
  return (
    <ResultPage
      kind='success'
      headline={isWaiting ? '待供气方签署' : '签署成功'}
      text={isWaiting ? '供气方签署后合同生效，结果将通知您' : '双方签署完成，可在合同管理中下载'}
      {...(list && { primary: { text: '查看已签署', onTap: list } })}
    />
  )
}

function Over({ status, text }: { status: 'REFUSED' | 'EXPIRED'; text: string }) {
  const list = useLink('/subPagesB/pages/signManagement/index', { tab: 'void' })
  const isExpired = status === 'EXPIRED'
  return (
    <ResultPage
      kind='fail'
      headline={isExpired ? '签署任务已过期' : signTaskStatus.REFUSED.label}
      text={isExpired ? '可在合同详情中重新发起' : text}
      {...(list && { primary: { text: '查看合同', onTap: list } })}
    />
  )
}

interface Of {
  taskId: string
  /** Why the last try failed; '' without one. */
  fault: string
  onChanged: () => Promise<void>
}

function Open({ taskId, ...rest }: Of) {
  const read = useRead('default GET /crmgas/contract/sign/url', { taskId }, { freshFor: 0 })
  if (read.data) return <Reader taskId={taskId} task={read.data} {...rest} />
  return (
    <DetailPage read={read} skeleton={<Shape heights={[120, 420]} />}>
      {() => null}
    </DetailPage>
  )
}

function Reader({ taskId, task, fault, onChanged }: Of & { task: Task }) {
  const read = useRead('default GET /crmgas/contract/detail', { contractId: task.contractId }, {})
  const [sheet, setSheet] = useState<'sign' | 'refuse' | null>(null)
  const shared = { taskId, onClose: () => setSheet(null), onChanged }
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[120, 420]} />}
      footer={() => (
        <ReadBar
          key={task.docHash}
          taskId={taskId}
          of={task}
          onSign={() => setSheet('sign')}
          onRefuse={() => setSheet('refuse')}
          onChanged={onChanged}
        />
      )}
    >
      {(contract) => (
        <>
          {fault !== '' && <NoticeBar tone='danger'>签署失败：{fault}</NoticeBar>}
          <ContractText of={contract} task={task} id={TEXT} end={END} />
          {sheet === 'sign' && <ContractSignSheet task={task} {...shared} />}
          {sheet === 'refuse' && <RefuseSheet {...shared} />}
        </>
      )}
    </DetailPage>
  )
}
