import type { ReactNode } from 'react'
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
  const data = read.data
  return (
    <PageFrame onPull={read.reload} {...frame} of={read} footer={data === undefined ? undefined : footer?.(data)}>
      {data !== undefined && children(data)}
    </PageFrame>
  )
}
