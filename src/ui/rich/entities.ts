const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  middot: '·',
  times: '×',
  copy: '©',
  yen: '¥',
  sup3: '³',
  sup2: '²',
  deg: '°',
  plusmn: '±',
  rarr: '→',
  colon: ':',
  tab: '\t',
  newline: '\n',
}

const LAST = 0x10ffff

/** Decodes named, decimal and hexadecimal entities; what is none stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]*));?/gi,
    (whole, hex?: string, dec?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
      const code = hex === undefined ? Number(dec) : Number.parseInt(hex, 16)
      return code > 0 && code <= LAST ? String.fromCodePoint(code) : ''
    },
  )
}
