import { useEffect, useState, type ReactNode } from 'react'
import { Empty, ErrorBlock, NoAccess, Skeleton } from '@/ui'
import { callPhone } from '@/platform/phone'
import { dismissShell, yieldShell } from '@/platform/shell'
import { currentAddress } from '@/platform/address'
import { notePageStands } from '@/request/quiet'
import { retryStart, useStartFailed } from '@/auth'
import type { Decision } from '@/routes/access'
import { go, goTo } from '@/routes/go'
import { useUser } from '@/stores'
import { explain, toLogin } from './admit'
import { frameState, type Stand } from './frame-state'

interface PageBodyProps {
  decision: Decision
  /** Told each time the page stands with what it asked for (`ready`), or will not by itself. */
  opened: (ready: boolean) => void
  of: Stand | readonly Stand[] | undefined
  top: ReactNode
  skeleton: ReactNode
  empty: ReactNode
  visitorText: string | undefined
  footer: ReactNode
  children: ReactNode
}

/** Async pages show that they load after 200 ms (specification 2). */
const SHOW_AFTER = 200

/** The body in its state. Tabs and filters above it stay in every state. */
export function PageBody({ decision, opened, of, top, skeleton, empty, visitorText, footer, children }: PageBodyProps) {
  const startFailed = useStartFailed()
  if (decision.kind === 'wait')
    return startFailed !== undefined ? <StartFailed text={startFailed} /> : <Waiting skeleton={skeleton} />
  if (decision.kind !== 'allow')
    return <Refused decision={decision} visitorText={visitorText} onStand={() => opened(false)} />
  const stands = of === undefined ? [] : Array.isArray(of) ? (of as readonly Stand[]) : [of as Stand]
  const state = frameState(stands)
  return (
    <>
      {top}
      <main className='pf-body'>
        {state.kind === 'loading' && <Waiting skeleton={skeleton} />}
        {state.kind === 'error' && <Failed retry={state.retry} text={state.text ?? ''} />}
        {state.kind === 'no-access' && <MissingModel text={state.text} />}
        {state.kind === 'gone' && <Empty text={state.text} />}
        {state.kind === 'ready' && (empty ?? children)}
      </main>
      {state.kind === 'ready' && footer}
      {state.kind !== 'loading' && <Stands onStand={() => opened(state.kind === 'ready')} />}
    </>
  )
}

function Waiting({ skeleton }: { skeleton: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), SHOW_AFTER)
    return () => clearTimeout(timer)
  }, [])
  if (!due) return null
  return (
    <>
      {skeleton ?? <Skeleton kind='list' rows={3} />}
      <ShellYields />
    </>
  )
}

function ShellYields() {
  useEffect(yieldShell, [])
  return null
}

/** The page is there: the shell may go, and the calls behind the page follow its own. */
function Stands({ onStand }: { onStand: () => void }) {
  const [told] = useState(() => onStand)
  useEffect(() => {
    yieldShell()
    notePageStands()
    told()
  }, [told])
  return null
}

function StartFailed({ text }: { text: string }) {
  useEffect(dismissShell, [])
  return <Failed retry={retryStart} text={text} />
}

const Failed = ({ retry, text }: { retry: () => void; text: string }) =>
  text === '' ? <ErrorBlock onRetry={retry} /> : <Empty text={text} action='点击重试' onAction={retry} />

/** Why the page stays closed, with the way on; the guard's dialog has said it first. */
function Refused({
  decision,
  visitorText,
  onStand,
}: {
  decision: Exclude<Decision, { kind: 'allow' } | { kind: 'wait' }>
  visitorText: string | undefined
  onStand: () => void
}) {
  const [told] = useState(() => onStand)
  useEffect(() => {
    dismissShell()
    notePageStands()
    told()
  }, [told])
  if (decision.kind === 'confirm-customer')
    return <NoAccess text='请先确认客户信息' action='去确认' onAction={() => void goTo(decision.page)} />
  const { content, confirmText } = decision.prompt
  // The dialog has offered the call or the new application; the page offers to follow the review.
  if (decision.kind === 'review')
    return <NoAccess text={content} action='查看进度' onAction={() => void go('/pages/binding/check')} />
  // Who taps 去登录 has been asked, and has now said yes.
  const again = () => void (decision.kind === 'login' ? toLogin(currentAddress()) : explain(decision, currentAddress()))
  return decision.kind === 'no-model' ? (
    <MissingModel text={content} />
  ) : (
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
