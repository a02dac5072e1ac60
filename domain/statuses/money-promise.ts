import type { Transition } from '../machine'

/** The promise for a step on the way of money (Y-01): kept in time, late with a case opened by itself, or cancelled with its order. */
export type MoneyPromiseState = 'WAITING' | 'KEPT' | 'LATE' | 'SOLVED' | 'CAME_LATE' | 'DROPPED'
export type MoneyPromiseEvent = 'COME' | 'MISS' | 'SOLVE' | 'DROP' | 'AGAIN'

/** The money may still come for a case that staff have closed; after a refused slip the next one begins the promise again. */
export const moneyPromiseTransitions: readonly Transition<MoneyPromiseState, MoneyPromiseEvent>[] = [
  { from: 'WAITING', on: 'COME', to: 'KEPT' },
  { from: 'WAITING', on: 'MISS', to: 'LATE' },
  { from: 'WAITING', on: 'DROP', to: 'DROPPED' },
  { from: 'LATE', on: 'COME', to: 'CAME_LATE' },
  { from: 'LATE', on: 'SOLVE', to: 'SOLVED' },
  { from: 'LATE', on: 'DROP', to: 'DROPPED' },
  { from: 'SOLVED', on: 'COME', to: 'CAME_LATE' },
  { from: 'SOLVED', on: 'DROP', to: 'DROPPED' },
  { from: 'DROPPED', on: 'AGAIN', to: 'WAITING' },
]
