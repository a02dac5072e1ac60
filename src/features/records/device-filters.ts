import type { Out } from '@contract'
import { choice, words } from '@/blocks'
import { useRead } from '@/request'
import { validityWords } from './record-text'
import { ALL_SITES, openSites, SITES } from './site-field'

type Counts = Out<'default GET /crmgas/record/flowMeter/list'>['counts']

/** Filters of a list of devices (D 6.6): by their end, each with its count once the list has said it, and by their place. */
export function useDeviceFilters(counts: Counts | undefined) {
  const places = useRead(SITES, ALL_SITES, { handles: 'all' })
  const named = (key: keyof Counts, label: string) => (counts ? `${label} ${counts[key]}` : label)
  const sites = openSites(places.data?.list ?? [])
  return [
    words(
      'validity',
      { label: '有效期', all: named('all', '全部') },
      validityWords.map(({ key, label }) => ({ key, label: named(key, label) })),
    ),
    choice(
      'siteId',
      { label: '用气地点', all: '全部地点' },
      sites.map(({ siteId: key, siteName: text }) => ({ key, text })),
    ),
  ] as const
}
