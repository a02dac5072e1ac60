import type { Out } from '@contract'
import { groups, models } from './rules/authority'

const flag = (is: boolean) => (is ? ('1' as const) : ('0' as const))

/** Call 30: the whole catalogue by group, with what `granted` holds. */
export const catalogueWith = (granted: readonly string[]): Out<'default GET /hqw/authority/getHqwAllModelsByGroupBy'> =>
  groups.map((group, index) => ({
    groupCode: group.code,
    groupName: group.name,
    sort: index + 1,
    models: models
      .filter((m) => m.group === group.code)
      .map((m) => ({
        modelCode: m.code,
        modelName: m.name,
        description: m.description,
        has: flag(granted.includes(m.code)),
        masterOnly: flag(m.masterOnly),
        defaultForSub: flag(m.defaultForSub),
      })),
  }))
