import { formatMoney } from '@domain/money'
import { Amount } from './Amount'
import type { MoneyProps } from './props'

/** ¥1,234.50; unknown --, hidden **** (AE-92, visual 9). */
export function Money({ value, ...rest }: MoneyProps) {
  return <Amount {...rest} text={formatMoney(value)} currency='¥' spoken={value ? `${value}元` : '暂无金额'} />
}
