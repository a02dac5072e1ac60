import { axisText } from './scale'
import type { Tier } from './types'

export interface TierPart {
  name: string
  price: string
  /** Border at the left end of the segment. */
  edge: string
  /** Filled share of the segment, 0 to 1. */
  used: number
  /** Share that what is being bought adds. */
  added: number
  /** Holds the sum that is reached. */
  current: boolean
}

export interface TierLayout {
  parts: readonly TierPart[]
  /** Place of the mark over the whole bar, 0 to 1: segments are equally wide (visual 7). */
  mark: number
}

/** The open tier has no width of its own: it is drawn as wide as the one before it, or 1 when it is the only one. */
function span(tiers: readonly Tier[], index: number): number {
  const tier = tiers[index]
  if (!tier) return 1
  if (tier.to !== null) return Number(tier.to) - Number(tier.from)
  const before = tiers[index - 1]
  return before ? Number(tier.from) - Number(before.from) : Math.max(1, Number(tier.from))
}

const share = (value: number): number => Math.min(1, Math.max(0, value))

/** Shares for drawing only; which price counts is decided by the gateway. */
export function layoutTiers(tiers: readonly Tier[], used: string, after: string = used): TierLayout {
  const now = Number(used)
  const then = Math.max(now, Number(after))
  const parts = tiers.map((tier, index): TierPart => {
    const from = Number(tier.from)
    const filled = share((now - from) / span(tiers, index))
    const reached = share((then - from) / span(tiers, index))
    const to = tier.to === null ? Infinity : Number(tier.to)
    return {
      name: tier.name,
      price: tier.price,
      edge: spaced(axisText(from, from)),
      used: filled,
      added: reached - filled,
      current: then >= from && (then < to || (then === to && index === tiers.length - 1)),
    }
  })
  const at = Math.max(
    0,
    parts.findIndex((part) => part.current),
  )
  const part = parts[at]
  return { parts, mark: tiers.length === 0 || !part ? 0 : (at + part.used + part.added) / tiers.length }
}

/** 100万 -> 100 万, as the borders are written. */
const spaced = (text: string): string => text.replace(/(\d)([万亿])/, '$1 $2')
