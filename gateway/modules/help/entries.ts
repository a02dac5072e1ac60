import type { JobCtx, Work } from '../../http/context'
import { createViewCounter, flushCounter, type Block } from '../audience/service'
import { dropDocument, putDocument } from '../search/service'
import { jsonb } from '../../db/connect'
import { addViews, saveEntry, type Entry } from './repo'

/** HC-01: one view a user, entry and day. */
export const views = createViewCounter(24 * 60 * 60_000)

export const flushViews = (ctx: JobCtx): Promise<void> => flushCounter(ctx, views, 'help', addViews)

export interface Draft extends Pick<
  Entry,
  | 'articleId'
  | 'categoryId'
  | 'title'
  | 'summary'
  | 'keywords'
  | 'relatedRoute'
  | 'relatedIds'
  | 'companyCodes'
  | 'hot'
  | 'status'
  | 'publishedAt'
> {
  blocks: Block[]
}

/** The words of an entry, one line a paragraph or item. */
const plainOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => {
      if (block.type === 'h2' || block.type === 'h3') return [block.text]
      if (block.type === 'p' || block.type === 'quote') return [block.spans.map(({ text }) => text).join('')]
      if (block.type === 'list') return block.items.map((item) => item.map(({ text }) => text).join(''))
      if (block.type === 'table') return [block.head, ...block.rows].map((row) => row.join(' '))
      return []
    })
    .join('\n')

/** Saves an entry; it is found from the moment on in which it is published, and no more when it is not (E-G-23). */
export async function storeEntry(work: Work, draft: Draft): Promise<void> {
  const plainText = plainOf(draft.blocks)
  const now = work.clock.iso()
  const { blocks, ...fields } = draft
  await saveEntry(work.db, { ...fields, blocks: jsonb(blocks), plainText, createdAt: now, updatedAt: now })
  const ref = { kind: 'help' as const, refId: draft.articleId }
  if (draft.status !== 'PUBLISHED') return dropDocument(work, ref)
  await putDocument(work, {
    ...ref,
    category: draft.categoryId,
    title: draft.title,
    summary: draft.summary,
    keywords: draft.keywords,
    text: plainText,
    companyCodes: draft.companyCodes,
    customerTypes: [],
    visibility: 'bound',
    from: draft.publishedAt ?? now,
    until: null,
  })
}
