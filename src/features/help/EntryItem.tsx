import type { ReactNode } from 'react'
import { go } from '@/routes/go'
import { Marked } from '@/shared/article'
import { Item } from '@/ui'

interface Entry {
  articleId: string
  title: string
  summary: string
}

interface Props {
  entry: Entry
  keyword?: string
  marks?: { title: [number, number][]; summary: [number, number][] }
  foot?: ReactNode
}

/** One entry of a list of the help centre. */
export function EntryItem({ entry: { articleId, title, summary }, keyword, marks, foot }: Props) {
  const open = () =>
    void go('/subPagesB/pages/helpCenter/details', { articleId, ...(keyword !== undefined && { keyword }) })
  return (
    <Item onTap={open}>
      <div className='fs-15 fw-m break'>
        <Marked text={title} ranges={marks?.title} />
      </div>
      {summary !== '' && (
        <div className='fs-13 t2 mt4 break'>
          <Marked text={summary} ranges={marks?.summary} />
        </div>
      )}
      {foot !== undefined && <div className='fs-12 t3 mt4'>{foot}</div>}
    </Item>
  )
}
