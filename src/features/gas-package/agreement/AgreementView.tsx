import { useState } from 'react'
import { formatClock } from '@domain/date-format'
import { packageOrderStatus, supplyAgreementStatus } from '@domain/statuses/gas-package'
import { DetailPage, useAct, useLink, useMay, Shape } from '@/blocks'
import { useRead } from '@/request'
import { showFile } from '@/shared/file'
import { useReadThrough } from '@/shared/signing'
import { BottomBar, Button, Card, CountDown, Ends, Status } from '@/ui'
import type { ViewParams } from '@/routes/table'
import type { Agreement } from '../types'
import { useCancelOrder } from '../parts/order/use-cancel-order'
import { AgreementText, END, SignedBlock } from './AgreementText'
import { SignSheet } from './SignSheet'

/** 供气协议: read to its end, signed, kept (B 6.1, K-08). */
export function AgreementView({ agreeId }: ViewParams<'/subPagesB/pages/gas-package/gas-supply-agreement'>) {
  const read = useRead('taocan GET /trade/agree/detail', { agreeId }, { refresh: 'show', freshFor: 0 })
  const [isSigning, setSigning] = useState(false)
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[96, 420]} />}
      footer={(agreement) => (
        <Bar key={agreement.state} of={agreement} onSign={() => setSigning(true)} onChanged={read.reload} />
      )}
    >
      {(agreement) => (
        <>
          <Head of={agreement} onChanged={read.reload} />
          <AgreementText of={agreement} />
          <SignedBlock of={agreement} />
          {isSigning && <SignSheet of={agreement} onClose={() => setSigning(false)} onStale={read.reload} />}
        </>
      )}
    </DetailPage>
  )
}

function Head({ of: agreement, onChanged }: { of: Agreement; onChanged: () => Promise<void> }) {
  const order = useLink('/subPagesB/pages/gas-package/order-details', { orderNo: agreement.orderNo })
  return (
    <Card>
      <Ends>
        <span className='fs-20 fw-b break'>{agreement.packageName}供气协议</span>
        <Status status={supplyAgreementStatus[agreement.state]} />
      </Ends>
      {agreement.state === 'TO_SIGN' && (
        <div className='fs-14 t2 mt8 break'>
          请在{' '}
          <span className='fw-m c-warning'>
            <CountDown until={agreement.expireAt} format={formatClock} onEnd={() => void onChanged()} />
          </span>{' '}
          内完成签署
        </div>
      )}
      <Ends className='fs-12 t3 num' top={8}>
        <span className='break'>
          订单 {agreement.orderNo} · {packageOrderStatus[agreement.orderState].label}
        </span>
        {order && (
          <Button kind='text' size='small' onTap={order}>
            查看订单
          </Button>
        )}
      </Ends>
    </Card>
  )
}

interface BarProps {
  of: Agreement
  onSign: () => void
  onChanged: () => Promise<void>
}

function Bar(props: BarProps) {
  const { of: agreement } = props
  const mayRemind = useMay('model:PACKAGE_ORDER')
  if (agreement.state === 'SIGNED') return <SignedBar of={agreement} />
  if (agreement.state !== 'TO_SIGN') return null
  return agreement.canRemind && mayRemind ? <RemindBar {...props} /> : <SignBar {...props} />
}

/** Grey until the end has been reached and ten seconds are over (K-08). */
function SignBar({ of: agreement, onSign, onChanged }: BarProps) {
  const { left, isAtEnd } = useReadThrough({ endId: END, openedAt: agreement.openedAt, isOn: agreement.canSign })
  const { secondary } = useCancel(agreement, onChanged)
  const text = left > 0 ? `请完整阅读(${left}s)` : '同意并签署'
  const note = agreement.canSign ? (left > 0 || isAtEnd ? '' : '请阅读至协议末尾') : (agreement.signHint ?? '')
  return (
    <BottomBar
      {...secondary}
      {...(note !== '' && { note: <span className='fs-13 t3'>{note}</span> })}
      primary={{ text, onTap: onSign, disabled: !agreement.canSign || left > 0 || !isAtEnd }}
    />
  )
}

/** A user without the right to sign reminds the master (K-16). */
function RemindBar({ of: agreement, onChanged }: BarProps) {
  const remind = useAct('btwob POST /package/remindMaster', { once: true, ok: '已提醒主账号', stale: onChanged })
  const { secondary } = useCancel(agreement, onChanged)
  return (
    <BottomBar
      {...secondary}
      note={<span className='fs-13 t3'>已通知主账号签署</span>}
      primary={{ text: '提醒主账号', onTap: () => remind.run({ agreeId: agreement.agreeId }), loading: remind.busy }}
    />
  )
}

function useCancel(agreement: Agreement, onChanged: () => Promise<void>) {
  const { cancel, busy } = useCancelOrder(agreement, onChanged)
  return agreement.canCancel ? { secondary: { text: '取消订单', onTap: cancel, loading: busy } } : {}
}

/** C-13. */
function SignedBar({ of: { agreeId, orderNo, orderState } }: { of: Agreement }) {
  const pay = useLink('/subPagesB/pages/gas-package/extract-pay', { bizType: 'DEPOSIT', bizNo: orderNo })
  const save = useAct('btwob GET /package/agreementFile', { done: ({ url, name }) => showFile(url, name) })
  const file = { text: '下载协议', onTap: () => save.run({ agreeId }) }
  if (orderState !== 'WAIT_DEPOSIT' || !pay) return <BottomBar primary={file} />
  return <BottomBar secondary={file} primary={{ text: '缴纳保证金', onTap: pay }} />
}
