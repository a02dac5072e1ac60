import { useState } from 'react'
import { savingFields, type SavingTool } from '@domain/saving/inputs'
import { ListPage, Shape } from '@/blocks'
import { usePaged, useRead } from '@/request'
import { addressOf } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { Banner, useBanners } from '@/shared/banner'
import { codeOf, ShareButton, useShared, useVisit } from '@/shared/share'
import { Cell, Chips, ErrorBlock, SectionCard } from '@/ui'
import { ArticleItem } from '../ArticleItem'
import { SavingSheet } from './SavingSheet'
import { useOwnGas } from './use-own-gas'

const ALL = 'ALL'
const TOOLS: Readonly<Record<SavingTool, string>> = { flue: '锅炉烟气损失估算', stove: '灶具节气估算' }

/** 享省赋能·节能知识 (E 6.13), open to visitors: topics, two estimates, articles. */
export function KnowledgeView({ topic, tool, s }: ViewParams<'/pages/knowledgexsfn/index'>) {
  const code = codeOf({ s })
  useVisit(code)
  const share = useShared(
    { targetType: 'knowledge', targetId: 'knowledge', ...(code !== undefined && { s: code }) },
    { title: '享省赋能·节能知识', path: addressOf('/pages/knowledgexsfn/index', { s: code }) },
  )
  const banners = useBanners('knowledge')
  const topics = useRead('default GET /crmgas/knowledge/topicList', undefined, { handles: 'all' })
  const [chosen, choose] = useState(topic ?? ALL)
  const [open, setOpen] = useState<SavingTool | null>(tool ?? null)
  const own = useOwnGas(open !== null)
  const list = usePaged(
    'default GET /crmgas/news/list',
    { channel: 'knowledge', ...(chosen !== ALL && { categoryCode: chosen }) },
    { carry: ({ asOf }) => ({ asOf }), keepPrevious: true },
  )
  return (
    <ListPage
      spaced
      list={list}
      until={[banners.read]}
      head={
        <>
          <Banner items={banners.items} className='mb12' />
          <SectionCard flush title='会用气，更省气'>
            {(Object.keys(savingFields) as SavingTool[]).map((key) => (
              <Cell key={key} title={TOOLS[key]} onTap={() => setOpen(key)} />
            ))}
          </SectionCard>
          {topics.state === 'loading' && <Shape heights={[44]} />}
          {topics.state === 'error' && <ErrorBlock small onRetry={() => void topics.reload()} />}
          {topics.data && (
            <Chips
              label='主题'
              items={[
                { key: ALL, label: '全部' },
                ...topics.data.topics.map(({ code, name, count }) => ({ key: code, label: `${name} ${count}` })),
              ]}
              active={chosen}
              onChange={choose}
            />
          )}
        </>
      }
      keyOf={({ articleId }) => articleId}
      item={(article) => <ArticleItem article={article} from='knowledge' />}
      empty='该主题暂无内容'
      after={
        <>
          <div className='gutter mt12'>
            <ShareButton of={share} />
          </div>
          {open && own && (
            <SavingSheet tool={open} title={TOOLS[open]} own={own} share={share} onClose={() => setOpen(null)} />
          )}
        </>
      }
    />
  )
}
