/*
 * Draws a real page by its route: its file, its guard, its parameters, with a user and the answers of the gateway.
 * Around it are the app's own parts (app.tsx, app-start.ts), and Taro's own page instance, which is notified of shows
 * and hides.
 *
 *   const page = await renderPage('/pages/binding/check', { as: master(), params: { bindingId: 'b1' }, answers: { … } })
 *   page.tap(page.button('驳回'))
 *   await settled()
 *   expect(page.went).toEqual(['navigateTo /pages/me/me'])
 */
import { connectReactPage, createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { Current, removePageInstance, safeExecute } from '@tarojs/runtime'
import Taro from '@tarojs/taro'
import React, { act, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { admit, forgetExplained } from '@/blocks/admit'
import { usePageAdmitted } from '@/blocks/link'
import { LookRoot } from '@/blocks/look'
import { page } from '@/blocks/page'
import { usePageShown, useReturn } from '@/blocks/page-shown'
import { QueryRoot } from '@/request'
import { queryClient } from '@/request/query'
import { resetRequestHooks, setRequestHooks } from '@/request/hooks'
import { setGate } from '@/routes/go'
import { formatParams } from '@/routes/params'
import type { PagePath, ParamsFor } from '@/routes/table'
import { AppRoot, hideLoading, notify, showLoading, toast } from '@/ui'
import { answering, settled, type Answers, type Gateway } from './answers'
import { enter, master, type Person } from './people'
import { stage, type Drawn } from './stage'

interface Given {
  /** The user of the phone; a master by default. */
  as?: Person | null
  answers?: Answers
  /** The pages below it; home by default. */
  below?: readonly PagePath[]
  /** What was done before on pages of the same login. */
  before?: () => unknown
}
export type PageOptions<P extends PagePath> = Given &
  (Record<never, never> extends ParamsFor<P> ? { params?: ParamsFor<P> } : { params: ParamsFor<P> })

export interface OpenPage extends Drawn, Gateway {
  /** Where it has led, as `navigateTo /pages/…`. */
  went: string[]
  /** Taps these buttons, each when what the one before has begun is over. */
  press: (...names: string[]) => Promise<void>
  /** Another page is in front. */
  hide: () => void
  /** It comes back to the screen. */
  reshow: () => Promise<void>
  /** It is left for good. */
  close: () => Promise<void>
  /** What the mini-program would send from it. */
  cardFor: (receiver: 'friends' | 'timeline') => unknown
}

const WAYS = ['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack'] as const
/** What the app sends by itself, in its own time. */
const OF_THE_APP: Answers = {
  'default POST /crmgas/track/collect': { accepted: 1 },
  'default POST /crmgas/event-tracking/add-click': null,
}
const drawn = stage(document)
let leave = () => {}

// Taro passes React to its hooks here; the app itself is never started.
createReactApp(() => null, React, { createRoot }, {})

/** Opens the page and waits for what it reads. */
export const renderPage = <P extends PagePath>(
  path: P,
  given: PageOptions<P> = {} as PageOptions<P>,
): Promise<OpenPage> => open(path, pageFile(path), given)

/** A part of a page by itself, at the address of its page. */
export const renderPart = <P extends PagePath>(
  path: P,
  part: ReactNode,
  given: PageOptions<P> = {} as PageOptions<P>,
): Promise<OpenPage> => open(path, page(path, () => <Root>{part}</Root>) as ComponentType, given)

/** As in PageFrame: what a covered page says waits for it. */
const Root = ({ children }: { children: ReactNode }) => <AppRoot active={usePageShown()}>{children}</AppRoot>

async function open(path: PagePath, File: ComponentType, given: Given & { params?: object }): Promise<OpenPage> {
  const { as = master(), answers = {}, below = ['/pages/home/index/index'], params = {}, before } = given
  close()
  const query = formatParams(params as Record<string, unknown>)
  const id = path + query
  enter(as)
  const gateway = answering({ ...OF_THE_APP, ...answers })
  const went = watchWays([...below, path])
  hangTogether()
  await before?.()
  Object.assign(Current, { router: { path, params: Object.fromEntries(pairsOf(query)) } })
  // As in a browser at the page's address.
  window.history.replaceState(null, '', id)
  const Page = connectReactPage(React, id)(File)
  const tell = (event: 'onShow' | 'onHide' | 'onUnload') => act(() => void safeExecute(id, event))
  drawn.show(
    <AppAround>
      <Page />
    </AppAround>,
  )
  leave = () => {
    tell('onUnload')
    removePageInstance(id)
  }
  tell('onShow')
  await settled()
  return {
    ...drawn,
    ...gateway,
    went,
    async press(...names) {
      for (const name of names) {
        drawn.tap(drawn.button(name))
        await settled()
      }
    },
    hide: () => tell('onHide'),
    async reshow() {
      tell('onShow')
      await settled()
    },
    async close() {
      close()
      await settled()
    },
    cardFor(receiver) {
      let sent: unknown
      act(() => void (sent = safeExecute(id, receiver === 'friends' ? 'onShareAppMessage' : 'onShareTimeline')))
      return sent
    },
  }
}

/** The page goes, and what the app has read with it: the next one is opened by a fresh visit. */
function close(): void {
  leave()
  leave = () => {}
  drawn.show(null)
  queryClient.clear()
  // What the one before has said is not to be read on this one.
  toast('', { duration: 0 })
  notify('', { duration: 0 })
}

afterEach(() => {
  leave()
  leave = () => {}
  setGate(() => Promise.resolve(true))
  resetRequestHooks()
  forgetExplained()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

const AppAround = ({ children }: { children: ReactNode }) => (
  <QueryRoot>
    <LookRoot>{children}</LookRoot>
  </QueryRoot>
)

const pageFile = (path: PagePath): ComponentType => jest.requireActual<{ default: ComponentType }>(`@${path}`).default

let opened = 0

function watchWays(stack: readonly string[]): string[] {
  const went: string[] = []
  // Each page of the router has a path of its own.
  const pages = stack.map((route) => ({ route, $taroPath: `${route}?$taroTimestamp=${++opened}` }))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(pages as Taro.Page[])
  for (const way of WAYS) {
    jest.spyOn(Taro, way).mockImplementation((to: { url?: string; delta?: number } = {}) => {
      went.push(`${way} ${to.url ?? to.delta ?? 1}`)
      return Promise.resolve({ errMsg: `${way}:ok` })
    })
  }
  return went
}

/** Of app-start.ts what a page notices. */
function hangTogether(): void {
  setRequestHooks({
    toast: (text, ms) => toast(text, ms === undefined ? {} : { duration: ms }),
    done: (text) => toast(text, { icon: 'success' }),
    showLoading,
    hideLoading,
    useMayRead: usePageAdmitted,
    useReturn,
    usePageShown,
  })
  setGate(admit)
}

/** Taro's router decodes nothing. */
const pairsOf = (query: string): string[][] =>
  query
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('='))
