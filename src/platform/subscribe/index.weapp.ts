import Taro from '@tarojs/taro'
import type { Answer, Asked, Kept } from './types'

export type { Answer, Asked, Kept } from './types'

export const canSubscribe = true

/** The user has switched messages off for good. */
const OFF = 20004
const answers: readonly string[] = ['accept', 'reject', 'ban', 'filter'] satisfies Answer[]

/** Asks for one message of each of at most three templates; inside a tap only (E-X-06). */
export async function requestSubscribe(tmplIds: readonly string[]): Promise<Asked> {
  try {
    const reply = (await Taro.requestSubscribeMessage({ tmplIds: [...tmplIds], entityIds: [] })) as unknown
    const given = Object.entries(reply as Record<string, string>)
    return Object.fromEntries(given.filter(([id, answer]) => tmplIds.includes(id) && answers.includes(answer))) as Asked
  } catch (error) {
    return (error as { errCode?: number }).errCode === OFF ? 'off' : null
  }
}

export async function keptAnswers(): Promise<Kept> {
  try {
    const { subscriptionsSetting } = await Taro.getSetting({ withSubscriptions: true })
    return new Set(Object.keys((subscriptionsSetting?.itemSettings ?? {}) as object))
  } catch {
    return new Set()
  }
}

/** WeChat's own page of what this mini-program may do. */
export const openMessageSettings = (): void => {
  Taro.openSetting().catch(() => undefined)
}
