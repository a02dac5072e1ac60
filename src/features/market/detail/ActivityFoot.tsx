import { useAct, useLinks } from '@/blocks'
import { targetAddress } from '@/routes/target'
import { BottomBar, type BottomAction } from '@/ui'
import type { Activity } from './ActivityView'

interface FootProps {
  of: Activity
  onSign: () => void
  onChanged: () => Promise<void>
}

/** What can be done with the activity now (E 3.3). */
export function ActivityFoot({ of: activity, onSign, onChanged }: FootProps) {
  const { mySignUp, signUpState, heldByCustomer, perBpLimit, url } = activity
  const links = useLinks()
  const cancel = useAct('default POST /crmgas/market/activity/cancelSignUp', {
    ask: '确定取消报名吗？',
    ok: '已取消',
    dialog: ['E1026'],
    stale: onChanged,
    done: () => void onChanged(),
  })
  if (activity.type !== 'class' && activity.type !== 'promotion') {
    const open = url === null ? links(targetAddress(activity)) : links.to('/pages/webview/webview', { url })
    return open ? <BottomBar primary={{ text: '立即参与', onTap: open }} /> : null
  }
  if (mySignUp !== null) {
    if (!mySignUp.canCancel) return null
    const text = mySignUp.status === 'waiting' ? '退出候补' : '取消报名'
    return (
      <BottomBar
        primary={{ text, danger: true, loading: cancel.busy, onTap: () => cancel.run({ signUpId: mySignUp.signUpId }) }}
      />
    )
  }
  const primary = actionOf(signUpState, heldByCustomer >= perBpLimit, onSign)
  return primary && <BottomBar primary={primary} />
}

function actionOf(state: Activity['signUpState'], isLimited: boolean, onSign: () => void): BottomAction | null {
  if (state === 'notStarted') return { text: '报名未开始', disabled: true, onTap: onSign }
  if (state === 'over') return { text: '报名已截止', disabled: true, onTap: onSign }
  if (state !== 'open' && state !== 'full') return null
  if (isLimited) return { text: '您的企业已达到报名上限', disabled: true, onTap: onSign }
  return { text: state === 'open' ? '立即报名' : '候补报名', onTap: onSign }
}
