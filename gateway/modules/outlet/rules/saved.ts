import { cityOf } from '@domain/city/cities'
import { distanceOf, isPosition, type Position } from '@domain/coordinates'
import { areSpans, type OpenWeek, type SpecialDay } from '@domain/outlet/hours'
import type { OutletStatus } from '@domain/statuses/outlet'

/** m from the centre of its city within which an outlet lies: what is further has its numbers mixed up, or another city. */
const OF_CITY = 150_000

interface Saved extends Position {
  cityCode: string
  openWeek: OpenWeek
  specialDays: readonly SpecialDay[]
  status: OutletStatus
  suspendNote: string
}

/** The invalid field of an outlet; null: none. */
export function wrongField({ cityCode, openWeek, specialDays, status, suspendNote, ...at }: Saved): string | null {
  const city = cityOf(cityCode)
  if (!city) return 'cityCode'
  if (!isPosition(at) || distanceOf(at, city) > OF_CITY) return 'lng'
  if (!openWeek.every(areSpans)) return 'openWeek'
  const days = specialDays.map(({ date }) => date)
  if (new Set(days).size !== days.length || !specialDays.every(({ spans }) => areSpans(spans))) return 'specialDays'
  // Customers read why a place is shut.
  return status === 'SUSPENDED' && suspendNote.trim() === '' ? 'suspendNote' : null
}
