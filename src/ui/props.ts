/*
 * The props of every part, in one place: what a page author reads. Texts, times and data always come from the caller; a part
 * knows only how things look. Amounts, volumes and prices are decimal texts, `null` means unknown and shows `--` (AE-92). An optional
 * property takes undefined as well, so that no page spreads it by a condition.
 */
export type * from './props/base'
export type * from './props/frame'
export type * from './props/choose'
export type * from './props/form'
export type * from './props/layers'
export type * from './props/display'
export type * from './props/layout'
