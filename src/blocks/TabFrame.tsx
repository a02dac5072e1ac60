import { TabBar, type TabItem } from '@/ui'
import { scrollToTop } from '@/platform/measure'
import { go } from '@/routes/go'
import { usePagePath } from '@/routes/page'
import { pagePaths, routes, type PagePath } from '@/routes/table'
import { PageFrame, type PageFrameProps } from './PageFrame'

export interface TabFrameProps extends Omit<PageFrameProps, 'tabBar' | 'footer' | 'onBack'> {
  /** On top of scrolling up, when the active tab is tapped again. */
  onAgain?: () => void
}

const tabs = pagePaths
  .filter((path) => routes[path].tab)
  .sort((a, b) => (routes[a].tab?.order ?? 0) - (routes[b].tab?.order ?? 0))

/** The frame of the four tabs: PageFrame with our own tab bar. A second tap on the active tab scrolls to the top. */
export function TabFrame({ onAgain, ...frame }: TabFrameProps) {
  const active = usePagePath()
  const items = tabs.map((path): TabItem => {
    const { label = '', icon = 'home' } = routes[path].tab ?? {}
    return { key: path, label, icon }
  })
  const onTap = (key: string) => {
    if (key === active) {
      scrollToTop()
      onAgain?.()
    } else void go(key as PagePath & '/pages/me/me')
  }
  return <PageFrame {...frame} tabBar={<TabBar items={items} active={active} onTap={onTap} />} />
}
