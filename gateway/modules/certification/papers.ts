import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Out } from '@contract'
import type { RawReply } from '../../http/context'

type Template = Out<'default GET /enterprise/certificate/template'>

const media = (name: string) => `/cms/media/paper/${name}`

/** Blank papers (call 84). Drawn once by scripts/build-papers.mjs. */
export const templates: Record<'AUTHLETTER' | 'RELATION', Template> = {
  AUTHLETTER: {
    title: '授权委托书',
    images: [media('auth-letter.png')],
    fileUrl: media('auth-letter.pdf'),
    fileName: '授权委托书.pdf',
  },
  RELATION: {
    title: '开票关系证明',
    images: [media('relation.png')],
    fileUrl: media('relation.pdf'),
    fileName: '开票关系证明.pdf',
  },
}

/** Beside this module in the sources, in its place inside the bundle. */
function folder(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const places = [join(here, 'papers'), join(here, 'modules/certification/papers')]
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error('the papers of the certification are missing beside the gateway')
  return found
}

/** A paper by its name; null for any name that is none of them. */
async function paper(name: string): Promise<{ bytes: Buffer; mime: string } | null> {
  if (!/^[a-z0-9-]+\.(png|pdf)$/.test(name)) return null
  const path = join(folder(), name)
  if (!existsSync(path)) return null
  return { bytes: await readFile(path), mime: name.endsWith('.pdf') ? 'application/pdf' : 'image/png' }
}

/** The answer to a paper's address. */
export async function paperReply(name: string): Promise<RawReply> {
  const file = await paper(name)
  if (file === null) return { status: 404, body: '' }
  const headers = {
    'content-type': file.mime,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=86400',
  }
  return { status: 200, headers, body: file.bytes }
}
