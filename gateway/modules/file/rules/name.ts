import { mimeOf, type FileKind } from './sniff'

const LONGEST = 128

/** Endings that a kind may carry besides its own. */
const alsoFor: Readonly<Partial<Record<FileKind, readonly string[]>>> = { jpg: ['jpeg'], heic: ['heif'], mp4: ['m4v'] }

/**
 * A client's name for a file, safe to show and to save under: its last part, without control characters, invisible or direction
 * marks (U+202E turns 'gpj.exe' around) and what file systems refuse; it ends as what the file is, whatever it claimed (FL-02).
 */
export function safeName(name: string, kind: FileKind): string {
  const plain = name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
    .trim()
  const [, base = '', ending = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(plain) ?? []
  const own = ending.toLowerCase()
  const kept = own === kind || alsoFor[kind]?.includes(own) ? ending : kind
  const marks = Array.from(base.replace(/^\.+/, '') || 'file')
  return `${marks.slice(-(LONGEST - kept.length - 1)).join('')}.${kept}`
}

/** How a file leaves: as a type that the gateway knows, in place only where a browser shows it without running anything. */
export function leavingAs(mime: string): { type: string; disposition: 'inline' | 'attachment' } {
  const type = Object.values(mimeOf).includes(mime) ? mime : 'application/octet-stream'
  const isShown = /^(image|video)\//.test(type) || type === 'application/pdf'
  return { type, disposition: isShown ? 'inline' : 'attachment' }
}
