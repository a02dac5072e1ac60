import { Skeleton, Stack } from '@/ui'

/** The shape of a page about one thing: its head and two cards. */
export const Shape = () => (
  <Stack gap={12} className='gutter'>
    <Skeleton kind='block' height={150} />
    <Skeleton kind='block' height={120} />
    <Skeleton kind='block' height={180} />
  </Stack>
)
