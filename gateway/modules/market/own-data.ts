import type { OwnData } from '../../personal-data'
import { listed, moment } from '../../sheet/table'
import { favoritesOf } from './repo/products'

/** For a user's copy (PIPL art. 45). */
const favorites: OwnData = async (work, { userId }) =>
  listed('商品收藏', await favoritesOf(work.db, userId), [
    ['商品', 40, ({ name }) => name],
    ['收藏时间', 20, ({ createdAt }) => moment(createdAt)],
  ])

export const marketData = { product_favorite: favorites }
