import { energyGoods } from './goods-energy'
import { safetyGoods } from './goods-safety'
import type { SeedProduct } from './product-row'
import { services } from './services'

export type { SeedProduct }

/** The seeded shelf (E 8): numbers 1 to 10 are fixed. */
export const seedProducts: readonly SeedProduct[] = [...safetyGoods, ...energyGoods, ...services]
