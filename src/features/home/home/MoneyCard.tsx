import { useState } from 'react'
import { useLink, useMay, type Link } from '@/blocks'
import { storage } from '@/platform/storage'
import { serverNow } from '@/platform/time'
import type { Read } from '@/request'
import { useUser } from '@/stores'
import { noteClick } from '@/telemetry'
import { Button, Card, Ends, Figures, IconButton, Money, Row, Skeleton, Tag, Volume, type Figure } from '@/ui'
import { dateAt } from '@domain/date'
import { isPositiveMoney } from '@domain/money'
import { moneyView, type MoneyFigure, type Summary } from './money-model'
import './home.scss'

/** The first card: what the account holds or owes. It stands from the first paint on; figures fill in. */
export function MoneyCard({ read }: { read: Read<Summary> }) {
  const [hidden, setHidden] = useState(() => storage.get('amountsHidden') !== '')
  const bp = useUser(({ loginUserInfo }) => loginUserInfo?.bp ?? '')
  const pay = usePayWay(read.data)
  const view = read.data && moneyView(read.data, dateAt(serverNow()))
  const failed = view === undefined && read.state === 'error'
  return (
    <Card raised label={view?.label ?? '账户'} className='hm-money'>
      <Ends>
        <Row gap={0} className='fs-13 t3'>
          {view?.label ?? '账户金额'}
          <IconButton
            className='hm-eye'
            icon={hidden ? 'eye-off' : 'eye'}
            size={18}
            label={hidden ? '显示金额' : '隐藏金额'}
            pressed={hidden}
            onTap={() => {
              storage.set('amountsHidden', hidden ? '' : '1')
              setHidden(!hidden)
            }}
          />
        </Row>
        <div className='fs-12 t3 num'>户号 {bp}</div>
      </Ends>
      <Ends gap={12} top={4} className='hm-amount' {...(view && { 'data-first-card': '' })}>
        {view || failed ? (
          <Money value={view?.amount} size='xl' masked={hidden && !failed} />
        ) : (
          <Skeleton kind='block' width='180px' height={46} />
        )}
        {pay && (
          <Button size='large' className='hm-pay' disabled={pay.onTap === undefined} onTap={() => tell(pay.onTap)}>
            {pay.text}
          </Button>
        )}
      </Ends>
      {pay && pay.onTap === undefined && <div className='fs-12 t3 right mt4'>未开通缴费权限，请联系主账号</div>}
      {failed ? (
        <Button kind='text' size='small' onTap={() => void read.reload()}>
          加载失败，点击重试
        </Button>
      ) : (
        <Mark view={view} />
      )}
      {!failed && <div className='hr' />}
      {view && <Figures items={view.figures.map((figure) => figureOf(figure, hidden))} />}
      {!view && !failed && <Skeleton kind='block' height={45} />}
    </Card>
  )
}

/**
 * Bills are paid; a prepaying customer without debt tops up in one step, or buys gas for a card. Without the right the button stays,
 * grey, with the reason.
 */
function usePayWay(summary: Summary | undefined): { text: string; onTap: Link | undefined } | undefined {
  const mayPay = useMay('model:PAY_TOPUP')
  const isMaster = useUser(({ loginUserInfo }) => loginUserInfo?.isMaster === '1')
  const bills = useLink('/pages/pay/meters')
  const topUp = useLink('/pages/pay/place-order', { bizType: 'PREPAY' })
  if (summary === undefined) return undefined
  const { chargeMode, arrears } = summary.account
  const owes = arrears !== null && isPositiveMoney(arrears)
  const isTopUp = chargeMode === 'PREPAID_REMOTE' && !owes
  const text = isTopUp ? '去充值' : owes || chargeMode === 'POSTPAID' ? '去缴费' : '去购气'
  if (!mayPay) return isMaster ? undefined : { text, onTap: undefined }
  const onTap = isTopUp ? topUp : bills
  return onTap && { text, onTap }
}

function tell(pay: Link | undefined) {
  noteClick('HOME_PAY')
  pay?.()
}

function Mark({ view }: { view: ReturnType<typeof moneyView> | undefined }) {
  return (
    <Row wrap top={8}>
      {view === undefined && <Skeleton width='180px' />}
      {view?.mark && <Tag tone={view.mark.tone}>{view.mark.text}</Tag>}
      {view && <div className='fs-12 t3'>{view.reason}</div>}
    </Row>
  )
}

function figureOf(figure: MoneyFigure, hidden: boolean): Figure {
  const { label } = figure
  if (figure.kind === 'money') {
    return { label, value: <Money value={figure.value} masked={hidden} {...(figure.danger && { danger: true })} /> }
  }
  return { label, value: figure.kind === 'volume' ? <Volume value={figure.value} /> : figure.value }
}
