import { useLinks } from '@/blocks'
import { NoticeBar } from '@/ui'
import { bannerText, bannerWays, type Summary } from './money-view'

/** The worst open case (AE-89), with the way to deal with it. */
export function HomeBanner({ banner }: { banner: Summary['banner'] }) {
  const links = useLinks()
  if (banner === null) return null
  const way = bannerWays(banner).find(({ url }) => links(url) !== undefined)
  return (
    <NoticeBar tone={banner.tone} {...(way && { action: way.action, onTap: links(way.url) })}>
      {bannerText(banner)}
    </NoticeBar>
  )
}
