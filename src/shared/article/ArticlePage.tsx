import type { ReactNode } from 'react'
import { Card } from '@/ui'
import type { Read } from '@/request'
import { ContentBlocks, type Block } from './ContentBlocks'
import { DetailPage, type DetailPageProps } from '@/blocks'

export interface Article {
  /** Headline inside the article; the nav bar shows the route's title. */
  title?: string
  /** Under the headline: source, time, version. */
  meta?: ReactNode
  blocks: readonly Block[]
}

export interface ArticlePageProps<T> extends Omit<DetailPageProps<T>, 'children' | 'read'> {
  read: Read<T>
  article: (data: T) => Article
  /** Between the headline and the text. */
  before?: (data: T) => ReactNode
  /** Below the text. */
  after?: (data: T) => ReactNode
  onImage?: (url: string, all: readonly string[]) => void
  anchor?: (index: number) => string
}

/** A page to read: documents, news. */
export function ArticlePage<T>({ read, article, before, after, onImage, anchor, ...frame }: ArticlePageProps<T>) {
  return (
    <DetailPage spaced read={read} {...frame}>
      {(data) => {
        const { title, meta, blocks } = article(data)
        return (
          <Card>
            {title !== undefined && <h1 className='fs-20 fw-b mb8'>{title}</h1>}
            {meta !== undefined && <div className='fs-12 t3 mb16'>{meta}</div>}
            {before?.(data)}
            <ContentBlocks blocks={blocks} {...(onImage && { onImage })} {...(anchor && { anchor })} />
            {after?.(data)}
          </Card>
        )
      }}
    </DetailPage>
  )
}
