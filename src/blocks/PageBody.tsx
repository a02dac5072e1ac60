import { useEffect, useState, type ReactNode } from 'react'
import { Empty, ErrorBlock, Skeleton } from '@/ui'
import { dismissShell, yieldShell } from '@/platform/shell'
import { notePageStands } from '@/request/quiet'
import { retryStart, useStartFailed } from '@/auth'
import type { Decision } from '@/routes/access'
import { frameState, type FrameState, type Stand } from './frame-state'
import type { RefusedProps } from './Refused'
import { useHeld } from './use-held'
import { useLater } from './use-later'

interface PageBodyProps {
  decision: Decision
  /** Called each time the page is shown with what it asked for (`ready`), or will not by itself. */
  opened: (ready: boolean) => void
  of: Stand | readonly Stand[] | undefined
  until: readonly Stand[] | undefined
  gradual: boolean
  top: ReactNode
  skeleton: ReactNode
  empty: ReactNode
  visitorText: string | undefined
  footer: ReactNode
  children: ReactNode
}

/** Async pages show that they load after 200 ms (specification 2). */
const SHOW_AFTER = 200

const NONE: readonly Stand[] = []

/** The body in its state. Tabs and filters above it stay in every state. */
export function PageBody({
  decision,
  opened,
  of,
  until = NONE,
  gradual,
  skeleton,
  visitorText,
  ...parts
}: PageBodyProps) {
  const startFailed = useStartFailed()
  const state = frameState(of === undefined ? [] : Array.isArray(of) ? (of as readonly Stand[]) : [of as Stand])
  const isReady = decision.kind === 'allow' && state.kind === 'ready'
  const waits = useHeld(isReady && !gradual)
  // Once it stands, a later read leaves the rest where it is.
  const [hasStood, setStood] = useState(false)
  const isHeld = waits || (isReady && !hasStood && until.some((read) => read.state === 'loading'))
  const onStand = () => {
    if (until.length > 0) setStood(state.kind === 'ready')
    opened(state.kind === 'ready')
  }
  if (decision.kind === 'wait')
    return startFailed !== undefined ? <StartFailed text={startFailed} /> : <Waiting skeleton={skeleton} />
  if (decision.kind !== 'allow')
    return <Closed decision={decision} visitorText={visitorText} onStand={() => opened(false)} />
  const { top, footer, empty, children } = parts
  return (
    <>
      {top}
      <main className={isHeld ? 'pf-body pf-held' : 'pf-body'}>
        {state.kind === 'ready' ? (empty ?? children) : <NotReady state={state} skeleton={skeleton} />}
        {/* Always there: the mini-program would send the whole body for a child that comes and goes. */}
        <div className='pf-over'>{isHeld && <Waiting skeleton={skeleton} />}</div>
      </main>
      {state.kind === 'ready' && footer}
      {state.kind !== 'loading' && !isHeld && <Stands onStand={onStand} />}
    </>
  )
}

function NotReady({ state, skeleton }: { state: Exclude<FrameState, { kind: 'ready' }>; skeleton: ReactNode }) {
  if (state.kind === 'loading') return <Waiting skeleton={skeleton} />
  if (state.kind === 'error') return <Failed retry={state.retry} text={state.text ?? ''} />
  return state.kind === 'no-access' ? <Closed missing={state.text} /> : <Empty text={state.text} />
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
  const [stood] = useState(() => onStand)
  useEffect(() => {
    yieldShell()
    notePageStands()
    stood()
  }, [stood])
  return null
}

function StartFailed({ text }: { text: string }) {
  useEffect(dismissShell, [])
  return <Failed retry={retryStart} text={text} />
}

const Failed = ({ retry, text }: { retry: () => void; text: string }) =>
  text === '' ? <ErrorBlock onRetry={retry} /> : <Empty text={text} action='点击重试' onAction={retry} />

interface ClosedProps extends RefusedProps {
  onStand?: () => void
}

const refused = () => import('./Refused')

/** Why the page stays closed; the guard's dialog has said it first. */
function Closed({ onStand, ...props }: ClosedProps) {
  const [stood] = useState(() => onStand)
  useEffect(() => {
    if (stood === undefined) return
    dismissShell()
    notePageStands()
    stood()
  }, [stood])
  const { part, failed, retry } = useLater(refused, true)
  return failed ? <ErrorBlock onRetry={retry} /> : part && <part.Refused {...props} />
}
