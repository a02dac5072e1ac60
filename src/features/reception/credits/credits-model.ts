import type { Out } from '@contract'
import type { Tone } from '@domain/machine'
import { isWithheld, type Template } from '@/shared/wx-reminders'

/* What WeChat may still send, by what it is about (E 6.21). */

export type Account = NonNullable<Out<'default GET /small/smart-wx-info/get'>['account']>

const scenes = { bill: '账单缴费', supply: '停复气', order: '订单', service: '服务', hyq: '惠用气' } as const

export interface Group {
  scene: Template['scene']
  title: string
  templates: readonly Template[]
}

export const groupsOf = (templates: readonly Template[]): Group[] =>
  (Object.keys(scenes) as Template['scene'][])
    .map((scene) => ({ scene, title: scenes[scene], templates: templates.filter((one) => one.scene === scene) }))
    .filter((group) => group.templates.length > 0)

/** 已允许, 已拒绝, 暂不可用; null: never asked. */
export function stateOf(template: Template): { text: string; tone: Tone } | null {
  if (isWithheld(template)) return { text: '该提醒暂不可用', tone: 'muted' }
  if (template.lastResult === 'reject') return { text: '已拒绝', tone: 'warning' }
  if (template.lastResult !== 'accept') return null
  return { text: template.always ? '已允许 · 总是' : '已允许', tone: 'success' }
}
