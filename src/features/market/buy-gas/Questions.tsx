import { useLinks } from '@/blocks'
import { useRead } from '@/request'
import { Item, SectionCard } from '@/ui'

/** What the help centre says about ways of buying gas. */
const ABOUT = '气量包怎么买'
const SHOWN = 6

/** 常见问题 (E 6.7); left out where the help centre does not answer. */
export function Questions() {
  const links = useLinks()
  const read = useRead('answer GET /help/suggest', { keyword: ABOUT }, { handles: 'all' })
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
