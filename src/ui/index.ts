/*
 * The design system. Parts built on NutUI are in `@/ui/nut`, so that the first route stays free of it.
 */
export type * from './props'
export type * from './chart/types'
export type { IconName } from './icons.gen'

export { LookProvider, useLook, useAppClass, appClass, resolveTheme } from './theme'
export { usePalette } from './palette'
export type { Look, TextSize, ThemeChoice } from './theme'
export { AppRoot } from './AppRoot'
export { Layer } from './Layer'
export { useSwipe, type SwipeHandlers } from './use-swipe'

export { svgUri } from './svg'
export { Icon } from './Icon'
export { Logo } from './Logo'
export { buttonClass } from './button-class'
export { Portrait } from './Portrait'
export { Photo } from './Photo'
export { Button } from './Button'
export { Money } from './Money'
export { Volume } from './Volume'
export { Price } from './Price'
export { Percent } from './Percent'
export { DateText } from './DateText'
export { Tag } from './Tag'
export { Status } from './Status'
export { Badge } from './Badge'

export { NavBar } from './NavBar'
export { TabBar } from './TabBar'
export { NoticeBar } from './NoticeBar'
export { Card } from './Card'
export { SectionCard } from './SectionCard'
export { SectionLabel } from './SectionLabel'
export { Cell } from './Cell'
export { CellGroup } from './CellGroup'
export { KeyValue } from './KeyValue'
export { Figures } from './Figures'

export { Row } from './Row'
export { Ends } from './Ends'
export { Stack } from './Stack'
export { Fact } from './Fact'
export { Item } from './Item'
export { IconButton } from './IconButton'

export { Tabs } from './Tabs'
export { Segment } from './Segment'
export { Chips } from './Chips'
export { Clauses } from './Clauses'
export { FilterBar } from './FilterBar'
export { MonthPicker } from './MonthPicker'

export { Field } from './Field'
export { PickField } from './PickField'
export { CodeButton } from './CodeButton'
export { CodeBoxes } from './CodeBoxes'
export { SearchField } from './SearchField'
export { CheckBox } from './CheckBox'
export { Tick } from './Tick'
export { Radio } from './Radio'
export { Switch } from './Switch'
export { AmountField } from './AmountField'
export { AmountKeypad } from './AmountKeypad'
export { QuickAmounts } from './QuickAmounts'
export { VolumeInput } from './VolumeInput'
export { BottomBar } from './BottomBar'

export { Sheet } from './Sheet'
export { ActionSheet } from './ActionSheet'
export { Dialog } from './Dialog'
export {
  confirm,
  alert,
  dialog,
  message,
  toast,
  notify,
  showLoading,
  hideLoading,
  onScreen,
  pageOnScreen,
} from './feedback'
export { prompt } from './PromptDialog'

export { Empty } from './Empty'
export { ErrorBlock } from './ErrorBlock'
export { NoAccess } from './NoAccess'
export { Skeleton } from './Skeleton'
export { Spinner } from './Spinner'
export { ListFoot } from './ListFoot'
export { PullDown } from './PullDown'
export { ResultHead } from './ResultHead'
export { Steps } from './Steps'
export { Timeline } from './Timeline'
export { CountDown } from './CountDown'
export { Progress } from './Progress'

export { BannerSwiper } from './BannerSwiper'
export { CardSwiper } from './CardSwiper'
export { QrPicture } from './QrPicture'
export { qrUri } from './qr'
export { MeterCard } from './MeterCard'
export { ShortcutGrid } from './ShortcutGrid'

export { Chart } from './chart/Chart'
export { TierBar } from './chart/TierBar'
