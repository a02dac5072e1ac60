import type { Out } from '@contract'
import type { BoundSession, Session, Work } from '../../http/context'
import { ask } from '../../wiring'
import { viewerOf, type Viewer } from '../audience/service'
import { pictureOf } from '../file/service'
import { activityCards } from './activities'
import { offersFor } from './gas-offers'
import { currentActivities } from './repo/activities'
import { anyProduct, categories, liveBanners, pageOfProducts } from './repo/products'
import { cardsOf, openQuotes } from './service'
import { Banner } from '@contract/content/words'
import { shape } from '../../http/shape'

type Home = Out<'default GET /crmgas/market/home'>
type Tree = Out<'default GET /crmgas/market/category/list'>['list']

const shown = { categories: 8, gas: 4, hot: 6, fresh: 6, activities: 3 }

async function bannersOf(work: Work, viewer: Viewer, position: string): Promise<Home['banners']> {
  const rows = await liveBanners(work.db, viewer, position, work.clock.iso())
  return rows.map((row) => shape(Banner.properties, row, { imageUrl: pictureOf(work, row.imageUrl) }))
}

/** Banners of a place that this caller may see. */
export const bannersAt = async (work: Work, session: Session | null, position: string): Promise<Home['banners']> =>
  bannersOf(work, await viewerOf(work, session), position)

export async function homeOf(work: Work, session: BoundSession): Promise<Home> {
  const viewer = await viewerOf(work, session)
  const products = (sort: 'hot' | 'new', limit: number) =>
    pageOfProducts(work.db, viewer, anyProduct, sort, { offset: 0, limit })
  const all = await categories(work.db)
  const activities = await currentActivities(work.db, viewer, work.clock.iso(), shown.activities)
  return {
    banners: await bannersOf(work, viewer, 'mall'),
    categories: all
      .filter((row) => row.parentId === null)
      .slice(0, shown.categories)
      .map(categoryRow),
    gasProducts: (await offersFor(work, session)).slice(0, shown.gas).map(({ card }) => card),
    hotProducts: await cardsOf(work, viewer, await products('hot', shown.hot)),
    activities: await activityCards(work, session, activities),
    newProducts: await cardsOf(work, viewer, await products('new', shown.fresh)),
    openQuotes: await ask(work, openQuotes)(work, session),
    partial: false,
  }
}

const categoryRow = ({ categoryId, parentId, name, icon, sort }: Home['categories'][number]) => ({
  categoryId,
  parentId,
  name,
  icon,
  sort,
})

/** Categories below one, or those of the first level, each with its children. */
export async function categoryTree(work: Work, parentId: string | undefined): Promise<Tree> {
  const all = (await categories(work.db)).map(categoryRow)
  const top = all.filter((row) => (parentId === undefined ? row.parentId === null : row.parentId === parentId))
  return top.map((row) => ({ ...row, children: all.filter((child) => child.parentId === row.categoryId) }))
}
