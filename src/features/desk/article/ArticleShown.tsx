import type { Out } from '@contract'
import { formatShare, sharePercent } from '@domain/percent'
import { articleStatus, contentVisibility } from '@domain/statuses/content'
import { customerClasses } from '@domain/statuses/names'
import { useAct, useLink } from '@/blocks'
import { Attachments, ContentBlocks, Cover } from '@/shared/article'
import { Button, Card, Empty, Ends, Fact, Item, KeyValue, prompt, Row, SectionCard, Status, Tag } from '@/ui'
import { instantOf, isMoment, SHAPE, typedOf } from '../moment'

type Article = Out<'btwob GET /article/detail'>
type Done = () => Promise<void>

/** An article as its readers see it, what can be done with it now, and the customers that have confirmed it. */
export function ArticleShown({ article, onDone }: { article: Article; onDone: Done }) {
  return (
    <>
      <Head article={article} onDone={onDone} />
      <Card>
        <Cover src={article.covers[0] ?? ''} />
        <h1 className='fs-20 fw-b mt8 mb8 break'>{article.title}</h1>
        <p className='fs-14 t2 mb12 break'>{article.summary}</p>
        <ContentBlocks blocks={article.blocks} />
      </Card>
      <Attachments of={article.attachments} />
      {article.needReceipt && <Receipts of={article.receipts} />}
    </>
  )
}

function Head({ article, onDone }: { article: Article; onDone: Done }) {
  const { articleId, status, editable, publishAt, expireAt, receiptDueAt, visibility, customerTypes, supplyInfo } =
    article
  const edit = useLink('/pages/desk/article', editable ? { articleId, edit: '1' } : undefined)
  return (
    <Card>
      <Row wrap gap={8}>
        <Tag tone='primary'>{article.categoryName}</Tag>
        <Status status={articleStatus[status]} />
        {!editable && <Tag kind='outline'>通用</Tag>}
      </Row>
      <KeyValue
        className='mt8'
        items={[
          ['可见范围', contentVisibility[visibility]],
          ['客户类型', customerTypes.map((type) => customerClasses[type]).join('、') || null],
          ['影响表具', supplyInfo?.meterNos.join('、') || null],
          ['发布时间', status === 'draft' ? null : typedOf(publishAt)],
          ['下线时间', expireAt && typedOf(expireAt)],
          ['确认截止', receiptDueAt && typedOf(receiptDueAt)],
          ['版本', String(article.version)],
          [
            '阅读',
            `${article.viewCount} 次 · 赞 ${article.likeCount} · 有用 ${article.usefulCount} · 没用 ${article.uselessCount}`,
          ],
        ]}
      />
      {editable && (
        <Row wrap gap={8} top={12}>
          {edit && (
            <Button kind='outline' size='small' onTap={edit}>
              编辑
            </Button>
          )}
          <Moves articleId={articleId} status={status} onDone={onDone} />
        </Row>
      )}
    </Card>
  )
}

/** E 3.4. */
function Moves({ articleId, status, onDone }: Pick<Article, 'articleId' | 'status'> & { onDone: Done }) {
  const then = { done: () => void onDone(), stale: onDone }
  const publish = useAct('btwob POST /article/status', {
    ask: '发布后客户立即可见，确认发布？',
    ok: '已发布',
    dialog: ['E2011'],
    ...then,
  })
  const plan = useAct('btwob POST /article/status', {
    more: async () => {
      const typed = await prompt({ title: '定时发布', label: '发布时间', content: `格式：${SHAPE}`, check: isMoment })
      const publishAt = typed === null ? null : instantOf(typed)
      return publishAt === null ? null : { publishAt }
    },
    ok: '已安排发布',
    dialog: ['E2011', '2901'],
    ...then,
  })
  const withdraw = useAct('btwob POST /article/status', {
    ask: '下线后客户不能再看到，确认下线？',
    ok: '已下线',
    ...then,
  })
  const takeBack = useAct('btwob POST /article/status', { ok: '已退回草稿', ...then })
  return (
    <>
      {status !== 'published' && (
        <Button size='small' loading={publish.busy} onTap={() => publish.run({ articleId, status: 'published' })}>
          {status === 'offline' ? '重新发布' : '立即发布'}
        </Button>
      )}
      {(status === 'draft' || status === 'scheduled') && (
        <Button
          kind='outline'
          size='small'
          loading={plan.busy}
          onTap={() => plan.run({ articleId, status: 'scheduled' })}
        >
          定时发布
        </Button>
      )}
      {status === 'scheduled' && (
        <Button
          kind='outline'
          size='small'
          loading={takeBack.busy}
          onTap={() => takeBack.run({ articleId, status: 'draft' })}
        >
          退回草稿
        </Button>
      )}
      {status === 'published' && (
        <Button
          kind='outline'
          danger
          size='small'
          loading={withdraw.busy}
          onTap={() => withdraw.run({ articleId, status: 'offline' })}
        >
          下线
        </Button>
      )}
    </>
  )
}

/** E-N-07: customers that have confirmed this version. */
function Receipts({ of: { given, asked, list } }: { of: Article['receipts'] }) {
  return (
    <SectionCard flush title='已确认的客户' count={given}>
      <div className='fs-13 t2 gutter mt4 num'>
        应确认 {asked} 户，已确认 {formatShare(sharePercent(String(given), String(asked)))}
        ，截止前24小时提醒未确认的客户
      </div>
      {given === 0 && <Empty small text='还没有客户确认' />}
      {list.map(({ bp, customerName, userMasked, at }) => (
        <Item key={bp}>
          <Ends>
            <Fact grow value={customerName} note={`${bp} · ${userMasked}`} />
            <span className='fs-12 t3 num nowrap'>{typedOf(at)}</span>
          </Ends>
        </Item>
      ))}
      {given > list.length && <div className='fs-12 t3 gutter mt8 mb8'>仅显示最近 {list.length} 户</div>}
    </SectionCard>
  )
}
