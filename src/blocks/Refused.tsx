import { NoAccess } from '@/ui'
import { currentAddress } from '@/platform/address'
import { callPhone } from '@/platform/phone'
import type { Decision } from '@/routes/access'
import { go, goTo } from '@/routes/go'
import { useUser } from '@/stores'
import { explain } from './admit'
import { toLogin } from './to-login'

export interface RefusedProps {
  decision?: Exclude<Decision, { kind: 'allow' } | { kind: 'wait' }>
  /** Instead of a decision: the call answered that a model is missing (2110). */
  missing?: string
  visitorText?: string | undefined
}

/** Why a page stays closed, with the way on; in a file of its own, most pages are open. */
export function Refused({ decision, missing = '', visitorText }: RefusedProps) {
  if (decision === undefined) return <MissingModel text={missing} />
  if (decision.kind === 'confirm-customer')
    return <NoAccess text='请先确认客户信息' action='去确认' onAction={() => void goTo(decision.page)} />
  const { content, confirmText } = decision.prompt
  // The dialog has offered the call or the new application; the page offers to follow the review.
  if (decision.kind === 'review')
    return <NoAccess text={content} action='查看进度' onAction={() => void go('/pages/binding/check')} />
  if (decision.kind === 'no-model') return <MissingModel text={content} />
  // A tap on 去登录 follows a question that has been asked: it is the answer.
  const again = () => void (decision.kind === 'login' ? toLogin(currentAddress()) : explain(decision, currentAddress()))
  return (
    <NoAccess
      text={decision.kind === 'login' ? (visitorText ?? content) : content}
      action={decision.kind === 'login' ? '去登录' : confirmText}
      onAction={again}
    />
  )
}

/** 2110 and the guard: the master account can open the function. */
function MissingModel({ text }: { text: string }) {
  const master = useUser(({ loginUserInfo }) => loginUserInfo?.masterUsername ?? '')
  return master === '' ? (
    <NoAccess text={text} />
  ) : (
    <NoAccess text={text} action='联系主账号' onAction={() => callPhone(master)} />
  )
}
