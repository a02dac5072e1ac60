import type { CardState } from './use-card'
import type { Stepped } from './card-run'

/** What the page says and offers about a session (A 6.30). */
export interface Look {
  icon: 'success' | 'pending' | 'fail'
  title: string
  note: string
  /** AGAIN: repeat; CHECK: only read; HELP: staff have to help. */
  next: 'DONE' | 'AGAIN' | 'CHECK' | 'HELP'
}

/** Codes that another touch does not fix: staff or another card are needed. */
const FATAL = new Set(['A2402', 'A2403', 'A2405', 'A2407'])

const TITLES: Record<NonNullable<Stepped['result']>['state'], string> = {
  SUCCESS: '写卡成功',
  UNCHANGED: '未写入',
  UNKNOWN: '写卡待核实',
  FAILED: '写卡失败',
  READ: '读卡成功',
}

const GUIDE = '请勿重复购买，可稍后在“写卡记录”中继续核实'

/** Null while the session is under way, or before it. */
export function lookOf({ answer, trouble, refused, busy }: CardState): Look | null {
  if (busy) return null
  if (refused) return { icon: 'fail', title: '无法写卡', note: refused.message, next: 'AGAIN' }
  if (trouble) {
    const next = trouble.trouble === 'none' ? 'HELP' : 'AGAIN'
    return { icon: 'fail', title: '无法读取卡片', note: trouble.text, next }
  }
  const result = answer?.result
  if (!result) return null
  const title = TITLES[result.state]
  const note = result.message
  if (result.state === 'SUCCESS' || result.state === 'READ') return { icon: 'success', title, note, next: 'DONE' }
  if (result.state === 'UNKNOWN') return { icon: 'pending', title, note: GUIDE, next: 'CHECK' }
  const next = result.code !== null && FATAL.has(result.code) ? 'HELP' : 'AGAIN'
  return { icon: 'fail', title, note, next }
}
