import { useState } from 'react'
import { DetailPage, useAct, useLink, useLinks, useMay, Shape } from '@/blocks'
import { ExplainCard } from '@/shared/explain'
import { useRead } from '@/request'
import { addressOf, go } from '@/routes/go'
import { BottomBar, confirm, Money, NoticeBar } from '@/ui'
import { energyAndPayment } from '@domain/error-texts/energy-and-payment'
import { isOwing } from '@domain/statuses/bill'
import { DETAIL, placeOf, type Statement } from '../settlement-look'
import { DisputeSheet } from './DisputeSheet'
import { Disputes } from './Disputes'
import { Lines } from './Lines'
import { Papers } from './Papers'
import { Revisions } from './Revisions'
import { StatementHead } from './StatementHead'

interface Props {
  statementId: string
  scope: Statement['scope']
}

/** One statement: measurement, price, disputes, signature; and the links to dispute or sign (A 6.10, 6.11). */
export function StatementView({ statementId, scope }: Props) {
  const read = useRead(DETAIL[scope], { statementId }, { refresh: 'show' })
  const mayBill = useMay('model:BILL_VIEW')
  const [isDisputing, setDisputing] = useState(false)
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[190, 260, 120]} />}
      footer={(statement) => (
        <Footer statement={statement} onDispute={() => setDisputing(true)} onStale={read.reload} />
      )}
    >
      {(statement) => (
        <>
          <Newer statement={statement} />
          <StatementHead statement={statement} />
          <Lines statement={statement} />
          {mayBill && <ExplainCard of={{ statementId }} />}
          <Disputes statement={statement} />
          <Papers statement={statement} />
          <Revisions statement={statement} />
          {isDisputing && (
            <DisputeSheet
              statement={statement}
              onClose={() => setDisputing(false)}
              onStale={async () => {
                setDisputing(false)
                await read.reload()
              }}
            />
          )}
        </>
      )}
    </DetailPage>
  )
}

/** A void revision leads to the one that took its place. */
function Newer({ statement }: { statement: Statement }) {
  const links = useLinks()
  const newest = statement.revisions[0]
  if (statement.state !== 'VOID' || newest === undefined) return null
  const open = links(placeOf({ ...statement, statementId: newest.statementId }))
  return (
    <NoticeBar tone='warning' {...(open && { action: '查看新版', onTap: open })}>
      该结算单已作废，以第{newest.revision}版为准
    </NoticeBar>
  )
}

interface FooterProps {
  statement: Statement
  onDispute: () => void
  onStale: () => Promise<unknown>
}

/** What can be done with it now: agree or object, take an objection back, pay. */
function Footer({ statement, onDispute, onStale }: FooterProps) {
  const maySign = useMay('model:SETTLE_SIGN')
  const { bill, state } = statement
  const open = useLinks()(bill && addressOf('/pages/my-bill/details/details', { billId: bill.billId }))
  if (bill && open) return <BottomBar primary={{ text: isOwing(bill.state) ? '去缴费' : '查看账单', onTap: open }} />
  if (!maySign) return null
  if (state === 'PENDING') return <AgreeBar statement={statement} onDispute={onDispute} />
  if (state === 'DISPUTED') return <WithdrawBar statement={statement} onStale={onStale} />
  return null
}

function AgreeBar({ statement, onDispute }: Omit<FooterProps, 'onStale'>) {
  const { statementId, revision, scope, disputesLeft, totalAmount } = statement
  const butler = useLink('/subPages/butler')
  const dispute = async () => {
    if (disputesLeft > 0) return onDispute()
    const isWanted = await confirm({
      title: '提示',
      content: energyAndPayment.A2204,
      ...(butler ? { confirmText: '联系客户经理' } : { cancelText: null }),
    })
    if (isWanted) butler?.()
  }
  const sign = async () => {
    const isMeant = await confirm({ title: '提示', content: '确认后将作为结算依据，不可修改，是否继续？' })
    if (isMeant) await go('/pages/manager-energy/signature', { statementId, revision, scope })
  }
  return (
    <BottomBar
      {...(totalAmount !== null && { sum: { label: '结算金额', value: <Money value={totalAmount} size='s' /> } })}
      secondary={{ text: '提出异议', onTap: dispute }}
      primary={{ text: '确认并签字', onTap: sign }}
    />
  )
}

/** AE-24: taken back before the company answers. */
function WithdrawBar({ statement, onStale }: Omit<FooterProps, 'onDispute'>) {
  const withdraw = useAct('energy POST /settlement/cancelDispute', {
    ask: '确定撤回异议吗？',
    ok: '异议已撤回',
    dialog: ['A2205'],
    stale: onStale,
  })
  const open = statement.disputes.find(({ result }) => result === null)
  if (open === undefined) return null
  const { disputeId } = open
  const onTap = () => withdraw.run({ disputeId })
  return <BottomBar primary={{ text: '撤回异议', onTap, loading: withdraw.busy, loadingText: '提交中' }} />
}
