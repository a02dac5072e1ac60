import { useLinks, useMay } from '@/blocks'
import { NoticeBar } from '@/ui'
import { bannerText, bannerWays, type Summary } from './money-model'

/** The worst open case (AE-89), with the way to deal with it. */
export function HomeBanner({ banner }: { banner: Summary['banner'] }) {
  const links = useLinks()
  const maySign = useMay('model:SETTLE_SIGN')
  if (banner === null) return null
  // The to-do of a statement is for users with the right to sign; others do not find it there.
  const ways = banner.type === 'STATEMENT' && !maySign ? [] : bannerWays(banner)
  const way = ways.find(({ url }) => links(url) !== undefined)
  return (
    <NoticeBar tone={banner.tone} {...(way && { action: way.action, onTap: links(way.url) })}>
      {bannerText(banner)}
    </NoticeBar>
  )
}
