import './polyfills'
import { useDidShow, useError, useLaunch, usePageNotFound } from '@tarojs/taro'
import type { ReactNode } from 'react'
import { noteLaunchScene } from '@/auth'
import { LookRoot } from '@/blocks/look'
import { currentPath } from '@/platform/address'
import { QueryRoot } from '@/request/query'
import { go } from '@/routes/go'
import { noteFault } from '@/telemetry'
import { noteEntry, startApp } from './app-start'
import './app.scss'

startApp()

/** Around every page: the look and the read cache. What happens at the start is in app-start. */
export default function App({ children }: { children?: ReactNode }) {
  useLaunch(({ scene }) => noteLaunchScene(scene))
  useDidShow((entry) => noteEntry(entry?.query))
  useError((message) => noteFault(message, currentPath()))
  usePageNotFound(
    ({ path }) => void go('/pages/not-found/not-found', { path: `/${path.replace(/^\//, '')}` }, { replace: true }),
  )
  return (
    <QueryRoot>
      <LookRoot>{children}</LookRoot>
    </QueryRoot>
  )
}
