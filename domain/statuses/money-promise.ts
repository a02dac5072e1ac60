import type { Transition } from '../machine'

/** What is promised of a step on the way of money (Y-01): kept in time, late with a case opened by itself, or given up with its order. */
export type MoneyPromiseState = 'WAITING' | 'KEPT' | 'LATE' | 'SOLVED' | 'CAME_LATE' | 'DROPPED'
export type MoneyPromiseEvent = 'COME' | 'MISS' | 'SOLVE' | 'DROP' | 'AGAIN'

/** A case that staff have closed still sees the money come; a slip that was refused is promised anew with the next one. */
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
