import { Cell, Icon, Row, Tag, Tick, type IconName } from '@/ui'
import type { Channel } from './open-channel'
import './channel-row.scss'

/** A way to pay: a channel, the own balance, a bank transfer. */
export type PayWay = Channel | 'BALANCE' | 'TT'

const ICONS: Record<PayWay, IconName> = {
  WXMINI: 'chat',
  WXJSAPI: 'chat',
  WXH5: 'chat',
  NATIVE: 'card',
  SANDBOX: 'wallet',
  BALANCE: 'wallet',
  TT: 'bank',
}

export interface ChannelRowProps<W extends PayWay> {
  channel: { channel: W; name: string; enabled: boolean; reason: string | null; test: boolean }
  chosen: PayWay | null
  onChoose: (channel: W) => void
  /** Beside the name, e.g. what the balance holds. */
  note?: string
}

/** A way to pay that may be chosen; one that is not open stays visible, grey, with its reason (A 6.42). */
export function ChannelRow<W extends PayWay>({ channel: way, chosen, onChoose, note }: ChannelRowProps<W>) {
  const { channel, name, enabled, reason, test } = way
  const subtitle = reason ?? note
  return (
    <Cell
      lead={<ChannelMark name={channel} off={!enabled} />}
      title={
        <Row wrap>
          {name}
          {test && <Tag kind='outline'>测试</Tag>}
        </Row>
      }
      label={[name, test && '测试', subtitle, channel === chosen && '已选择'].filter(Boolean).join('，')}
      disabled={!enabled}
      arrow={false}
      action={<Tick on={channel === chosen} off={!enabled} />}
      onTap={() => onChoose(channel)}
      subtitle={subtitle}
    />
  )
}

/** The sign of a way to pay. */
export function ChannelMark({ name, off = false }: { name: PayWay; off?: boolean }) {
  return (
    <span className={`pay-mark pay-mark-${name.toLowerCase()}${off ? ' pay-mark-off' : ''}`}>
      <Icon name={ICONS[name]} size={18} />
    </span>
  )
}
