import type { Read } from '@/request'
import { ErrorBlock, Sheet, Skeleton } from '@/ui'

interface Props {
  read: Pick<Read<unknown>, 'error' | 'reload'>
  title: string
  onClose: () => void
}

/** While the days are not known, or cannot be had. */
export const NoVisitDays = ({ read: { error, reload }, title, onClose }: Props) => (
  <Sheet open title={title} onClose={onClose}>
    {error ? (
      <ErrorBlock small text={error.message} onRetry={() => void reload()} />
    ) : (
      <Skeleton kind='block' height={180} />
    )}
  </Sheet>
)
