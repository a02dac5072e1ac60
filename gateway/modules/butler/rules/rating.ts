import { decimal, fixed } from '@domain/decimal'

/** BT-03: fewer ratings than this say nothing. */
const LEAST = 5
/** Hours for which a rating may be changed. */
const EDITABLE_HOURS = 24
const HOUR = 3_600_000

/** Mean of the stars with one decimal, half up; null below five ratings (BT-03). */
export const averageOf = ({ n, sum }: { n: number; sum: number }): string | null =>
  n < LEAST ? null : fixed(decimal(`${sum}`).div(n), 1)

/** Until when a rating may still be changed, in milliseconds. */
export const editableUntil = (createdAt: number): number => createdAt + EDITABLE_HOURS * HOUR

/** What a rating of a manager may say. */
export const tagsOfRating = {
  good: ['响应及时', '熟悉业务', '主动走访', '讲得清楚', '态度好'],
  bad: ['联系不上', '响应慢', '业务不熟', '很少走访', '态度差'],
}
