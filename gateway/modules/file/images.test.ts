import exifr from 'exifr'
import sharp from 'sharp'
import { cleanImage as cleanedFrom, scaledImage, takenAtOf, TooManyPixels } from './images'

const cleanImage = (bytes: Buffer, kind: 'jpg' | 'png' | 'webp') => cleanedFrom(async () => bytes, kind)

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#3286FE' } })
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD2: { DateTimeOriginal: '2026:11:20 08:01:02' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '116/1 42/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('time and place are read, then nothing but the upright picture is left (FL-06)', async () => {
  const original = await photo()
  expect((await exifr.parse(original, { gps: true }))?.latitude).toBeCloseTo(39.5, 5)
  const clean = await cleanImage(original, 'jpg')
  expect(clean).toMatchObject({
    width: 40,
    height: 60,
    takenAt: '2026-11-20T08:01:02+08:00',
    position: { lng: '116.700000', lat: '39.500000' },
  })
  expect(await exifr.parse(clean.bytes, true).catch(() => undefined)).toBeUndefined()
  expect((await sharp(clean.bytes).metadata()).exif).toBeUndefined()
})

test('a picture without EXIF says nothing', async () => {
  const png = await sharp({ create: { width: 5, height: 5, channels: 4, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await cleanImage(png, 'png')).toMatchObject({ width: 5, height: 5, takenAt: null, position: null })
})

test('what only begins like a picture is refused by the decoder', async () => {
  await expect(cleanImage(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'jpg')).rejects.toThrow()
})

test('copies are narrower, never wider', async () => {
  const wide = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  expect(await sharp(await scaledImage(wide, 320)).metadata()).toMatchObject({ width: 320, height: 160 })
  expect(await sharp(await scaledImage(wide, 1080)).metadata()).toMatchObject({ width: 800, height: 400 })
})

test.each([
  ['2026:11:20 08:01:02', '2026-11-20T08:01:02+08:00'],
  ['2026:13:45 08:01:02', null],
  ['', null],
  [undefined, null],
])('%s', (value, iso) => {
  expect(takenAtOf(value)).toBe(iso)
})

test('a small file of many pixels is refused by its header', async () => {
  const flat = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
      .png({ palette: true, colours: 2 })
      .toBuffer()
  await expect(cleanImage(await flat(7200), 'png')).rejects.toBeInstanceOf(TooManyPixels)
  await expect(scaledImage(await flat(7200), 320)).rejects.toBeInstanceOf(TooManyPixels)
  expect(await cleanImage(await flat(70), 'png')).toMatchObject({ width: 70 })
})

test.each([
  ['wide', 5000, 50, 1, { width: 4096, height: 41 }],
  ['high, as the camera was held', 5000, 50, 6, { width: 41, height: 4096 }],
  ['no larger than a camera makes', 4096, 50, 1, { width: 4096, height: 50 }],
])('of a large picture no more is kept than a page needs: %s', async (_, width, height, orientation, kept) => {
  for (const [kind, format] of [
    ['jpg', 'jpeg'],
    ['webp', 'webp'],
  ] as const) {
    const picture = sharp({ create: { width, height, channels: 3, background: '#fff' } }).withMetadata({ orientation })
    expect(await cleanImage(await picture.toFormat(format).toBuffer(), kind)).toMatchObject(kept)
  }
})
