import type { ReactNode } from 'react'
import type { Read } from '@/request'
import { ErrorBlock, SectionCard, Skeleton } from '@/ui'

interface Props<T> {
  title: string
  read: Read<T>
  children: (data: T) => ReactNode
}

/** A card with a read of its own: it fails and is tried again alone. */
export function Part<T>({ title, read, children }: Props<T>) {
  const { data, error } = read
  return (
    <SectionCard title={title}>
      {data === undefined && error && <ErrorBlock small text={error.message} onRetry={() => void read.reload()} />}
      {data === undefined && !error && <Skeleton height={120} />}
      {data !== undefined && children(data)}
    </SectionCard>
  )
}
