import type { Out } from '@contract'

export type AuthorityGroup = Out<'default GET /hqw/authority/getSubModels'>[number]
export type AuthorityModel = AuthorityGroup['models'][number]

const codesOf = (groups: readonly AuthorityGroup[], wanted: (model: AuthorityModel) => boolean): string[] =>
  groups
    .flatMap(({ models }) => models)
    .filter((model) => model.masterOnly === '0' && wanted(model))
    .map(({ modelCode }) => modelCode)

/** What is granted now. */
export const grantedOf = (groups: readonly AuthorityGroup[]): string[] => codesOf(groups, ({ has }) => has === '1')

/** What a new sub-account has (SA-01). */
export const usualOf = (groups: readonly AuthorityGroup[]): string[] =>
  codesOf(groups, ({ defaultForSub }) => defaultForSub === '1')

/** Whether two grants differ, whatever their order. */
export const isChanged = (before: readonly string[], after: readonly string[]): boolean =>
  before.length !== after.length || after.some((code) => !before.includes(code))
