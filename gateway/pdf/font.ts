import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NAME = 'NotoSansSC_400Regular.ttf'

/** Beside the built gateway, or in its package in development. */
function place(): string {
  const built = join(dirname(fileURLToPath(import.meta.url)), 'fonts', NAME)
  if (existsSync(built)) return built
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-sc/400Regular/${NAME}`)
}

let bytes: Buffer | undefined

/**
 * The Chinese font of all documents, read once per process; a document embeds only the characters it uses. It is parsed for each
 * document: a parsed font remembers which of several characters it met first for a glyph, and would return that one to the next
 * document.
 */
export const chineseFont = (): Buffer => (bytes ??= readFileSync(place()))
