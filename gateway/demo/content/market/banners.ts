/** Seeded banners (E 8). The words of a banner belong to its motif (drawn pictures). */
export interface SeedBanner {
  id: string
  position: 'mall' | 'news' | 'hyq' | 'goodBuyGas' | 'knowledge'
  motif: string
  tone: 1 | 2 | 3 | 4
  route: string
  params: Record<string, string>
  visibility: 'public' | 'bound'
}

const article = (id: string) => ({ route: '/pages/news/news', params: { articleId: id } })
const product = (id: string) => ({ route: '/pages/hot/detail', params: { type: 'product', productId: id } })

export const seedBanners: readonly SeedBanner[] = [
  { id: 'B000001', position: 'mall', motif: 'detector', tone: 1, ...product('P00000001'), visibility: 'bound' },
  { id: 'B000002', position: 'mall', motif: 'boiler', tone: 2, ...product('P00000008'), visibility: 'bound' },
  { id: 'B000003', position: 'mall', motif: 'stove', tone: 4, ...product('P00000004'), visibility: 'bound' },
  { id: 'B000004', position: 'news', motif: 'snow', tone: 1, ...article('A00000102'), visibility: 'public' },
  { id: 'B000005', position: 'news', motif: 'chart', tone: 2, ...article('A00000301'), visibility: 'public' },
  { id: 'B000006', position: 'news', motif: 'shield', tone: 3, ...article('A00000402'), visibility: 'public' },
  { id: 'B000007', position: 'hyq', motif: 'city', tone: 1, ...article('A00000101'), visibility: 'public' },
  { id: 'B000008', position: 'goodBuyGas', motif: 'chart', tone: 3, ...article('A00000303'), visibility: 'bound' },
  { id: 'B000009', position: 'knowledge', motif: 'leaf', tone: 2, ...article('A00002001'), visibility: 'public' },
]
