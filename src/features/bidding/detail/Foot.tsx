import { useState } from 'react'
import { formatMoney } from '@domain/money'
import { useAct, useLinks } from '@/blocks'
import { addressOf, go } from '@/routes/go'
import { CheckSheet, itemsOf, type CheckItem } from '@/shared/order-check'
import { BottomBar, toast, type BottomAction } from '@/ui'
import { actionText } from '../bid-text'
import type { Activity } from '../types'
import { ConfirmSheet } from './ConfirmSheet'
import { OfferSheet } from './OfferSheet'

const FOLDER = '/subPagesB/pages/ng-package'
type Action = Activity['actions'][number]

/** What may be done now: at most two buttons, the most urgent on the right. */
export function Foot({ of: one, onChanged }: { of: Activity; onChanged: () => Promise<void> }) {
  const { ngId, myBid, actions } = one
  const links = useLinks()
  const [sheet, setSheet] = useState<'OFFER' | 'CONFIRM'>()
  const [failed, setFailed] = useState<readonly CheckItem[] | null>(null)
  const signUp = useAct('sqdev POST /ng/activity/signup', {
    once: true,
    ask: '我已阅读并同意《竞购规则》。确认报名？',
    dialog: ['42109', '42301', '42306'],
    tell: (error) => {
      if (error.is('42109')) setFailed(itemsOf(error.data))
      else toast(error.message)
    },
    stale: onChanged,
    done: ({ bidNo }) => go(`${FOLDER}/submit-result`, { ngId, bidNo, scene: 'SIGNUP' }),
  })
  const withdraw = useAct('sqdev POST /ng/bid/withdraw', {
    once: true,
    ask: '撤回后保证金退至账户余额，且可能无法再次参与。确认撤回？',
    dialog: ['42304'],
    ok: ({ returned }) => `已撤回，退还${formatMoney(returned)}`,
    stale: onChanged,
    done: onChanged,
  })
  const bidNo = myBid?.bidNo ?? ''
  const text = (action: Action) => actionText(action, one.mode, Boolean(myBid?.offer))
  const open = (action: Action, address: string): BottomAction | undefined => {
    const onTap = links(address)
    return onTap && { text: text(action), onTap }
  }
  const buttons: Readonly<Record<Action, BottomAction | undefined>> = {
    SIGN_UP: { text: text('SIGN_UP'), onTap: () => signUp.run({ ngId, agreed: true }), loading: signUp.busy },
    PAY: open('PAY', addressOf('/subPagesB/pages/gas-package/extract-pay', { bizType: 'NG_MARGIN', bizNo: bidNo })),
    SUBMIT: { text: text('SUBMIT'), onTap: () => setSheet('OFFER') },
    WITHDRAW: {
      text: text('WITHDRAW'),
      onTap: () => withdraw.run({ bidNo, version: myBid?.version ?? 0 }),
      loading: withdraw.busy,
    },
    CONFIRM: { text: text('CONFIRM'), onTap: () => setSheet('CONFIRM') },
    SIGN: myBid?.agreeId
      ? open('SIGN', addressOf('/subPagesB/pages/gas-package/gas-supply-agreement', { agreeId: myBid.agreeId }))
      : undefined,
    RESULT: open('RESULT', addressOf(`${FOLDER}/winningList`, { ngId })),
  }
  const [first, second] = actions.flatMap((action) => buttons[action] ?? [])
  const close = () => setSheet(undefined)
  return (
    <>
      {first && <BottomBar primary={first} secondary={second} />}
      {sheet === 'OFFER' && myBid && <OfferSheet of={one} bid={myBid} onClose={close} onDone={onChanged} />}
      {sheet === 'CONFIRM' && myBid && (
        <ConfirmSheet bid={myBid} onClose={close} onFailed={setFailed} onStale={onChanged} />
      )}
      <CheckSheet items={failed} onClose={() => setFailed(null)} />
    </>
  )
}
