import { useLinks } from '@/blocks'
import { useRead } from '@/request'
import { Item, SectionCard } from '@/ui'

const SHOWN = 6

/** 常见问题 of a thing, from the help centre (E 6.4, E 6.7); left out where it does not answer. */
export function Questions({ about }: { about: string }) {
  const links = useLinks()
  const read = useRead('answer GET /help/suggest', { keyword: about }, { handles: 'all' })
  const list = read.data?.list ?? []
  if (list.length === 0) return null
  return (
    <SectionCard flush title='常见问题' more='更多' onMore={links.to('/subPagesB/pages/helpCenter/list', {})}>
      {list.slice(0, SHOWN).map(({ articleId, title }) => (
        <Item key={articleId} onTap={links.to('/subPagesB/pages/helpCenter/details', { articleId })}>
          <span className='fs-15 break left'>{title}</span>
        </Item>
      ))}
    </SectionCard>
  )
}
