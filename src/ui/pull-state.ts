/** States of a pulled page (specification 4). */
export type PullState = 'idle' | 'pulling' | 'reached' | 'refreshing' | 'restoring' | 'aborting'

/** px shown from which letting go loads again. */
const REACH = 56
/** px shown at most. */
const MOST = 96
/** The page follows the finger at half its way. */
const RESISTANCE = 0.5

export interface Pull {
  state: PullState
  /** px between the page's top and its content. */
  height: number
}
export const RESTING: Pull = { state: 'idle', height: 0 }
export const REFRESHING: Pull = { state: 'refreshing', height: REACH }
export const RESTORING: Pull = { state: 'restoring', height: REACH }

/** The finger has gone `px` down since the page was at its top. */
export function pulled({ state }: Pull, px: number): Pull | null {
  if (state === 'refreshing' || state === 'restoring') return null
  const height = Math.min(Math.max(px, 0) * RESISTANCE, MOST)
  if (height === 0) return RESTING
  return { state: height >= REACH ? 'reached' : 'pulling', height }
}

/** The finger is gone: far enough loads again, less does nothing. */
export function released(pull: Pull): Pull {
  if (pull.state === 'reached') return REFRESHING
  return pull.state === 'pulling' ? { state: 'aborting', height: 0 } : pull
}

export const pullTexts: Readonly<Record<PullState, string>> = {
  idle: '',
  pulling: '下拉刷新',
  reached: '松开刷新',
  refreshing: '正在刷新…',
  restoring: '刷新完成',
  aborting: '',
}
