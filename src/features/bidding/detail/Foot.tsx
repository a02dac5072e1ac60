import { useState } from 'react'
import { formatMoney } from '@domain/money'
import { useAct, useLinks } from '@/blocks'
import { addressOf, go } from '@/routes/go'
import { CheckSheet, itemsOf, type CheckItem } from '@/shared/order-check'
import { BottomBar, toast, type BottomAction } from '@/ui'
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
  const open = (address: string, text: string): BottomAction | undefined => {
    const onTap = links(address)
    return onTap && { text, onTap }
  }
  const buttons: Readonly<Record<Action, BottomAction | undefined>> = {
    SIGN_UP: { text: '立即报名', onTap: () => signUp.run({ ngId, agreed: true }), loading: signUp.busy },
    PAY: open(
      addressOf('/subPagesB/pages/gas-package/extract-pay', { bizType: 'NG_MARGIN', bizNo: bidNo }),
      '去缴保证金',
    ),
    SUBMIT: {
      text: myBid?.offer ? '修改报价' : one.mode === 'DRAW' ? '申请手数' : '去报价',
      onTap: () => setSheet('OFFER'),
    },
    WITHDRAW: {
      text: '撤回',
      onTap: () => withdraw.run({ bidNo, version: myBid?.version ?? 0 }),
      loading: withdraw.busy,
    },
    CONFIRM: { text: '确认并签约', onTap: () => setSheet('CONFIRM') },
    SIGN: myBid?.agreeId
      ? open(addressOf('/subPagesB/pages/gas-package/gas-supply-agreement', { agreeId: myBid.agreeId }), '去签约')
      : undefined,
    RESULT: open(addressOf(`${FOLDER}/winningList`, { ngId }), '查看结果'),
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
