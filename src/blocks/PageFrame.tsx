import type { ReactNode } from 'react'
import { AppRoot, NavBar, PullDown, type NavAction } from '@/ui'
import { isWeapp } from '@/platform/host'
import type { Decision } from '@/routes/access'
import { routes, titleOf } from '@/routes/table'
import { usePagePath } from '@/routes/page'
import { goBack } from '@/routes/go'
import { useHeaderShown, useInputBarHidden, usePageTitle } from './chrome'
import { DemoMark } from './DemoMark'
import { useDwell, useOpened } from './dwell'
import type { Stand } from './frame-state'
import { useGuard } from './guard'
import { usePageShown } from './page-shown'
import { PageBody } from './PageBody'
import { useLater } from './use-later'
import { useOldestLost } from './use-lost'
import './page-frame.scss'

export interface PageFrameProps {
  children?: ReactNode
  /** The read(s) or list the page is on: loading, error and missing access are drawn here instead of the children. */
  of?: Stand | readonly Stand[]
  /** Reads that move all that is below them by their answers: at first the page shows its shape until each was answered or failed, while its other parts ask. */
  until?: readonly Stand[]
  /** Instead of the title in the route table. */
  title?: string
  actions?: readonly NavAction[]
  /** Replaces the back arrow and the title (home). */
  navHead?: ReactNode
  /** Blue ground below the bar for a hero card (首页, 我的). */
  tall?: boolean
  /** Room above the first card; without it the first part lies against the bar. */
  spaced?: boolean
  /** The ground of a page without cards. */
  white?: boolean
  /** Between the nav bar and the body in every state: tabs, filters. */
  top?: ReactNode
  /** Shape of the content, shown after 200 ms; three rows of a list without it. */
  skeleton?: ReactNode
  /** Parts of the page have shapes of their own while they load, and are drawn as they come. */
  gradual?: boolean
  /** Set: shown instead of the children once the reads are there. */
  empty?: ReactNode
  /** Text for a visitor that declined to log in; the guard's own text without it. */
  visitorText?: string
  /** Fixed at the bottom: a BottomBar. Hidden while there is nothing to act on. */
  footer?: ReactNode
  /** The tab bar; shown in every state. */
  tabBar?: ReactNode
  /** What pulling the page down loads again, where the route table has it on. */
  onPull?: () => Promise<unknown>
  /** Instead of one page back. */
  onBack?: () => void
  /** No back arrow: something has to be chosen first. */
  noBack?: boolean
  className?: string
}

/** The frame of every page: nav bar, guard, safe areas, the four states, dwell, hosts of dialogs and toasts. */
export function PageFrame({
  children,
  of,
  until,
  title,
  top,
  skeleton,
  empty,
  visitorText,
  footer,
  tabBar,
  onPull,
  spaced = false,
  white = false,
  gradual = false,
  className,
  ...nav
}: PageFrameProps) {
  const path = usePagePath()
  const entry = routes[path]
  const shown = usePageShown()
  const decision = useGuard(entry, shown)
  const headerShown = useHeaderShown()
  useDwell(path, entry.dwell)
  const opened = useOpened(path)
  const name = title ?? titleOf(path)
  usePageTitle(name, shown)
  useInputBarHidden(entry.hideSoftInputBar === true, shown)

  return (
    <AppRoot active={shown} inputBar={entry.hideSoftInputBar !== true} className={className}>
      <div className={frameClass({ spaced, white, tabbed: Boolean(tabBar), footed: Boolean(footer) && !tabBar })}>
        {headerShown && entry.noNav !== true && !(isWeapp && entry.hostNav) && (
          <FrameNav
            {...nav}
            tall={nav.tall === true && isOpen(decision)}
            title={name}
            isTab={entry.tab !== undefined}
          />
        )}
        {entry.pullDown === true && onPull && <PullDown onPull={onPull} />}
        <PageBody
          decision={decision}
          opened={opened}
          of={of}
          until={until}
          gradual={gradual}
          top={top}
          skeleton={skeleton}
          empty={empty}
          visitorText={visitorText}
          footer={footer}
        >
          {children}
        </PageBody>
        {tabBar}
        <DemoMark />
        <LostMark />
      </div>
    </AppRoot>
  )
}

const lostNote = () => import('./LostNote')

/** Always there: the mini-program would send the whole page for a child that comes and goes. */
function LostMark() {
  const at = useOldestLost()
  const { part } = useLater(lostNote, at !== undefined)
  return <div>{part && at !== undefined && <part.LostNote at={at} />}</div>
}

/** The blue ground below the bar is for a hero card; why a page is closed is on white. */
const isOpen = ({ kind }: Decision): boolean => kind === 'allow' || kind === 'wait'

/** pf and one class for each thing that is so. */
const frameClass = (is: Readonly<Record<string, boolean>>): string =>
  ['pf', ...Object.keys(is).flatMap((name) => (is[name] ? `pf-${name}` : []))].join(' ')

type FrameNavProps = Pick<PageFrameProps, 'actions' | 'navHead' | 'tall' | 'onBack' | 'noBack'> & {
  title: string
  isTab: boolean
}

/** Tabs have no back arrow; elsewhere it goes one page back, or home where nothing is below. */
function FrameNav({ title, isTab, actions, navHead, tall, onBack, noBack = false }: FrameNavProps) {
  return (
    <NavBar
      title={title}
      {...(!isTab && !noBack && { onBack: onBack ?? (() => void goBack()) })}
      actions={actions}
      head={navHead}
      {...(tall && { tall })}
    />
  )
}
