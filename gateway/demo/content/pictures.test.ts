import { seedActivities } from './market/activities'
import { seedArticles } from './articles'
import { seedBanners } from './market/banners'
import { seedProducts } from './market/products'
import { bannerWords, demoPicture } from './pictures'
import { motifs } from './pictures/motifs'

test.each([
  'cover-city-5.svg',
  'cover-nothing-1.svg',
  'poster-city-1.svg',
  'cover-city-1.png',
  'cover-constructor-1.svg',
  '../cover-city-1.svg',
  '',
])('%s is no picture', (name) => {
  expect(demoPicture(name)).toBeNull()
})

test('pictures are plain shapes: no script, no address, nothing to load', () => {
  for (const motif of Object.keys(motifs)) {
    const svg = demoPicture(`cover-${motif}-1.svg`) ?? ''
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 686 386"/)
    expect(svg).not.toMatch(/script|href|onload|undefined|NaN|<image/)
  }
})

test('every picture that the seed names can be drawn', () => {
  const named = [
    ...seedArticles.flatMap((one) => one.pictures),
    ...seedActivities.map((one) => one.motif),
    ...seedProducts.map((one) => one.motif),
    ...seedBanners.map((one) => one.motif),
  ]
  const inTexts = [...JSON.stringify(seedArticles).matchAll(/\/cms\/media\/demo\/([\w-]+\.svg)/g)].map(
    ([, name = '']) => name,
  )
  expect(named.filter((motif) => !Object.hasOwn(motifs, motif))).toEqual([])
  expect(inTexts.length).toBeGreaterThan(3)
  expect(inTexts.filter((name) => demoPicture(name) === null)).toEqual([])
  expect(seedBanners.filter((banner) => !bannerWords[banner.motif])).toEqual([])
})
