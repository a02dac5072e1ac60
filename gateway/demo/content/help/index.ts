import { addDays, startOf, toInstant } from '@domain/date'
import { rnd } from '@domain/random'
import type { Work } from '../../../http/context'
import { blocksOfText } from '../../../modules/audience/service'
import { storeEntry } from '../../../modules/help/entries'
import { insertCategories } from '../../../modules/help/repo'
import { accountHelp } from './account'
import { gasHelp } from './gas'
import { moneyHelp } from './money'
import type { SeedHelpCategory } from './types'

const all: readonly SeedHelpCategory[] = [...accountHelp, ...moneyHelp, ...gasHelp].sort((a, b) =>
  a.id < b.id ? -1 : 1,
)

/** Categories and entries of the help centre (D 8.5). */
export async function seedHelp(work: Work): Promise<void> {
  await insertCategories(
    work.db,
    all.map(({ id, name, icon }, index) => ({ categoryId: id, name, icon, sort: index + 1 })),
  )
  for (const { id, entries } of all)
    for (const [index, entry] of entries.entries()) {
      const articleId = `H${id.slice(2)}${String(index + 1).padStart(6, '0')}`
      const daysAgo = 20 + Math.floor(rnd(`D|help|${articleId}`) * 200)
      await storeEntry(work, {
        articleId,
        categoryId: id,
        title: entry.title,
        summary: entry.summary,
        blocks: blocksOfText(entry.text),
        keywords: [...entry.keywords],
        relatedRoute: entry.route ?? null,
        relatedIds: [],
        companyCodes: entry.company === undefined ? [] : [entry.company],
        hot: entry.hot ?? null,
        status: 'PUBLISHED',
        publishedAt: toInstant(startOf(addDays(work.clock.today(), -daysAgo), 10)),
      })
    }
}
