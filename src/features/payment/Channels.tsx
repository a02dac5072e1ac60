import type { Read } from '@/request'
import { Card, ErrorBlock, Skeleton } from '@/ui'
import { ChannelList, type ChannelListProps } from './ChannelList'

export interface ChannelsProps extends Omit<ChannelListProps, 'channels'> {
  read: Read<ChannelListProps['channels']>
}

/** The channels in their three states. */
export function Channels({ read, ...list }: ChannelsProps) {
  if (read.data) return <ChannelList {...list} channels={read.data} />
  return (
    <Card>
      {read.state === 'error' ? <ErrorBlock small onRetry={() => void read.reload()} /> : <Skeleton kind='card' />}
    </Card>
  )
}
