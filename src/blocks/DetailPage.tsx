import { usePullDownRefresh } from '@tarojs/taro'
import type { ReactNode } from 'react'
import { stopPullDown } from '@/platform/pull-down'
import type { Read } from '@/request'
import { PageFrame, type PageFrameProps } from './PageFrame'

export interface DetailPageProps<T> extends Omit<PageFrameProps, 'of' | 'children' | 'footer'> {
  read: Read<T>
  /** The page's content, once the data are there. */
  children: (data: T) => ReactNode
  /** Bar at the bottom, by the data. */
  footer?: (data: T) => ReactNode
}

/** A page about one thing: one read, then sections of fields. */
export function DetailPage<T>({ read, children, footer, ...frame }: DetailPageProps<T>) {
  usePullDownRefresh(() => void read.reload().finally(stopPullDown))
  const data = read.data
  return (
    <PageFrame {...frame} of={read} footer={data === undefined ? undefined : footer?.(data)}>
      {data !== undefined && children(data)}
    </PageFrame>
  )
}
