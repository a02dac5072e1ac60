import Taro from '@tarojs/taro'
import { createRoot } from 'react-dom/client'
import { currentPath } from '@/platform/address'
import type { DrawLost } from '@/platform/chunks'
import { go } from '@/routes/go'
import { pageAt, routes } from '@/routes/table'
import { AppRoot, ErrorBlock, NavBar } from '@/ui'
import { LookRoot } from './look'
import './page-frame.scss'

/** In place of a page whose files did not come: its bar with the way back, and the way to try again (specification 2). */
export const drawLostPage: DrawLost = (box, { again, back }) => {
  const path = pageAt(currentPath())
  const { title = '', tab } = path === undefined ? {} : routes[path]
  // A first page has none below, and a tab took the place of the one before it.
  const isLast = tab !== undefined || Taro.getCurrentPages().length === 0
  const root = createRoot(box)
  root.render(
    <LookRoot>
      <AppRoot active={false}>
        <div className='pf'>
          <NavBar title={title} onBack={isLast ? () => void go('/pages/home/index/index') : back} />
          <main className='pf-body' role='alert'>
            <ErrorBlock onRetry={again} />
          </main>
        </div>
      </AppRoot>
    </LookRoot>,
  )
  return () => root.unmount()
}
