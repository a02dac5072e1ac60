import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Pixels of the longer side that are looked at; a code of a licence has several of them per module then. */
const LOOKED_AT = 1280

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
let loading: Promise<unknown> | undefined

/** The library's machine, from its file beside it: left alone it would fetch it from a public host. */
const loaded = (): Promise<unknown> =>
  (loading ??= readFile(wasm).then((wasmBinary) =>
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer }, fireImmediately: true }),
  ))

/** The text of the QR code in a picture, however it is turned; null when there is none that can be read. Throws when it is no picture. */
export async function qrText(bytes: Buffer): Promise<string | null> {
  await loaded()
  const { data, info } = await sharp(bytes)
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' }
  const [found] = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 1,
  })
  return found?.text ?? null
}
