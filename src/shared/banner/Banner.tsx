import type { Row } from '@contract'
import { useLinks } from '@/blocks'
import { targetAddress } from '@/routes/target'
import { BannerSwiper } from '@/ui'

interface Props {
  items: readonly Row<'default GET /crmgas/banner/list'>[]
  className?: string
}

/** Nothing where there are none. */
export function Banner({ items, className }: Props) {
  const links = useLinks()
  if (items.length === 0) return null
  return (
    <BannerSwiper
      className={className}
      ratio={343 / 120}
      items={items.map(({ bannerId, title, imageUrl }) => ({ key: bannerId, title, imageUrl }))}
      onTap={(key) => links(targetAddress(items.find(({ bannerId }) => bannerId === key)))?.()}
    />
  )
}
