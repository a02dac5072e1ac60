import { bathHouse } from './bath-house'
import { ceramics } from './ceramics'
import { food } from './food'
import { hospital } from './hospital'
import { hotel } from './hotel'
import { restaurant } from './restaurant'
import { textile } from './textile'
import { timber } from './timber'
import type { DemoCustomer, Supplied } from './types'

export type { DemoCustomer } from './types'

/** Those with meters and 36 months of history. */
export const supplied: readonly Supplied[] = [ceramics, restaurant, hospital, textile]

/** Every customer of the demo: names and numbers are fictional. */
export const customers: readonly DemoCustomer[] = [...supplied, timber, hotel, bathHouse, food]
